import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import MuiTextField from '@mui/material/TextField'
import { useGetMany } from 'ra-core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { visuallyHidden } from '../../components/visuallyHidden'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import { useManaged } from '../../managed/ManagedContext'
import { type FieldInputProps, useFormField } from '../field/useFormField'
import { ChosenRecord } from './ChosenRecord'
import { RecordOption } from './RecordOption'
import { useRecordSearch } from './useRecordSearch'

/** Other records in an order that one chooses, as many as there may be; of the page's language. */
export function ReferencesField({ reference, ...props }: FieldInputProps & { reference: string }) {
  const { field } = props
  const target = useManaged().entity(reference)
  const { translate } = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  const language: unknown = useWatch({ name: 'language' })
  const search = useRecordSearch(target, language)
  const [announcement, setAnnouncement] = useState('')
  const ids = Array.isArray(input.value) ? (input.value as number[]) : []
  const { data: records = [] } = useGetMany<FormRecord>(reference, { ids })
  const nameOf = (chosen: number) => {
    const record = records.find((candidate) => candidate?.id === chosen)
    return record ? search.nameOf(record) : `#${chosen}`
  }

  function move(from: number, to: number) {
    const moved = [...ids]
    moved.splice(to, 0, ...moved.splice(from, 1))
    input.onChange(moved)
    setAnnouncement(translate('blocks.moved', { name: nameOf(ids[from] ?? 0), number: to + 1, total: ids.length }))
  }
  const isFull = field.max !== null && ids.length >= field.max
  const limit = field.max === null ? undefined : translate('references.most', { max: field.max })

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ fontWeight: 600, fontSize: '0.92rem', p: 0, mb: 0.5 }}>
        {label}
        {field.required && ' *'}
      </Box>
      {ids.length > 0 && (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, display: 'grid', gap: 0.5 }}>
          {ids.map((chosen, index) => (
            <ChosenRecord
              key={chosen}
              name={nameOf(chosen)}
              isFirst={index === 0}
              isLast={index === ids.length - 1}
              onMove={(by) => move(index, index + by)}
              onRemove={() => input.onChange(ids.filter((other) => other !== chosen))}
            />
          ))}
        </Box>
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      {!isFull && (
        <Autocomplete
          id={id}
          options={search.found.filter((record) => !ids.includes(record.id))}
          filterOptions={(options) => options}
          value={null as FormRecord | null}
          loading={search.isFetching}
          onChange={(_event, record) => record && input.onChange([...ids, record.id])}
          inputValue={search.typed}
          // Having chosen one, the field is empty for the next.
          onInputChange={(_event, text, reason) => search.setTyped(reason === 'input' ? text : '')}
          onBlur={input.onBlur}
          getOptionLabel={search.nameOf}
          getOptionKey={(record) => record.id}
          renderOption={(option, record) => (
            <RecordOption
              key={record.id}
              option={option}
              name={search.nameOf(record)}
              detail={search.detailOf(record)}
            />
          )}
          renderInput={(parameters) => (
            <MuiTextField
              {...parameters}
              placeholder={translate('references.add')}
              inputRef={input.ref}
              error={error !== undefined}
              slotProps={{
                ...parameters.slotProps,
                htmlInput: {
                  ...parameters.slotProps.htmlInput,
                  'aria-label': translate('references.addTo', { label }),
                  'aria-describedby': `${id}-text`,
                },
              }}
            />
          )}
        />
      )}
      <FormHelperText id={`${id}-text`} error={error !== undefined}>
        {error ?? [help, limit].filter(Boolean).join(' ')}
      </FormHelperText>
    </Box>
  )
}
