import type { EntityManager } from 'typeorm'
import { allow } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { invalidField } from '../errors/ShopError.js'
import { inputsFor } from '../fields/inputs.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { addressUnderParent, freeAddress } from './addresses.js'
import { assertReferences } from './blockReferences.js'
import { assertReserved, reserveId } from './ids.js'
import { lockExistingRow } from './lockedRow.js'
import { systemDefaults, withDefaults } from './normalise.js'
import { assertImages } from './refusals.js'
import { recordRevision } from './revisions.js'
import { columnsOf, derivedColumns, sentAlong } from './rowColumns.js'
import { namingAll } from './unstorable.js'
import { validate } from './validate.js'
import { writeWithUrl } from './writeWithUrl.js'

/** @throws ShopError UNAUTHENTICATED, FORBIDDEN, VALIDATION, or CONFLICT when the id is taken */
export async function createRecord(context: Context, entity: ManagedEntity, input: Values): Promise<Row> {
  allow(context.viewer, 'create', entity.name)
  return insertRecord(context, entity, input)
}

/** What runs in the transaction that adds a record. */
interface InTransactionHooks {
  before?(manager: EntityManager): Promise<void>
  after?(manager: EntityManager, row: Row): Promise<void>
}

/**
 * Adds a record without an access check.
 * @param inTransaction runs in the same transaction, before and after the record is added
 * @throws ShopError VALIDATION, or CONFLICT when the id is taken
 */
export async function insertRecord(
  context: Context,
  entity: ManagedEntity,
  input: Values,
  inTransaction: InTransactionHooks = {},
): Promise<Row> {
  const values = withDefaults(entity.type, input)
  const written = { named: values, whole: values }
  await namingAll(context, entity, written, () => validate(entity.type, inputsFor(entity.type).create, values))
  const hooks = context.services.writeHooks[entity.name]
  const prepared = await hooks?.prepare?.(context, sentAlong(entity, values), values)

  const row = await writeWithUrl(context, entity, written, async (manager, url) => {
    const assigned = await hooks?.assign?.(manager, context, values)
    await inTransaction.before?.(manager)
    const after = await insert(manager, context, entity, input, { ...values, ...prepared, ...assigned, ...url })
    await hooks?.inTransaction?.(manager, context, { before: null, after, sent: sentAlong(entity, values) })
    await inTransaction.after?.(manager, after)
    return after
  })
  await hooks?.afterCommit?.(context)
  return row
}

async function insert(manager: EntityManager, context: Context, entity: ManagedEntity, input: Values, values: Values) {
  const given = input.id as number | null | undefined
  if (given != null) await assertReserved(manager, entity.name, given)
  const id = given ?? (await reserveId(manager, entity.name))
  const now = new Date().toISOString()
  const row: Row = { ...systemDefaults(entity.type), ...values, id, version: 1, createdAt: now, updatedAt: now }
  row.pair = await pairOf(manager, entity, row, input.translationOf as number | null | undefined)
  const derived = await derivedColumns(manager, entity, row)
  Object.assign(row, derived, await addressUnderParent(manager, entity, row))
  await assertImages(manager, entity, row)
  await assertReferences(manager, context.viewer, entity, row)
  await manager.insert(entity.type, columnsOf(entity, row))
  await freeAddress(manager, entity, row)
  await recordRevision(manager, context, entity, 'create', null, row)
  return row
}

async function pairOf(
  manager: EntityManager,
  entity: ManagedEntity,
  row: Row,
  translationOf: number | null | undefined,
) {
  if (translationOf == null) return row.id
  const sibling = await lockExistingRow(manager, entity, translationOf)
  if (sibling.language === row.language) throw invalidField('language', { key: 'translation.sameLanguage' })
  return sibling.pair
}
