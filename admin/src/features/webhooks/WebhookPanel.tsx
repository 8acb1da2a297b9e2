import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { Link } from 'react-router'
import { ResendWebhookDeliveriesDocument, SendTestWebhookDocument } from '../../generated/graphql'
import { type FormRecord, wholeRecord } from '../../kernel/dataProvider/FormRecord'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { filteredList } from '../../kernel/managed/filteredList'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { WebhookSecret } from './WebhookSecret'

const button = { variant: 'outlined', color: 'inherit' } as const

/** Whether messages arrive, the secret, a test, and the way to the log. */
export function WebhookPanel({ id }: { id: number }) {
  const { name } = useEntity()
  const { translate, language } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const [asksSecret, setAsksSecret] = useState(false)
  const { data: webhook } = useGetOne<FormRecord>(name, { id, meta: wholeRecord }, { gcTime: 0, retry: false })
  if (!webhook) return null
  const isUnseen = webhook.secretShownAt == null

  const test = () =>
    run(async () => {
      await askServer({ query: SendTestWebhookDocument, variables: { id } })
      return translate('webhook.tested')
    })
  const resend = () =>
    run(async () => {
      const { count } = await askServer({
        query: ResendWebhookDeliveriesDocument,
        variables: { ids: null, webhook: id },
      })
      return translate('webhook.resent', { count })
    })

  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2, maxWidth: 1240 }}>
      {webhook.switchedOffAt != null && <Alert severity="error">{translate('webhook.switchedOff')}</Alert>}
      {webhook.switchedOffAt == null && typeof webhook.failingSince === 'string' && (
        <Alert severity="warning">
          {translate('webhook.failing', { since: formatInstant(webhook.failingSince, language) })}
        </Alert>
      )}
      {isUnseen && (
        <Alert
          severity="info"
          sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 280px' }, '& .MuiAlert-action': { pt: 0 } }}
          action={
            <Button variant="contained" onClick={() => setAsksSecret(true)}>
              {translate('webhook.secret.show')}
            </Button>
          }
        >
          {translate('webhook.secret.unseen')}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button {...button} disabled={isBusy} startIcon={<Icon name="network" />} onClick={() => void test()}>
          {translate('webhook.test')}
        </Button>
        <Button
          {...button}
          component={Link}
          to={filteredList('webhookDelivery', { webhook: id })}
          startIcon={<Icon name="progress" />}
        >
          {translate('webhook.log')}
        </Button>
        <Button {...button} disabled={isBusy} startIcon={<Icon name="undo" />} onClick={() => void resend()}>
          {translate('webhook.resendFailed')}
        </Button>
        {!isUnseen && (
          <Button {...button} startIcon={<Icon name="security" />} onClick={() => setAsksSecret(true)}>
            {translate('webhook.secret.new')}
          </Button>
        )}
      </Box>
      {asksSecret && <WebhookSecret id={id} isUnseen={isUnseen} onClose={() => setAsksSecret(false)} />}
    </Box>
  )
}
