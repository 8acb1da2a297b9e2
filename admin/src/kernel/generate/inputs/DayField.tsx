import MuiTextField from '@mui/material/TextField'
import { formatWeekday } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { type FieldInputProps, useFormField } from '../field/useFormField'

/** A day of the calendar, in words too: a browser writes days in its own language. */
export function DayField(props: FieldInputProps) {
  const { language } = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  return (
    <MuiTextField
      id={id}
      type="date"
      label={label}
      required={props.field.required}
      value={input.value ?? ''}
      onChange={(event) => input.onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={error !== undefined}
      helperText={error ?? help ?? (typeof input.value === 'string' ? formatWeekday(input.value, language) : undefined)}
      sx={{ maxWidth: 220 }}
    />
  )
}
