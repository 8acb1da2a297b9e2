import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AcceptedQuoteDocument, type JobKind, TakeOverQuoteDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface AcceptedQuoteProps {
  job: JobKind
  id: number
  /** The job's, or what else changes whenever it may say something else. */
  version: number
  /** The quote that it is about, where only one of them is shown. */
  quote?: number
}

/** What was accepted of a job that says something else, and how it gets the accepted lines; nothing of any other job. */
export function AcceptedQuote({ job, id, version, quote }: AcceptedQuoteProps) {
  const { translate, language } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery({
    queryKey: [job, 'accepted', id, version],
    queryFn: ({ signal }) => askServer({ query: AcceptedQuoteDocument, variables: { job, id }, signal }),
    gcTime: 0,
  })
  const accepted = data?.acceptedQuote
  if (!accepted || (quote !== undefined && quote !== accepted.quote)) return null
  const { name, total, jobTotal, hasOtherLines, jobVersion } = accepted
  const differs = total !== null && total !== jobTotal
  if (!differs && !hasOtherLines) return null
  const money = (amount: number) => formatMoney(amount, language)
  const take = () =>
    run(async () => {
      await askServer({ query: TakeOverQuoteDocument, variables: { id: accepted.quote, version: jobVersion } })
      setAsking(false)
      return translate('quotes.takenOver')
    })

  return (
    <Alert severity={differs ? 'warning' : 'info'} sx={{ mb: 1.5, maxWidth: 820 }}>
      {differs
        ? jobTotal === null
          ? translate('quotes.acceptedUnpriced', { name, total: money(total) })
          : translate('quotes.acceptedDiffers', { name, total: money(total), jobTotal: money(jobTotal) })
        : translate('quotes.acceptedOtherLines', { name })}
      {hasOtherLines && (
        <Box sx={{ mt: 1 }}>
          <Button variant="outlined" color="inherit" sx={{ minHeight: 44 }} onClick={() => setAsking(true)}>
            {translate('quotes.takeOver')}
          </Button>
        </Box>
      )}
      {isAsking && (
        <FormDialog
          title={translate('quotes.takeOver')}
          submit={translate('quotes.takeOver')}
          isBusy={isBusy}
          maxWidth="xs"
          onSubmit={() => void take()}
          onClose={() => setAsking(false)}
        >
          <div>{translate('quotes.takeOverText', { name })}</div>
        </FormDialog>
      )}
    </Alert>
  )
}
