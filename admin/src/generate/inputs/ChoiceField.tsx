import MuiTextField from '@mui/material/TextField'
import { useWords } from '../../i18n/useWords'
import { type FieldInputProps, useFormField } from '../field/useFormField'

/** One of a fixed set of values. */
export function ChoiceField(props: FieldInputProps) {
  const { field } = props
  const { say, read } = useWords()
  const { id, input, label, help, error } = useFormField(props)
  return (
    <MuiTextField
      select
      id={id}
      label={label}
      required={field.required}
      value={input.value ?? ''}
      onChange={(event) => input.onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ select: { native: true }, inputLabel: { htmlFor: id } }}
    >
      {(!field.required || !input.value) && <option value="">{say('form.none')}</option>}
      {(field.choices ?? []).map(({ value, label: text }) => (
        <option key={value} value={value}>
          {read(text)}
        </option>
      ))}
    </MuiTextField>
  )
}
