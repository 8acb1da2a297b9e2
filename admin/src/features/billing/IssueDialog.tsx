import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { InvoiceDocument } from '@shop/server/invoiceDocument'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { InvoiceDeliveryDocument, IssueInvoiceDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { InvoiceSheet } from './InvoiceSheet'
import { Problems } from './Problems'
import type { ShownInvoice } from './ShownInvoice'
import { useBooking } from './useBooking'

interface IssueDialogProps {
  invoice: ShownInvoice
  document: InvoiceDocument
  onClose: () => void
  onDone: () => void
}

/** Gives a draft its number, with what it will say in view: from then on it changes no more. */
export default function IssueDialog({ invoice: { id, version }, document, onClose, onDone }: IssueDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const { isBusy, problems, book } = useBooking()
  const [wantsMail, setWantsMail] = useState(true)
  const { data } = useQuery({
    queryKey: ['invoice', 'delivery', id],
    queryFn: ({ signal }) => askServer({ query: InvoiceDeliveryDocument, variables: { id }, signal }),
  })
  const recipient = data?.invoiceDelivery.recipient ?? null
  const isMailed = wantsMail && recipient !== null
  const issue = () =>
    book(async () => {
      const variables = { id, version, total: Number(document.totals.total), isMailed }
      const { issueInvoice } = await askServer({ query: IssueInvoiceDocument, variables })
      notify(translate('billing.billed', { number: issueInvoice.name ?? '' }), { type: 'success' })
      onDone()
    })
  return (
    <FormDialog
      title={translate('billing.makeFinal')}
      submit={translate('billing.makeFinal')}
      maxWidth="md"
      failure={problems.length > 0 && <Problems texts={problems} />}
      {...{ isBusy, onClose }}
      onSubmit={() => void issue()}
    >
      <Box>{translate('billing.finalText')}</Box>
      {recipient !== null && (
        <div>
          <FormControlLabel
            control={<Checkbox checked={wantsMail} onChange={({ target }) => setWantsMail(target.checked)} />}
            label={translate('billing.alsoMail')}
          />
          <Box sx={{ color: 'text.secondary' }}>{translate('billing.mailTo', { recipient })}</Box>
        </div>
      )}
      <InvoiceSheet document={document} />
    </FormDialog>
  )
}
