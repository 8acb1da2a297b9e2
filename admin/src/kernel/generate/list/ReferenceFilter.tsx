import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useGetOne, useListContext } from 'ra-core'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { titleOf } from '../../format/formatValue'
import { useTranslation } from '../../i18n/useTranslation'
import { useManaged } from '../../managed/ManagedContext'
import type { ManagedField } from '../../managed/ManagedEntity'
import { RecordOption } from '../references/RecordOption'
import { useRecordSearch } from '../references/useRecordSearch'

/** Narrows a list down to what refers to one record, such as the jobs of a customer. */
export function ReferenceFilter({ field, reference }: { field: ManagedField; reference: string }) {
  const target = useManaged().entity(reference)
  const { translate, localize, language } = useTranslation()
  const { filterValues, setFilters } = useListContext()
  const id: number | null = filterValues[field.name] ?? null
  const { data: chosen } = useGetOne<FormRecord>(reference, { id: id ?? 0 }, { enabled: id !== null })
  const value = id !== null && chosen?.id === id ? chosen : null
  const search = useRecordSearch(target, undefined, titleOf(target, chosen, language))
  const nameOf = (record: FormRecord) =>
    target.isTranslated && record.language
      ? `${search.nameOf(record)} (${record.language.toUpperCase()})`
      : search.nameOf(record)

  function choose(record: FormRecord | null) {
    const { [field.name]: _dropped, ...others } = filterValues
    setFilters(record ? { ...others, [field.name]: record.id } : others)
  }
  return (
    <Autocomplete
      id={`filter-${field.name}`}
      options={search.found}
      filterOptions={(options) => options}
      value={value}
      loading={search.isFetching}
      onChange={(_event, record) => choose(record)}
      onInputChange={(_event, text, reason) => search.setTyped(reason === 'input' ? text : '')}
      getOptionLabel={nameOf}
      getOptionKey={(record) => record.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={(option, record) => (
        <RecordOption key={record.id} option={option} name={nameOf(record)} detail={search.detailOf(record)} />
      )}
      renderInput={(parameters) => (
        <TextField {...parameters} label={localize(field.label)} placeholder={translate('list.any')} />
      )}
    />
  )
}
