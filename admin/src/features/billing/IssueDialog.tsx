import Box from '@mui/material/Box'
import type { InvoiceDocument } from '@shop/server/invoiceDocument'
import { useNotify } from 'ra-core'
import { IssueInvoiceDocument } from '../../generated/graphql'
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
  const issue = () =>
    book(async () => {
      const variables = { id, version, total: Number(document.totals.total) }
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
      <InvoiceSheet document={document} />
    </FormDialog>
  )
}
