import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { unitsOf } from '@shop/server/money'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { amountsOf, type Receipt, type Returned, takenOf } from './Receipt'

interface ReturnedLinesProps {
  receipt: Receipt
  returned: Returned
  onChange: (returned: Returned) => void
}

/** The lines of a receipt of which something can be taken back, and how many of each come back. */
export function ReturnedLines({ receipt, returned, onChange }: ReturnedLinesProps) {
  const { translate, language } = useTranslation()
  const toggle = (place: number) => {
    const { [place]: before, ...others } = returned
    onChange(before === undefined ? { ...others, [place]: '1' } : others)
  }
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        {translate('billing.creditLines')}
      </Box>
      {receipt.lines.map((line) => {
        const { place, pieces } = line
        const { description = '' } = receipt.document.lines[place] ?? {}
        const typed = returned[place]
        const taken = typed === undefined ? null : takenOf(receipt, { [place]: typed })
        // What is not chosen says what all that is left of it comes to.
        const whole = typed === undefined ? [{ ...line, pieces: null }] : taken
        return (
          <Box
            key={place}
            sx={{
              ...{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: 1 },
              ...{ py: 0.5, borderBottom: 1, borderColor: 'divider' },
            }}
          >
            <FormControlLabel
              control={<Checkbox checked={typed !== undefined} onChange={() => toggle(place)} />}
              label={description}
              sx={{ overflowWrap: 'anywhere', mr: 0 }}
            />
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {whole ? formatMoney(unitsOf(amountsOf({ ...receipt, openAmount: 0 }, whole).total), language) : '–'}
            </Box>
            {typed !== undefined && pieces !== null && pieces > 1 && (
              <TextField
                size="small"
                label={translate('till.howMany', { count: pieces })}
                value={typed}
                error={taken === null}
                onChange={({ target }) => onChange({ ...returned, [place]: target.value })}
                slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 4 } }}
                sx={{ width: 170, mb: 0.5 }}
              />
            )}
          </Box>
        )
      })}
    </Box>
  )
}
