import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiTextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { lazy, Suspense, useContext, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { titleOf } from '../../format/formatValue'
import { entityNames, useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useManaged } from '../../managed/ManagedContext'
import type { ManagedEntity } from '../../managed/ManagedEntity'
import { screensOf } from '../../managed/screens'
import { FieldIds, type FieldInputProps, ownFieldIds, useFormField } from '../field/useFormField'
import { RecordOption } from './RecordOption'
import { useRecordSearch } from './useRecordSearch'

const NewRecordDialog = lazy(() => import('./NewRecordDialog'))

/** Another record, searched by its title; of the same language where both have one. One that is not there yet is made in a dialog. */
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
  const detail = value && target.isTranslated ? search.detailOf(value) : undefined

  const queries = useQueryClient()
  const [isMaking, setMaking] = useState(false)
  /** What was looked for last: leaving the field empties it. */
  const [sought, setSought] = useState('')
  // One dialog, not dialogs above dialogs.
  const isOffered = useContext(FieldIds) === ownFieldIds && isMadeInDialog(target)
  const autocomplete = (
    <Autocomplete
      id={id}
      options={value && !found.some((record) => record.id === value.id) ? [value, ...found] : found}
      filterOptions={(options) => options}
      value={value}
      loading={search.isFetching}
      onChange={(_event, record) => input.onChange(record?.id ?? null)}
      onInputChange={(_event, text, reason) => {
        search.setTyped(text)
        if (reason === 'input') setSought(text.trim())
      }}
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
          helperText={
            error ??
            (detail || help ? (
              <>
                {detail && (
                  <Box component="span" sx={{ display: 'block' }}>
                    {detail}
                  </Box>
                )}
                {help}
              </>
            ) : undefined)
          }
        />
      )}
    />
  )
  if (!isOffered) return autocomplete
  return (
    <Box>
      {autocomplete}
      <Button size="small" startIcon={<Icon name="plus" />} onClick={() => setMaking(true)} sx={{ mt: 0.5 }}>
        {translation.translate('page.create', entityNames(target, translation.language))}
      </Button>
      {isMaking && (
        <Suspense fallback={null}>
          <NewRecordDialog
            entity={target}
            typed={sought}
            language={language === 'nl' || language === 'en' ? language : translation.language}
            onCreated={(record) => {
              queries.setQueryData([reference, 'getOne', { id: String(record.id), meta: undefined }], record)
              void queries.invalidateQueries({ queryKey: [reference, 'getList'] })
              input.onChange(record.id)
              setMaking(false)
            }}
            onClose={() => setMaking(false)}
          />
        </Suspense>
      )}
    </Box>
  )
}

/** Whether a dialog can make one: pages are built of blocks, which needs a screen. */
function isMadeInDialog(entity: ManagedEntity): boolean {
  return screensOf(entity).create && !entity.fields.some(({ kind }) => kind.parts === 'blocks')
}
