import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { dayOf } from '../../format/dayBounds'
import { formatDay, formatMoney } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import type { Language, ManagedField } from '../../managed/ManagedEntity'
import { ToolbarPopover } from './ToolbarPopover'
import { rangeEnds, useRange } from './useRange'

/** Narrows a list down to what lies from one value to another: amounts, numbers, days. */
export function RangeFilter({ field }: { field: ManagedField }) {
  const { translate, localize, language } = useTranslation()
  const { from, to, texts, isInvalid, type, clear } = useRange(field)
  const isDated = field.kind === 'day' || field.kind === 'instant'
  const shown = (value: unknown) => shownEnd(field, value, language)
  const detail =
    from === undefined
      ? to === undefined
        ? undefined
        : `≤ ${shown(to)}`
      : to === undefined
        ? `≥ ${shown(from)}`
        : `${shown(from)} – ${shown(to)}`

  return (
    <ToolbarPopover icon={isDated ? 'calendar' : 'options'} label={localize(field.label)} detail={detail}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        {rangeEnds.map((end) => (
          <TextField
            key={end}
            id={`filter-${field.name}${end}`}
            type={isDated ? 'date' : 'text'}
            label={translate(end === 'From' ? 'range.from' : 'range.to')}
            value={texts[end]}
            onChange={(event) => type(end, event.target.value)}
            error={isInvalid[end]}
            helperText={isInvalid[end] && translate('range.invalid')}
            sx={{ width: 152 }}
            slotProps={{
              htmlInput: isDated
                ? {}
                : { inputMode: field.kind === 'money' ? 'decimal' : 'numeric', autoComplete: 'off' },
              input:
                field.kind === 'money' ? { startAdornment: <InputAdornment position="start">€</InputAdornment> } : {},
            }}
          />
        ))}
      </Box>
      <Button color="inherit" fullWidth onClick={clear} sx={{ mt: 1 }}>
        {translate('range.clear')}
      </Button>
    </ToolbarPopover>
  )
}

function shownEnd({ kind }: ManagedField, value: unknown, language: Language): string {
  if (kind === 'money') return formatMoney(Number(value), language)
  if (kind === 'day') return formatDay(String(value), language)
  return kind === 'instant' ? formatDay(dayOf(String(value)), language) : String(value)
}
