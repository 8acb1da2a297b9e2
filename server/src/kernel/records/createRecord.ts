import type { EntityManager } from 'typeorm'
import { allow } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { invalidField } from '../errors/ShopError.js'
import { inputsFor } from '../fields/inputs.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { defaultLanguage } from '../shared/screens.js'
import { assertReferences } from './blockReferences.js'
import { assertReserved } from './ids.js'
import { lockExistingRow } from './lockedRow.js'
import { systemDefaults, withDefaults } from './normalise.js'
import { assertPrices } from './priceFaults.js'
import { records } from './records.js'
import { assertImages } from './refusals.js'
import { sentAlong } from './rowColumns.js'
import { factsNotSent, factsSent } from './siblings.js'
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
  const { reader } = context.services.database
  const hooks = context.services.writeHooks[entity.name]
  const values = { ...withDefaults(entity.type, input), ...(await takenOver(reader, entity, input)) }
  Object.assign(values, await hooks?.adopt?.(reader, values))
  const written = { named: values, whole: values }
  await namingAll(context, entity, written, () => validate(entity.type, inputsFor(entity.type).create, values))
  const prepared = await hooks?.prepare?.(context, sentAlong(entity, values), values)

  const row = await writeWithUrl(context, entity, written, async (manager, url) => {
    const assigned = await hooks?.assign?.(manager, context, values)
    await inTransaction.before?.(manager)
    const after = await insert(manager, context, entity, input, { ...values, ...prepared, ...assigned, ...url })
    await inTransaction.after?.(manager, after)
    return after
  })
  await hooks?.afterCommit?.(context)
  return row
}

async function insert(manager: EntityManager, context: Context, entity: ManagedEntity, input: Values, values: Values) {
  const given = input.id as number | null | undefined
  if (given != null) await assertReserved(manager, entity.name, given)
  const sibling = await lockedSibling(manager, entity, values, input.translationOf as number | null | undefined)
  // What the sibling has may have changed since the values were validated.
  const facts = sibling && (await factsNotSent(manager, entity, sibling, input))
  const row = {
    ...systemDefaults(entity.type),
    ...values,
    ...facts,
    ...{ id: given ?? undefined, pair: sibling?.pair },
    // What it was translated from is not behind it.
    ...(sibling && values.language === defaultLanguage && { ownChangedAt: sibling.ownChangedAt }),
  }
  Object.assign(row, await context.services.writeHooks[entity.name]?.adopt?.(manager, row))
  await assertImages(manager, entity, row)
  await assertReferences(manager, context.viewer, entity, row as Values as Row)
  await assertPrices(manager, entity, row)
  const said = sibling && factsSent(entity, input)
  return records.insert(manager, entity.type, row, { by: context, sent: sentAlong(entity, values), facts: said })
}

/** The facts that a translation takes over from the record that it translates. */
export async function takenOver(manager: EntityManager, entity: ManagedEntity, input: Values): Promise<Values> {
  if (input.translationOf == null) return {}
  const sibling = (await manager.findOneBy(entity.type, { id: input.translationOf })) as Row | null
  return sibling ? factsNotSent(manager, entity, sibling, input) : {}
}

async function lockedSibling(
  manager: EntityManager,
  entity: ManagedEntity,
  row: Values,
  translationOf: number | null | undefined,
): Promise<Row | undefined> {
  if (translationOf == null) return undefined
  const sibling = await lockExistingRow(manager, entity, translationOf)
  if (sibling.language === row.language) throw invalidField('language', { key: 'translation.sameLanguage' })
  return sibling
}
