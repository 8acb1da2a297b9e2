import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { useGetOne } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { titleOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { useManaged } from '../../managed/ManagedContext'
import { type FieldInputProps, useFormField } from '../field/useFormField'
import { RecordOption } from './RecordOption'
import { useRecordSearch } from './useRecordSearch'

/** Another record, searched by its title; of the same language where both have one. */
export function ReferenceField({ reference, ...props }: FieldInputProps & { reference: string }) {
  const { field } = props
  const target = useManaged().entity(reference)
  const translation = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  const language: unknown = useWatch({ name: 'language' })
  const chosenId = typeof input.value === 'number' ? input.value : null

  const { data: chosen } = useGetOne<FormRecord>(reference, { id: chosenId ?? 0 }, { enabled: chosenId !== null })
  const search = useRecordSearch(target, language, titleOf(target, chosen, translation.language))
  const { found } = search
  const value = chosenId !== null && chosen?.id === chosenId ? chosen : null

  return (
    <Autocomplete
      id={id}
      options={value && !found.some((record) => record.id === value.id) ? [value, ...found] : found}
      filterOptions={(options) => options}
      value={value}
      loading={search.isFetching}
      onChange={(_event, record) => input.onChange(record?.id ?? null)}
      onInputChange={(_event, text) => search.setTyped(text)}
      onBlur={input.onBlur}
      getOptionLabel={search.nameOf}
      getOptionKey={(record) => record.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={(option, record) => (
        <RecordOption key={record.id} option={option} name={search.nameOf(record)} detail={search.detailOf(record)} />
      )}
      renderInput={(parameters) => (
        <MuiTextField
          {...parameters}
          label={label}
          required={field.required}
          inputRef={input.ref}
          error={error !== undefined}
          helperText={error ?? help ?? (value && target.isTranslated ? search.detailOf(value) : undefined)}
        />
      )}
    />
  )
}
