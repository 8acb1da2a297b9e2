import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { InvoiceRemindersDocument } from '../../generated/graphql'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** What the customer was reminded of, and how far these mails are. */
export function InvoiceReminders({ id }: { id: number }) {
  const { translate, language } = useTranslation()
  const { data } = useQuery({
    queryKey: ['invoice', 'reminders', id],
    queryFn: ({ signal }) => askServer({ query: InvoiceRemindersDocument, variables: { id }, signal }),
  })
  const reminders = data?.invoice?.reminders ?? []
  if (reminders.length === 0) return null
  return (
    <Box component="ul" aria-label={translate('billing.reminders')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {reminders.map(({ kind, isByHand, at, mailState }) => (
        <Box component="li" key={at} sx={{ color: 'text.secondary' }}>
          {[
            formatInstant(at, language),
            translate(`billing.reminder.${kind}`),
            isByHand && translate('billing.byHand'),
            mailState && translate(`jobs.reminderMail.${mailState}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      ))}
    </Box>
  )
}
