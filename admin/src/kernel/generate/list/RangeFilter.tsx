import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedField } from '../../managed/ManagedEntity'
import { ToolbarPopover } from './ToolbarPopover'
import { rangeEnds, useRange } from './useRange'

/** Narrows a list down to what lies from one value to another: amounts, numbers, days. */
export function RangeFilter({ field }: { field: ManagedField }) {
  const { translate, localize, language } = useTranslation()
  const { from, to, texts, isInvalid, type, clear } = useRange(field)
  const { range, isAmount } = field.kind
  const isDated = range?.isDay === true
  const shown = (value: unknown) => range?.shown(value, language)
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
              htmlInput: isDated ? {} : { inputMode: isAmount ? 'decimal' : 'numeric', autoComplete: 'off' },
              input: isAmount ? { startAdornment: <InputAdornment position="start">€</InputAdornment> } : {},
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
