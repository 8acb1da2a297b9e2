import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface CountedCashProps {
  /** In the shop's currency. */
  denominations: readonly number[]
  /** By the value, as typed. */
  counts: Readonly<Record<string, string>>
  onChange: (counts: Record<string, string>) => void
}

/** How many there are of each note and coin. */
export function CountedCash({ denominations, counts, onChange }: CountedCashProps) {
  const { translate, language } = useTranslation()
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ typography: 'h3', p: 0, mb: 1.5 }}>
        {translate('closing.count')}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))' }}>
        {denominations.map((value) => (
          <TextField
            key={value}
            size="small"
            label={formatMoney(value, language)}
            value={counts[value] ?? ''}
            onChange={({ target }) => onChange({ ...counts, [value]: target.value })}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 5 } }}
          />
        ))}
      </Box>
    </Box>
  )
}
