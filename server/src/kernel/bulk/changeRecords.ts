import { setImmediate as nextTurn } from 'node:timers/promises'
import { allow, isThere } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { type FieldErrors, invalidField, ShopError } from '../errors/ShopError.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { joined } from '../publication/publishRelease.js'
import type { RecordVersion } from '../records/changeMany.js'
import { lockExistingRow, lockedRow, lockRows } from '../records/lockedRow.js'
import { namesOf } from '../records/manyRecords.js'
import { notFound } from '../records/notFound.js'
import { updateRecord } from '../records/updateRecord.js'
import { editedField, valueOfText } from './editedField.js'

/** Records that one call may change: more would keep others from writing for too long. */
export const maxChanged = 250

/** What a field of a record is to be: a value as a text, or so much more than there is. */
export interface FieldChange {
  field: string
  /** As the API has it, such as `24.95` or the name of a choice; null empties the field. */
  value?: string | null
  /** Of a count: what is added to it, whatever it is by then. */
  plus?: number | null
}

export interface RecordChanges {
  id: number
  /** The version that was read; not compared when not given. */
  version?: number | null
  fields: readonly FieldChange[]
}

interface Refusals {
  faults: FieldErrors
  stale: Row[]
}

/** Ends the transaction of a trial. */
class Trial extends Error {}

/**
 * Gives several records values of their own, each as an update of it: all of them or none.
 * @param isTrial whether all is undone once it is known that nothing stands in its way
 * @returns the records that changed with their versions from then on; none for a trial
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT that names those that another user changed in the
 * meantime, or VALIDATION; both say all that is wrong under the id of the record and the field: `12.price`, `12` for a stale one
 */
export async function changeRecords(
  context: Context,
  entity: ManagedEntity,
  rows: readonly RecordChanges[],
  isTrial: boolean,
): Promise<RecordVersion[]> {
  const permission = allow(context.viewer, 'update', entity.name)
  assertRows(entity, rows)
  const { changes } = permission
  if (changes && rows.some(({ fields }) => fields.some(({ field }) => !changes.includes(field)))) {
    throw new ShopError('FORBIDDEN')
  }
  try {
    return await context.services.database.writeTogether(async (database) => {
      const within = joined(context, database)
      const refusals: Refusals = { faults: {}, stale: [] }
      const before = await database.write(async (manager) => {
        const ids = rows.map(({ id }) => id)
        await lockRows(manager, entity, ids)
        const locked: Row[] = []
        for (const id of ids) locked.push(await lockExistingRow(manager, entity, id))
        return locked
      })
      if (before.some((row) => !isThere(permission, row))) throw notFound(entity)
      await changeAll(within, entity, rows, before, refusals)
      assertNoneRefused(entity, refusals)
      if (isTrial) throw new Trial()
      return changedOf(within, entity, before)
    })
  } catch (error) {
    if (error instanceof Trial) return []
    throw error
  }
}

/** @throws ShopError VALIDATION for no rows, too many, the same record twice, or a field that is not changed in lists */
function assertRows(entity: ManagedEntity, rows: readonly RecordChanges[]): void {
  const areDistinct = new Set(rows.map(({ id }) => id)).size === rows.length
  if (rows.length === 0 || rows.length > maxChanged || !areDistinct) {
    throw invalidField('rows', { key: 'bulk.rows', values: { max: maxChanged } })
  }
  for (const { fields } of rows) for (const { field } of fields) editedField(entity, field)
}

async function changeAll(
  context: Context,
  entity: ManagedEntity,
  rows: readonly RecordChanges[],
  before: readonly Row[],
  { faults, stale }: Refusals,
): Promise<void> {
  /** What was added to a fact of a pair: with its translation among the rows it counts once. */
  const added = new Set<string>()
  for (const [index, row] of rows.entries()) {
    const read = before[index]
    if (!read) continue
    if (row.version != null && row.version !== read.version) {
      stale.push(read)
      faults[read.id] = [{ key: 'bulk.rowChanged' }]
      continue
    }
    Object.assign(faults, await faultsOf(row.id, () => changeOne(context, entity, row, added)))
    // Others are answered meanwhile.
    await nextTurn()
  }
}

async function changeOne(
  context: Context,
  entity: ManagedEntity,
  { id, fields }: RecordChanges,
  added: Set<string>,
): Promise<void> {
  // As its translation may have left it, if that was written before.
  const now = await context.services.database.write((manager) => lockedRow(manager, entity, id))
  if (!now) throw notFound(entity)
  const values: Values = {}
  const wrong: FieldErrors = {}
  for (const { field: name, value, plus } of fields) {
    const field = editedField(entity, name)
    const key = `${now.pair ?? now.id}.${name}`
    if (plus != null && field.shared && added.has(key)) continue
    const read = plus == null ? valueOfText(entity, field, value ?? null) : { value: Number(now[name] ?? 0) + plus }
    if ('fault' in read) wrong[name] = [read.fault]
    else if (read.value !== now[name]) values[name] = read.value
    if (plus != null) added.add(key)
  }
  if (Object.keys(wrong).length > 0) throw new ShopError('VALIDATION', { fields: wrong })
  if (Object.keys(values).length > 0) await updateRecord(context, entity, id, { ...values, version: now.version })
}

async function faultsOf(id: number, work: () => Promise<void>): Promise<FieldErrors> {
  try {
    await work()
    return {}
  } catch (error) {
    if (!(error instanceof ShopError) || error.status >= 500) throw error
    const { fields, message } = error.details
    if (!fields) return { [id]: [message ?? { key: `error.${error.code}` }] }
    return Object.fromEntries(Object.entries(fields).map(([path, messages]) => [`${id}.${path}`, messages]))
  }
}

function assertNoneRefused(entity: ManagedEntity, { faults, stale }: Refusals): void {
  if (stale.length > 0) {
    const titles = namesOf(entity, stale)
    throw new ShopError('CONFLICT', {
      message: { key: 'bulk.changedMeanwhile', values: { titles } },
      fields: faults,
    })
  }
  if (Object.keys(faults).length > 0) throw new ShopError('VALIDATION', { fields: faults })
}

/** Prices may have been settled after the update of a record: its version is read at the end. */
async function changedOf(context: Context, entity: ManagedEntity, before: readonly Row[]): Promise<RecordVersion[]> {
  const { database } = context.services
  const after = await database.write(async (manager) => {
    const rows: Row[] = []
    for (const { id } of before) rows.push(await lockExistingRow(manager, entity, id))
    return rows
  })
  return after
    .filter(({ version }, index) => version !== before[index]?.version)
    .map(({ id, version }) => ({ id, version }))
}
