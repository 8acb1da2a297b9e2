import type { EntityManager } from 'typeorm'
import { allow, isThere, type Permission } from '../access/allow.js'
import type { Context } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { invalidField, ShopError } from '../errors/ShopError.js'
import { inputsFor } from '../fields/inputs.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { LanguageRecord } from '../fields/ManagedRecord.js'
import { assertReferences } from './blockReferences.js'
import { lockExistingRow } from './lockedRow.js'
import { normalise } from './normalise.js'
import { notFound } from './notFound.js'
import { assertPrices } from './priceFaults.js'
import { records, type Sharing } from './records.js'
import { assertImages } from './refusals.js'
import { sentAlong } from './rowColumns.js'
import { namingAll } from './unstorable.js'
import { validate } from './validate.js'
import { writeWithUrl } from './writeWithUrl.js'

/**
 * Changes the fields that are named and no other.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION, or CONFLICT when `version` is stale
 */
export async function updateRecord(context: Context, entity: ManagedEntity, id: number, input: Values): Promise<Row> {
  const permission = allow(context.viewer, 'update', entity.name)
  const current = (await context.services.database.reader.findOneBy(entity.type, { id })) as Row | null
  if (!current || !isThere(permission, current)) throw notFound(entity)
  const hooks = context.services.writeHooks[entity.name]
  const values = changesOf(permission, current, normalise(entity.type, input))
  Object.assign(values, await hooks?.adopt?.(context.services.database.reader, values))
  const whole = { ...current, ...values }
  const written = { named: values, whole }
  const { update } = inputsFor(entity.type)
  await namingAll(context, entity, written, () => validate(entity.type, update, values, whole, {}, current))
  const prepared = await hooks?.prepare?.(context, sentAlong(entity, values), whole)

  const row = await writeWithUrl(context, entity, written, async (manager, url) => {
    const before = await lockExistingRow(manager, entity, id)
    return changeRow(
      manager,
      context,
      entity,
      before,
      { ...values, ...prepared, ...url },
      input.version as number | null | undefined,
    )
  })
  await hooks?.afterCommit?.(context)
  return row
}

/** Ignores unchanged values of fields that the role may not change. @throws ShopError FORBIDDEN for changed ones */
function changesOf({ changes }: Permission, current: Row, values: Values): Values {
  if (!changes) return values
  const given = Object.entries(values)
  const differs = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(current[name] ?? null)
  if (given.filter(([name]) => !changes.includes(name)).some(differs)) throw new ShopError('FORBIDDEN')
  return Object.fromEntries(given.filter(([name]) => changes.includes(name)))
}

/** Updates a locked row within a transaction, with its history, redirects and search index. */
export async function changeRow(
  manager: EntityManager,
  context: Context,
  entity: ManagedEntity,
  before: Row,
  values: Values,
  version: number | null | undefined,
  sharing: Sharing = {},
): Promise<Row> {
  if (version != null && version !== before.version) throw new ShopError('CONFLICT')
  const isInOneLanguage = entity.type.prototype instanceof LanguageRecord
  if (isInOneLanguage && values.language !== undefined && values.language !== before.language) {
    throw invalidField('language', { key: 'field.readOnly' })
  }
  const row: Row = { ...before, ...values }
  Object.assign(row, context.services.writeHooks[entity.name]?.follow?.(context, before, row))
  Object.assign(row, await context.services.writeHooks[entity.name]?.adopt?.(manager, row))
  await assertImages(manager, entity, values)
  await assertReferences(manager, context.viewer, entity, row)
  await assertPrices(manager, entity, row)
  return records.update(manager, entity.type, before, row, { by: context, sent: sentAlong(entity, values), ...sharing })
}
