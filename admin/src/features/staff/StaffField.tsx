import MuiTextField from '@mui/material/TextField'
import { type FieldInputProps, useFormField } from '../../kernel/generate/field/useFormField'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useColleagues } from './useColleagues'

/** Who of the shop works on a job. */
export default function StaffField(props: FieldInputProps) {
  const { translate } = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  const { data: colleagues } = useColleagues()
  return (
    <MuiTextField
      select
      id={id}
      label={label}
      value={colleagues && typeof input.value === 'number' ? input.value : ''}
      onChange={({ target }) => input.onChange(target.value === '' ? null : Number(target.value))}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ select: { native: true }, inputLabel: { htmlFor: id, shrink: true } }}
    >
      <option value="">{translate('jobs.nobody')}</option>
      {colleagues?.map((account) => (
        <option key={account.id} value={account.id}>
          {account.name}
        </option>
      ))}
    </MuiTextField>
  )
}
