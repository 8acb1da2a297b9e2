import TextField from '@mui/material/TextField'
import { useListContext, useTranslate } from 'ra-core'
import { useWords } from '../../i18n/useWords'
import { useEntity } from '../../managed/ManagedContext'
import type { ManagedField } from '../../managed/ManagedEntity'
import { ReferenceFilter } from './ReferenceFilter'
import { useDelayedFilter } from './useDelayedFilter'

const choosable = new Set(['choice', 'boolean', 'icon'])

interface Option {
  value: string
  text: string
}

/** One filter for every field that the server can filter by. */
export function FilterFields() {
  const { fields } = useEntity()
  return fields
    .filter((field) => field.filterable)
    .map((field) =>
      field.kind === 'reference' && field.reference ? (
        <ReferenceFilter key={field.name} field={field} reference={field.reference} />
      ) : choosable.has(field.kind) ? (
        <ChoiceFilter key={field.name} field={field} />
      ) : (
        <TextFilter key={field.name} field={field} />
      ),
    )
}

function ChoiceFilter({ field }: { field: ManagedField }) {
  const { read } = useWords()
  const translate = useTranslate()
  const options: Option[] =
    field.kind === 'boolean'
      ? [true, false].map((value) => ({ value: String(value), text: translate(`ra.boolean.${value}`) }))
      : (field.choices ?? []).map(({ value, label }) => ({ value, text: read(label) }))
  return <SelectFilter field={field} options={options} />
}

function SelectFilter({ field, options }: { field: ManagedField; options: Option[] }) {
  const { say, read } = useWords()
  const { filterValues, setFilters } = useListContext()
  const id = `filter-${field.name}`

  function choose(value: string) {
    const { [field.name]: _dropped, ...others } = filterValues
    setFilters(value === '' ? others : { ...others, [field.name]: typed(field, value) })
  }
  return (
    <TextField
      select
      id={id}
      label={read(field.label)}
      value={String(filterValues[field.name] ?? '')}
      onChange={(event) => choose(event.target.value)}
      sx={{ width: 'auto', minWidth: 130, maxWidth: 240 }}
      slotProps={{ select: { native: true }, inputLabel: { htmlFor: id } }}
    >
      <option value="">{say('list.any')}</option>
      {options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  )
}

function TextFilter({ field }: { field: ManagedField }) {
  const { read } = useWords()
  const [text, setText] = useDelayedFilter(field.name)
  return (
    <TextField
      id={`filter-${field.name}`}
      label={read(field.label)}
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ width: 150 }}
    />
  )
}

function typed(field: ManagedField, value: string): unknown {
  return field.kind === 'boolean' ? value === 'true' : value
}
