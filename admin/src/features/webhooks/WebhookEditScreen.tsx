import { useParams } from 'react-router'
import { EditScreen } from '../../kernel/generate/EditScreen'
import { WebhookPanel } from './WebhookPanel'

/** The form of a webhook, under how it fares and what can be done with it. */
export default function WebhookEditScreen() {
  const { id = '' } = useParams()
  return (
    <>
      <WebhookPanel key={id} id={Number(id)} />
      <EditScreen />
    </>
  )
}
