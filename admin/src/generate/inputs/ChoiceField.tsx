import MuiTextField from '@mui/material/TextField'
import { useTranslation } from '../../i18n/useTranslation'
import { type FieldInputProps, useFormField } from '../field/useFormField'

/** One of a fixed set of values. */
export function ChoiceField(props: FieldInputProps) {
  const { field } = props
  const { translate, localize } = useTranslation()
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
      {(!field.required || !input.value) && <option value="">{translate('form.none')}</option>}
      {(field.choices ?? []).map(({ value, label: text }) => (
        <option key={value} value={value}>
          {localize(text)}
        </option>
      ))}
    </MuiTextField>
  )
}
