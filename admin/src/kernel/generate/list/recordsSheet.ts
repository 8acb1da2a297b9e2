import type { Sheet, SheetCell } from '@shop/server/Sheet'
import type { FormRecord } from '../../dataProvider/FormRecord'
import type { ManagedEntity, ManagedField } from '../../managed/ManagedEntity'

/** The words of the headings, in the reader's language. */
interface SheetWords {
  labelOf(field: ManagedField): string
  /** Of the record in the other language. */
  translation: string
}

interface Column {
  heading: string
  cell(record: FormRecord): SheetCell
}

/** The fields of a record that a file can hold. */
export function exportedFields({ fields }: ManagedEntity): ManagedField[] {
  const first = ['id', 'language']
  const rank = ({ name }: ManagedField) => (first.indexOf(name) + first.length + 1) % (first.length + 1)
  return fields
    .filter(({ kind, writeOnly }) => !writeOnly && kind.sheet !== null)
    .sort((one, other) => rank(one) - rank(other))
}

/**
 * Records as a table with all that an import needs: every field with its value as it is stored, whatever the list shows,
 * the ids of records and of what they refer to beside its name. Lists within a field are JSON.
 */
export function recordsSheet(entity: ManagedEntity, records: readonly FormRecord[], words: SheetWords): Sheet {
  // What only the search knows is never answered.
  const isAnswered = ({ name }: ManagedField) => records.length === 0 || records.some((record) => name in record)
  const fields = exportedFields(entity).filter(isAnswered)
  const labels = fields.map(words.labelOf)
  const columns = fields.flatMap((field, index) => {
    const label = labels[index] ?? field.name
    // Of two with the same words each is told by its name.
    return columnsOf(field, labels.filter((other) => other === label).length > 1 ? `${label} (${field.name})` : label)
  })
  if (entity.isTranslated) {
    columns.push({ heading: `${words.translation} (id)`, cell: ({ sibling }) => sibling && { number: sibling.id } })
  }
  return {
    headings: columns.map(({ heading }) => heading),
    rows: records.map((record) => columns.map(({ cell }) => cell(record))),
  }
}

function columnsOf(field: ManagedField, heading: string): Column[] {
  const cell = (record: FormRecord) => cellOf(field, record[field.name])
  if (field.kind.references !== 'one') return [{ heading, cell }]
  return [
    { heading, cell: ({ referenced }) => referenced[field.name]?.title ?? null },
    { heading: `${heading} (id)`, cell },
  ]
}

function cellOf({ kind }: ManagedField, value: unknown): SheetCell {
  return value === null || value === undefined || value === '' ? null : (kind.sheet?.(value) ?? null)
}
