import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { hasPairs } from '../../kernel/fields/isTranslated.js'
import { sharedFields } from '../../kernel/fields/sharedFields.js'
import { deleteRecord } from '../../kernel/records/deleteRecord.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import { type BesidesRow, ImportRow, type RowFault } from './ImportRow.js'
import { entityOf } from './importedKinds.js'

/** What became of a row that was taken back: nothing is left of it, or what stays and why. */
export type TakenBack = Pick<ImportRow, 'result' | 'faults'>

const undone: TakenBack = { result: 'undone', faults: [] }

/**
 * Takes back what a row wrote and is still as it wrote it: a new record goes to the trash, a changed one gets back what it had.
 * What somebody has changed since stays, and is named.
 * @throws ShopError as deleting or changing the record
 */
export async function takeBackRow(context: Context, row: ImportRow): Promise<TakenBack> {
  const { type } = entityOf(row.entity)
  const current = (await context.services.database.reader.findOneBy(type, { id: row.record ?? 0 })) as Row | null
  if (!current || !row.after) return undone
  const taken = await (row.before
    ? restore(context, row, current, row.before, row.after)
    : remove(context, row, current, row.after))
  if (taken.result === 'undone') await removeBesides(context, row.also ?? [])
  return taken
}

/** What went with a record goes with it, unless somebody has changed it since. */
async function removeBesides(context: Context, besides: readonly BesidesRow[]): Promise<void> {
  for (const { entity, record, after } of besides) {
    const { type } = entityOf(entity)
    const current = (await context.services.database.reader.findOneBy(type, { id: record })) as Row | null
    if (current && changedSince(after, current).length === 0) await deleteRecord(context, entityOf(entity), record)
  }
}

async function restore(
  context: Context,
  { entity }: ImportRow,
  current: Row,
  before: Values,
  after: Values,
): Promise<TakenBack> {
  const changed = changedSince(after, current)
  const names = Object.keys(before).filter((name) => !changed.includes(name) && !isSame(before[name], current[name]))
  const values = Object.fromEntries(names.map((name) => [name, before[name]]))
  if (names.length > 0) await updateRecord(context, entityOf(entity), current.id, values)
  return changed.length === 0 ? undone : { result: 'kept', faults: changed.map(fieldChanged) }
}

async function remove(context: Context, row: ImportRow, current: Row, after: Values): Promise<TakenBack> {
  const entity = entityOf(row.entity)
  const changed = changedSince(after, current)
  for (const other of await othersOfPair(context, row, current)) {
    const { after: own } = (await addedBy(context, row, other)) ?? {}
    if (!own) return { result: 'kept', faults: [{ field: null, message: { key: 'import.hasTranslation' } }] }
    // What both share was said by whichever was written last.
    const shared = new Set(sharedFields(entity.type).map(({ name }) => name))
    changed.push(...changedSince(own, other).filter((name) => !shared.has(name)))
  }
  if (changed.length > 0) return { result: 'kept', faults: [...new Set(changed)].map(fieldChanged) }
  await deleteRecord(context, entity, current.id)
  return undone
}

async function othersOfPair({ services }: Context, row: ImportRow, { id, pair }: Row): Promise<Row[]> {
  const { type } = entityOf(row.entity)
  if (!hasPairs(type)) return []
  const both = (await services.database.reader.findBy(type, { pair } as object)) as Row[]
  return both.filter((each) => each.id !== id)
}

/** The row of the same import that added a record. */
async function addedBy(
  { services }: Context,
  { import: of, entity }: ImportRow,
  { id }: Row,
): Promise<ImportRow | null> {
  const row = await services.database.reader.findOneBy(ImportRow, { import: of, entity, record: id })
  return row?.before === null ? row : null
}

function changedSince(after: Values, current: Row): string[] {
  return Object.keys(after).filter((name) => !isSame(after[name], current[name]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

function fieldChanged(field: string): RowFault {
  return { field, message: { key: 'import.changedSince' } }
}
