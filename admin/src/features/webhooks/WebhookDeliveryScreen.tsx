import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useGetOne } from 'ra-core'
import { useParams } from 'react-router'
import { ResendWebhookDeliveriesDocument } from '../../generated/graphql'
import { type FormRecord, wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { ViewScreen } from '../../kernel/generate/ViewScreen'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import { useEntity } from '../../kernel/managed/ManagedContext'

const waitingMilliseconds = 1000

const severities = {
  waiting: 'info',
  retrying: 'warning',
  delivered: 'success',
  failed: 'error',
} as const

/** A message to a webhook: whether it has arrived, in words, and sending it again. */
export default function WebhookDeliveryScreen() {
  const { id = '' } = useParams()
  const entity = useEntity()
  const { translate, localize } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const { data: delivery } = useGetOne<FormRecord>(
    entity.name,
    { id: Number(id), meta: wholeRecord },
    {
      gcTime: 0,
      retry: false,
      // It is under way while one looks.
      refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? waitingMilliseconds : false),
    },
  )
  const status = delivery?.status as keyof typeof severities | undefined
  const failure = fieldNamed(entity, 'failure')?.choices?.find(({ value }) => value === delivery?.failure)
  const reason = failure ? localize(failure.label) : ''
  const resend = () =>
    run(async () => {
      const { count } = await askServer({
        query: ResendWebhookDeliveriesDocument,
        variables: { ids: [Number(id)] },
      })
      return translate('webhook.resent', { count })
    })

  return (
    <>
      {status && (
        <Alert
          severity={severities[status]}
          sx={{ mb: 2, maxWidth: 1240 }}
          action={
            status !== 'waiting' && (
              <Button color="inherit" disabled={isBusy} onClick={() => void resend()}>
                {translate('webhook.resend')}
              </Button>
            )
          }
        >
          {translate(`webhook.delivery.${status}`, { reason: reason.charAt(0).toLowerCase() + reason.slice(1) })}
        </Alert>
      )}
      <ViewScreen />
    </>
  )
}
