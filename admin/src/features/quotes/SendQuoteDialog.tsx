import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useNotify, useRefresh } from 'ra-core'
import { useState } from 'react'
import { SendQuoteDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { Refusal } from '../../kernel/graphql/Refusal'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { ShownQuote } from './ShownQuote'

interface SendQuoteDialogProps {
  id: number
  quote: ShownQuote
  onClose: () => void
}

/** Sends a quote as it was saved, with the mail in view: from then on it changes no more. */
export default function SendQuoteDialog({ id, quote: { mail, version }, onClose }: SendQuoteDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const refresh = useRefresh()
  const failureText = useFailureText()
  const canMail = mail?.recipient != null
  const [isMailed, setMailed] = useState(canMail)
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<string[]>([])

  async function send() {
    setBusy(true)
    try {
      await askServer({ query: SendQuoteDocument, variables: { id, isMailed, version } })
      notify(translate(isMailed ? 'quotes.sentByMail' : 'quotes.sentByHand'), { type: 'success' })
      refresh()
      onClose()
    } catch (thrown) {
      const fields = thrown instanceof Refusal ? Object.values(thrown.fields ?? {}).flat() : []
      setProblems(fields.length > 0 ? fields : [failureText(thrown)])
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={translate('quotes.send')}
      submit={translate('quotes.send')}
      isBusy={isBusy}
      failure={problems.length > 0 && problems.map((problem) => <div key={problem}>{problem}</div>)}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div>{translate('quotes.sendText')}</div>
      <FormControlLabel
        control={<Checkbox checked={isMailed} disabled={!canMail} onChange={(_, checked) => setMailed(checked)} />}
        label={canMail ? translate('quotes.byMail', { email: mail.recipient ?? '' }) : translate('quotes.noMail')}
      />
      {isMailed && mail && (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'shop.soft' }}>
          <Box sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider', fontWeight: 600 }}>{mail.subject}</Box>
          <Box sx={{ p: 1.5, whiteSpace: 'pre-line' }}>{mail.text}</Box>
        </Box>
      )}
    </FormDialog>
  )
}
