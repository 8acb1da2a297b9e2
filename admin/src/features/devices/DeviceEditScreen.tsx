import { useParams } from 'react-router'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { DeviceJobs } from './DeviceJobs'

/** The form of a device, and below it all its jobs. */
export default function DeviceEditScreen() {
  const { id = '' } = useParams()
  return (
    <>
      <EditScreen />
      <DeviceJobs key={id} id={Number(id)} />
    </>
  )
}
