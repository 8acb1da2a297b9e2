import type { RecordChangesInput } from '../../../generated/graphql'
import type { FormRecord } from '../../dataProvider/FormRecord'
import type { ManagedField } from '../../managed/ManagedEntity'
import { sentFact, takenBack, typedValue } from './factChange'

/** What was typed in the cells of a record, and the record as it was read then. */
export interface TypedRow {
  before: FormRecord
  texts: Readonly<Record<string, string>>
}

export type TypedRows = ReadonlyMap<number, TypedRow>

/** With what was typed in a cell; what says the same as the record does is no change. */
export function withTyped(rows: TypedRows, record: FormRecord, field: ManagedField, text: string): TypedRows {
  const { before, texts } = rows.get(record.id) ?? { before: record, texts: {} }
  const { [field.name]: _dropped, ...others } = texts
  const isSame = typedValue(field, text) === (before[field.name] ?? null)
  const typed = isSame ? others : { ...others, [field.name]: text }
  const next = new Map(rows)
  if (Object.keys(typed).length === 0) next.delete(record.id)
  else next.set(record.id, { before, texts: typed })
  return next
}

/** What is sent of them and what takes that back; the cells whose text is no value, by their place such as `12.price`. */
export function sentCells(fields: readonly ManagedField[], rows: TypedRows) {
  const sent: RecordChangesInput[] = []
  const back: RecordChangesInput[] = []
  const wrong: string[] = []
  for (const [id, { before, texts }] of rows) {
    const facts = fields.flatMap((field) => {
      const text = texts[field.name]
      return text === undefined ? [] : [{ field, value: typedValue(field, text) }]
    })
    wrong.push(...facts.filter(({ value }) => value === undefined).map(({ field }) => `${id}.${field.name}`))
    sent.push({ id, version: before.version, fields: facts.map(({ field, value }) => sentFact(field, { value })) })
    back.push({ id, fields: facts.map(({ field }) => takenBack(field, before, {})) })
  }
  return { sent, back, wrong }
}

/** How many cells differ from what is stored. */
export function countTyped(rows: TypedRows): number {
  return [...rows.values()].reduce((sum, { texts }) => sum + Object.keys(texts).length, 0)
}
