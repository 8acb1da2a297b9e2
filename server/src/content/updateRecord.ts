import type { EntityManager } from 'typeorm'
import { allow } from '../access/allow.js'
import { invalidField, ShopError } from '../errors/ShopError.js'
import { inputsFor } from '../fields/inputs.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { addressField, addressUnderParent, keepRedirect, lockedRow, moveDescendants } from './addresses.js'
import { assertFields } from './assertFields.js'
import type { Context } from './Context.js'
import { normalise } from './normalise.js'
import { notFound } from './notFound.js'
import type { Row, Values } from './Row.js'
import { assertImages } from './refusals.js'
import { noteRevision } from './revisions.js'
import { columnsOf, comparisonKeys } from './rowColumns.js'
import { validate } from './validate.js'
import { writeWithUrl } from './writeWithUrl.js'

/**
 * Changes the fields that are named and no other.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION, or CONFLICT when `version` is stale
 */
export async function updateRecord(context: Context, entity: ManagedEntity, id: number, input: Values): Promise<Row> {
  const grant = allow(context.viewer, 'update', entity.name)
  assertFields(entity, input, grant.fields)
  const current = await context.services.database.reader.findOneBy(entity.type, { id })
  if (!current) throw notFound(entity)
  const values = normalise(entity.type, input)
  await validate(entity.type, inputsFor(entity.type).update, values)

  const whole = { ...current, ...values }
  const row = await writeWithUrl(context, entity, { named: values, whole }, async (manager, url) => {
    const before = await lockedRow(manager, entity, id)
    if (!before) throw notFound(entity)
    return changeRow(
      manager,
      context,
      entity,
      before,
      { ...values, ...url },
      input.version as number | null | undefined,
    )
  })
  context.services.contentChanged()
  return row
}

/** Changes a record within a transaction. */
export async function changeRow(
  manager: EntityManager,
  context: Context,
  entity: ManagedEntity,
  before: Row,
  values: Values,
  version: number | null | undefined,
): Promise<Row> {
  if (version != null && version !== before.version) throw new ShopError('CONFLICT')
  if (values.language !== undefined && values.language !== before.language) {
    throw invalidField('language', { key: 'field.readOnly' })
  }
  const row: Row = { ...before, ...values, version: before.version + 1, updatedAt: new Date().toISOString() }
  Object.assign(row, comparisonKeys(entity, row), await addressUnderParent(manager, entity, row))
  await assertImages(manager, entity, values)
  await manager.update(entity.type, row.id, columnsOf(entity, row))
  await keepRedirect(manager, entity, before, row)
  const address = addressField(entity)?.name
  if (address && before[address] !== row[address]) await moveDescendants(manager, entity, row)
  await noteRevision(manager, context, entity, 'update', before, row)
  return row
}
