import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { InvoiceDeliveryDocument, MailInvoiceDocument } from '../../generated/graphql'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'

const CodeDialog = lazy(() => import('../../kernel/print/CodeDialog'))

/** The customer's page of an invoice, the way to mail it, and how far what was mailed is. */
export function InvoiceDelivery({ id }: { id: number }) {
  const { translate, language } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const [isShown, setShown] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: ['invoice', 'delivery', id],
    queryFn: ({ signal }) => askServer({ query: InvoiceDeliveryDocument, variables: { id }, signal }),
  })
  if (!data) return null
  const { recipient, address, mails } = data.invoiceDelivery
  const mail = () =>
    run(async () => {
      await askServer({ query: MailInvoiceDocument, variables: { id } })
      await refetch()
      return translate('billing.mailOnItsWay')
    })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        variant="outlined"
        startIcon={<Icon name="envelope" />}
        disabled={recipient === null}
        aria-disabled={isBusy}
        onClick={() => !isBusy && void mail()}
        sx={{ minHeight: 44 }}
      >
        {translate('billing.mailInvoice')}
      </Button>
      {address && (
        <Button onClick={() => setShown(true)} sx={{ minHeight: 44 }}>
          {translate('billing.code')}
        </Button>
      )}
      {address && (
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noreferrer"
          startIcon={<Icon name="external" />}
          sx={{ minHeight: 44 }}
        >
          {translate('billing.customerPage')}
        </Button>
      )}
      {address && isShown && (
        <Suspense fallback={null}>
          <CodeDialog
            title={translate('billing.code')}
            text={translate('billing.codeText')}
            address={address}
            onClose={() => setShown(false)}
          />
        </Suspense>
      )}
      <Box sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        {recipient === null ? translate('billing.noRecipient') : translate('billing.mailTo', { recipient })}
      </Box>
      {mails.length > 0 && (
        <Box component="ul" aria-label={translate('billing.mails')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {mails.map(({ at, recipient: to, state }) => (
            <Box component="li" key={at} sx={{ color: 'text.secondary' }}>
              {[formatInstant(at, language), to, translate(`jobs.reminderMail.${state}`)].join(' · ')}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
