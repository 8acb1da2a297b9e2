import MuiTextField from '@mui/material/TextField'
import { type FieldInputProps, useFormField } from '../field/useFormField'

/** A day of the calendar. */
export function DayField(props: FieldInputProps) {
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
      helperText={error ?? help}
      sx={{ maxWidth: 220 }}
    />
  )
}
