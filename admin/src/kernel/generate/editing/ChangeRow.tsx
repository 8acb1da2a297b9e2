import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedField } from '../../managed/ManagedEntity'
import { type FactChange, type Rounding, roundings, typedValue, unchanged, type Way, waysOf } from './factChange'
import { useFactOptions } from './factOptions'

interface ChangeRowProps {
  field: ManagedField
  change: FactChange
  onChange: (change: FactChange) => void
}

const labelled = (id: string) => ({ select: { native: true }, inputLabel: { htmlFor: id } })

/** What changes in one field: how, by how much, and to what it is rounded. */
export function ChangeRow({ field, change, onChange }: ChangeRowProps) {
  const { translate, localize } = useTranslation()
  const id = useId()
  const options = useFactOptions(field)
  const { way, text, rounding } = change
  const label = localize(field.label)
  const isPercent = way === 'percentPlus' || way === 'percentMinus'
  if (options) {
    const choose = (value: string) =>
      onChange({
        ...unchanged,
        ...(value !== 'keep' && { way: 'set', text: value }),
        byLanguage: options.find((option) => option.value === value)?.byLanguage,
      })
    return (
      <TextField
        select
        id={id}
        label={label}
        value={way === 'keep' ? 'keep' : text}
        onChange={({ target }) => choose(target.value)}
        slotProps={labelled(id)}
      >
        <option value="keep">{translate('editing.keep')}</option>
        {!field.required && <option value="">{translate('editing.none')}</option>}
        {options.map(({ value, text: shown }) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </TextField>
    )
  }
  const isWrong = way === 'set' ? text.trim() !== '' && typedValue(field, text) === undefined : false
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 150px' } }}>
      <TextField
        select
        id={id}
        label={label}
        value={way}
        onChange={({ target }) => onChange({ ...change, way: target.value as Way })}
        slotProps={labelled(id)}
      >
        {waysOf(field).map((each) => (
          <option key={each} value={each}>
            {translate(`editing.${each}`)}
          </option>
        ))}
      </TextField>
      {way !== 'keep' && (
        <TextField
          id={`${id}-value`}
          label={translate(isPercent ? 'editing.percent' : 'editing.value', { field: label })}
          value={text}
          error={isWrong}
          onChange={({ target }) => onChange({ ...change, text: target.value })}
          autoFocus
          slotProps={{ htmlInput: { inputMode: field.kind.isWhole ? 'numeric' : 'decimal', autoComplete: 'off' } }}
        />
      )}
      {isPercent && (
        <TextField
          select
          id={`${id}-rounding`}
          label={translate('editing.rounding', { field: label })}
          value={rounding}
          onChange={({ target }) => onChange({ ...change, rounding: target.value as Rounding })}
          slotProps={labelled(`${id}-rounding`)}
        >
          {roundings.map((each) => (
            <option key={each} value={each}>
              {translate(`editing.${each}`)}
            </option>
          ))}
        </TextField>
      )}
    </Box>
  )
}
