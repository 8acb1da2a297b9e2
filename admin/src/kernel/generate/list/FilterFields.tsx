import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useListContext } from 'ra-core'
import type { ReactElement } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'
import { RangeFilter } from './RangeFilter'
import { ReferenceFilter } from './ReferenceFilter'
import { listColumns } from './useColumns'
import { useDelayedFilter } from './useDelayedFilter'

interface Option {
  value: string
  text: string
}

export interface ListFilter {
  /** The names by which the list may be narrowed down. */
  names: readonly string[]
  input: ReactElement
}

/** One filter for every field that the server can filter by, and a range for the numbers and days of the overview. */
export function listFilters(entity: ManagedEntity): ListFilter[] {
  const own = entity.fields.filter((field) => field.filterable)
  const { isTranslated } = entity
  // Where a row is in both languages, how it stands with them says more than which one is asked for.
  const isLate = ({ name }: ManagedField) => isTranslated && name === 'language'
  const filterOf = (field: ManagedField) => ({ names: [field.name], input: <FieldFilter field={field} /> })
  return [
    ...(isTranslated ? [{ names: ['translationState'], input: <TranslationFilter /> }] : []),
    ...own.filter((field) => !isLate(field)).map(filterOf),
    ...rangedColumns(entity).map((field) => ({
      names: [`${field.name}From`, `${field.name}To`],
      input: <RangeFilter field={field} />,
    })),
    ...own.filter(isLate).map(filterOf),
  ]
}

export function FilterFields({ filters }: { filters: readonly ListFilter[] }) {
  return filters.map(({ names, input }) => (
    <Box key={names.join()} sx={{ flex: { xs: '1 1 130px', md: '0 1 200px' }, minWidth: 110, maxWidth: 240 }}>
      {input}
    </Box>
  ))
}

function FieldFilter({ field }: { field: ManagedField }) {
  if (field.kind.references === 'one' && field.reference)
    return <ReferenceFilter field={field} reference={field.reference} />
  return field.kind.options ? <ChoiceFilter field={field} /> : <TextFilter field={field} />
}

/** A system's number, such as an id, says nothing of a record. */
function rangedColumns(entity: ManagedEntity): ManagedField[] {
  return listColumns(entity).filter(({ hasRange, kind }) => hasRange && kind.range)
}

/** What visitors can read in one language only, or newer in Dutch than in English. */
function TranslationFilter() {
  const { translate } = useTranslation()
  const options = (['missing', 'outdated'] as const).map((value) => ({
    value,
    text: translate(`translation.${value}`),
  }))
  return <SelectFilter name="translationState" label={translate('translation.state')} options={options} />
}

function ChoiceFilter({ field }: { field: ManagedField }) {
  const { translate, localize, language } = useTranslation()
  const words = { language, yes: translate('ra.boolean.true'), no: translate('ra.boolean.false') }
  const { options, chosen } = field.kind
  return (
    <SelectFilter
      name={field.name}
      label={localize(field.label)}
      options={options?.(field, words) ?? []}
      typed={chosen}
    />
  )
}

interface SelectFilterProps {
  name: string
  label: string
  options: Option[]
  /** What the server is asked for when this is chosen; the same when not given. */
  typed?: (value: string) => unknown
}

function SelectFilter({ name, label, options, typed = (value) => value }: SelectFilterProps) {
  const { translate } = useTranslation()
  const { filterValues, setFilters } = useListContext()
  const id = `filter-${name}`

  function choose(value: string) {
    const { [name]: _dropped, ...others } = filterValues
    setFilters(value === '' ? others : { ...others, [name]: typed(value) })
  }
  return (
    <TextField
      select
      id={id}
      label={label}
      value={String(filterValues[name] ?? '')}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { htmlFor: id } }}
    >
      <option value="">{translate('list.any')}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  )
}

function TextFilter({ field }: { field: ManagedField }) {
  const { localize } = useTranslation()
  const [text, setText] = useDelayedFilter(field.name)
  return (
    <TextField
      id={`filter-${field.name}`}
      label={localize(field.label)}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  )
}
