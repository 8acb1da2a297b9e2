import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import { useGetList, useGetOne } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useManaged } from '../../managed/ManagedContext'
import { type FieldInputProps, useFormField } from '../form/useFormField'
import { titleOf } from '../formatValue'

const mostChoices = 50

/** Another record, searched by its title; of the same language where both have one. */
export function ReferenceField({ reference, ...props }: FieldInputProps & { reference: string }) {
  const { field } = props
  const target = useManaged().entity(reference)
  const { id, input, label, help, error } = useFormField(props)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const language: unknown = useWatch({ name: 'language' })
  const chosenId = typeof input.value === 'number' ? input.value : null

  const { data: chosen } = useGetOne<FormRecord>(reference, { id: chosenId ?? 0 }, { enabled: chosenId !== null })
  const chosenTitle = titleOf(chosen, target.titleField)
  const { data: found = [], isFetching } = useGetList<FormRecord>(reference, {
    pagination: { page: 1, perPage: mostChoices },
    sort: { field: target.titleField, order: 'ASC' },
    filter: {
      ...(target.hasLanguage && language ? { language } : {}),
      ...(search !== '' && search !== chosenTitle ? { q: search } : {}),
    },
  })
  const value = chosenId !== null && chosen?.id === chosenId ? chosen : null

  return (
    <Autocomplete
      id={id}
      options={value && !found.some((record) => record.id === value.id) ? [value, ...found] : found}
      filterOptions={(options) => options}
      value={value}
      loading={isFetching}
      onChange={(_event, record) => input.onChange(record?.id ?? null)}
      onInputChange={(_event, text) => setTyped(text)}
      onBlur={input.onBlur}
      getOptionLabel={(record) => titleOf(record, target.titleField) || `#${record.id}`}
      getOptionKey={(record) => record.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(parameters) => (
        <MuiTextField
          {...parameters}
          label={label}
          required={field.required}
          inputRef={input.ref}
          error={error !== undefined}
          helperText={error ?? help}
        />
      )}
    />
  )
}
