import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { fieldsOf, isStored, isWritable } from '../../kernel/fields/FieldDescription.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import type { DataImport } from './DataImport.js'
import type { RowFault } from './ImportRow.js'
import { addRecord, entityOf } from './importedKinds.js'
import type { RowPlan } from './planRow.js'

/** What was written: the record, and what of it was otherwise before. */
export interface WrittenRow {
  record: Row
  before: Values | null
  after: Values
}

/**
 * Writes what a row says by the ways of the form: judged, in the history, with all that goes with a change.
 * @throws ShopError as adding or changing the record
 */
export async function writeRow(context: Context, of: DataImport, { record, input }: RowPlan): Promise<WrittenRow> {
  if (!record) {
    const added = await addRecord(context, of.entity, input)
    return { record: added, before: null, after: ownValues(of.entity, added) }
  }
  const written = await updateRecord(context, entityOf(of.entity), record.id, input)
  const names = Object.keys(input)
  const of_ = (row: Row): Values => Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
  return { record: written, before: of_(record), after: of_(written) }
}

/** What people say of a record, without what the shop computes. */
export function ownValues(name: string, row: Row): Values {
  const own = fieldsOf(entityOf(name).type).filter((field) => isStored(field) && isWritable(field) && !field.computed)
  return Object.fromEntries(own.map((field) => [field.name, row[field.name] ?? null]))
}

/** What was refused, in the words of the catalogue. @throws what is no refusal */
export function faultsOf(error: unknown): RowFault[] {
  if (!(error instanceof ShopError) || error.code === 'UNAVAILABLE') throw error
  const { fields, message } = error.details
  const named = Object.entries(fields ?? {}).flatMap(([field, messages]) =>
    messages.slice(0, 1).map((each) => ({ field: field.split('.')[0] ?? field, message: each })),
  )
  return named.length > 0 ? named : [{ field: null, message: message ?? { key: `error.${error.code}` } }]
}
