import MuiTextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { StaffAccountsDocument } from '../../generated/graphql'
import { type FieldInputProps, useFormField } from '../../kernel/generate/field/useFormField'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** One of the shop's own accounts. */
export default function StaffField(props: FieldInputProps) {
  const { translate } = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  const { data } = useQuery({
    queryKey: ['staffAccounts', 'choices'],
    queryFn: ({ signal }) => askServer({ query: StaffAccountsDocument, signal }),
  })
  return (
    <MuiTextField
      select
      id={id}
      label={label}
      value={data && typeof input.value === 'number' ? input.value : ''}
      onChange={({ target }) => input.onChange(target.value === '' ? null : Number(target.value))}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ select: { native: true }, inputLabel: { htmlFor: id, shrink: true } }}
    >
      <option value="">{translate('jobs.nobody')}</option>
      {data?.staffAccounts.map((account) => (
        <option key={account.id} value={account.id}>
          {account.name}
        </option>
      ))}
    </MuiTextField>
  )
}
