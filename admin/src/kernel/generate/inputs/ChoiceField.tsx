import MuiTextField from '@mui/material/TextField'
import { useTranslation } from '../../i18n/useTranslation'
import { type FieldInputProps, useFormField } from '../field/useFormField'

/** One of a fixed set of values, which may be numbers. What was chosen before and is none of them now is named. */
export function ChoiceField(props: FieldInputProps) {
  const { field } = props
  const { translate, localize } = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  const choices = field.choices ?? []
  const isFilled = input.value != null && input.value !== ''
  const isFormer = isFilled && !choices.some(({ value }) => value === String(input.value))
  const choose = (value: string) => {
    if (value === '') input.onChange(null)
    else input.onChange(field.kind.isNumeric ? Number(value) : value)
  }
  return (
    <MuiTextField
      select
      id={id}
      label={label}
      required={field.required}
      value={input.value ?? ''}
      onChange={(event) => choose(event.target.value)}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ select: { native: true }, inputLabel: { htmlFor: id } }}
    >
      {(!field.required || !isFilled) && <option value="">{translate('form.none')}</option>}
      {isFormer && <option value={String(input.value)}>{translate('form.former', { value: input.value })}</option>}
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {localize(text)}
        </option>
      ))}
    </MuiTextField>
  )
}
