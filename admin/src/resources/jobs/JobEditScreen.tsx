import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { EditScreen } from '../../generate/EditScreen'
import { wholeRecord } from '../../generate/wholeRecord'
import { JobTimeline } from '../../jobs/JobTimeline'
import { useEntity } from '../../managed/ManagedContext'

/** The form of a job, and below it what has happened to it. */
export default function JobEditScreen() {
  const { id = '' } = useParams()
  const entity = useEntity()
  const { data } = useGetOne<FormRecord>(
    entity.name,
    { id: Number(id), meta: wholeRecord },
    { gcTime: 0, retry: false },
  )
  return (
    <>
      <EditScreen />
      {data && <JobTimeline id={Number(id)} version={Number(data.version)} />}
    </>
  )
}
