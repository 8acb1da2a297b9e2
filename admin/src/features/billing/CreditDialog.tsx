import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import type { InvoiceDocument } from '@shop/server/invoiceDocument'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { CreditInvoiceDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from './MethodChoice'
import { type Method, useMethods } from './methods'
import { Problems } from './Problems'
import { useBooking } from './useBooking'

interface CreditDialogProps {
  id: number
  document: InvoiceDocument
  onClose: () => void
  onDone: () => void
}

/** Takes an invoice back, in whole or by line, and says how money is given back. */
export default function CreditDialog({ id, document, onClose, onDone }: CreditDialogProps) {
  const { translate, language } = useTranslation()
  const notify = useNotify()
  const methods = useMethods(true)
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set())
  const [refund, setRefund] = useState<Method | null>('later')
  const [givesBackStock, setGivesBackStock] = useState(false)
  const [text, setText] = useState('')
  const { isBusy, problems, book } = useBooking()
  const places = document.lines.map((_, place) => place)
  const taken = places.filter((place) => !kept.has(place))
  const toggle = (place: number) => {
    const next = new Set(kept)
    if (!next.delete(place)) next.add(place)
    setKept(next)
  }
  const credit = () =>
    book(async (key) => {
      const { creditInvoice } = await askServer({
        query: CreditInvoiceDocument,
        variables: {
          ...{ id, key, givesBackStock },
          lines: kept.size === 0 ? null : taken,
          text: text.trim() || null,
          refund: refund === 'later' ? null : refund,
        },
      })
      notify(translate('billing.billed', { number: creditInvoice.name ?? '' }), { type: 'success' })
      onDone()
    })
  return (
    <FormDialog
      title={translate('billing.creditOf', { number: document.number })}
      submit={translate('billing.credit')}
      isReady={taken.length > 0}
      failure={problems.length > 0 && <Problems texts={problems} />}
      {...{ isBusy, onClose }}
      onSubmit={() => void credit()}
    >
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
          {translate('billing.creditLines')}
        </Box>
        {document.lines.map(({ description, net, vat }, place) => (
          <FormControlLabel
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued document never move
            key={place}
            sx={{ display: 'flex' }}
            control={<Checkbox checked={!kept.has(place)} onChange={() => toggle(place)} />}
            label={`${description} · ${formatMoney(Number(net) + Number(vat), language)}`}
          />
        ))}
      </Box>
      <MethodChoice title={translate('billing.refund')} choices={methods} value={refund} onChange={setRefund} />
      <FormControlLabel
        control={<Checkbox checked={givesBackStock} onChange={(_, checked) => setGivesBackStock(checked)} />}
        label={translate('billing.stockBack')}
      />
      <TextField
        label={translate('billing.creditText')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 400 } }}
      />
    </FormDialog>
  )
}
