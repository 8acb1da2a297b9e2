import type { EntityManager } from 'typeorm'
import { allow } from '../access/allow.js'
import { invalidField, ShopError } from '../errors/ShopError.js'
import { fieldsOf } from '../fields/FieldDescription.js'
import { inputsFor } from '../fields/inputs.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { TextKey } from '../i18n/nl.js'
import { addressField, addressUnderParent, keepRedirect, lockedRow, moveDescendants } from './addresses.js'
import type { Context } from './Context.js'
import { assertReserved, reserveId } from './ids.js'
import { normalise, withDefaults } from './normalise.js'
import { Redirect } from './Redirect.js'
import type { Row, Values } from './Row.js'
import { missingImages, refusedField, translateRefusal } from './refusals.js'
import { noteRevision } from './revisions.js'
import { comparisonKey, slugCandidates } from './slugs.js'
import { validate } from './validate.js'

/**
 * Adds a record. @throws ShopError UNAUTHENTICATED, FORBIDDEN, VALIDATION, or CONFLICT when the id is taken
 */
export async function createRecord(context: Context, entity: ManagedEntity, input: Values): Promise<Row> {
  const grant = allow(context.viewer, 'create', entity.name)
  assertFields(entity, input, grant.fields)
  const values = withDefaults(entity.type, input)
  await validate(entity.type, inputsFor(entity.type).create, values)

  const row = await withUrl(
    entity,
    values,
    values,
    (manager, url) => insert(manager, context, entity, input, { ...values, ...url }),
    context,
  )
  context.services.contentChanged()
  return row
}

async function insert(manager: EntityManager, context: Context, entity: ManagedEntity, input: Values, values: Values) {
  const given = input.id as number | null | undefined
  if (given != null) await assertReserved(manager, entity.name, given)
  const id = given ?? (await reserveId(manager, entity.name))
  const now = new Date().toISOString()
  const row: Row = { ...values, id, version: 1, createdAt: now, updatedAt: now }
  row.pair = await pairOf(manager, entity, row, input.translationOf as number | null | undefined)
  Object.assign(row, keys(entity, row), await addressUnderParent(manager, entity, row))
  await assertImages(manager, entity, row)
  await manager.insert(entity.type, columnsOf(entity, row))
  await freeAddress(manager, entity, row)
  await noteRevision(manager, context, entity, 'create', null, row)
  return row
}

/**
 * Changes the fields that are named and no other.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION, or CONFLICT when `version` is stale
 */
export async function updateRecord(context: Context, entity: ManagedEntity, id: number, input: Values): Promise<Row> {
  const grant = allow(context.viewer, 'update', entity.name)
  assertFields(entity, input, grant.fields)
  const values = normalise(entity.type, input)
  await validate(entity.type, inputsFor(entity.type).update, values)

  const current = await context.services.database.reader.findOneBy(entity.type, { id })
  if (!current) throw notFound(entity)
  const row = await withUrl(
    entity,
    values,
    { ...current, ...values },
    async (manager, url) => {
      const before = await lockedRow(manager, entity, id)
      if (!before) throw notFound(entity)
      return change(manager, context, entity, before, { ...values, ...url }, input.version as number | null | undefined)
    },
    context,
  )
  context.services.contentChanged()
  return row
}

async function change(
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
  Object.assign(row, keys(entity, row), await addressUnderParent(manager, entity, row))
  await assertImages(manager, entity, values)
  await manager.update(entity.type, row.id, columnsOf(entity, row))
  await keepRedirect(manager, entity, before, row)
  const address = addressField(entity)?.name
  if (address && before[address] !== row[address]) await moveDescendants(manager, entity, row)
  await noteRevision(manager, context, entity, 'update', before, row)
  return row
}

/**
 * Deletes a record and its sibling in the other language; what hung under it comes to the top.
 * @returns the ids of all that was deleted @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function deleteRecord(context: Context, entity: ManagedEntity, id: number): Promise<number[]> {
  allow(context.viewer, 'delete', entity.name)
  const deleted = await context.services.database.write(async (manager) => {
    const row = await lockedRow(manager, entity, id)
    if (!row) throw notFound(entity)
    const rows: Row[] =
      row.pair === undefined ? [row] : ((await manager.findBy(entity.type, { pair: row.pair })) as Row[])
    for (const each of rows) {
      await freeChildren(manager, context, entity, each)
      await manager.delete(entity.type, each.id)
      await manager.delete(Redirect, { entity: entity.name, record: each.id })
      await noteRevision(manager, context, entity, 'delete', each, null)
    }
    return rows.map((each) => each.id).sort((one, other) => Number(other === id) - Number(one === id))
  })
  context.services.contentChanged()
  return deleted
}

async function freeChildren(manager: EntityManager, context: Context, entity: ManagedEntity, row: Row): Promise<void> {
  const address = addressField(entity)
  if (!address) return
  const children = (await manager.findBy(entity.type, { [address.from]: row.id })) as Row[]
  for (const child of children) await change(manager, context, entity, child, { [address.from]: null }, null)
}

export function notFound(entity: ManagedEntity): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: `notFound.${entity.name}` as TextKey } })
}

/** @throws ShopError FORBIDDEN when a field is named that the viewer may not set */
function assertFields(entity: ManagedEntity, input: Values, allowed: readonly string[] | undefined): void {
  if (!allowed) return
  const named = fieldsOf(entity.type).filter(({ name }) => input[name] !== undefined)
  if (named.some(({ name }) => !allowed.includes(name))) throw new ShopError('FORBIDDEN')
}

/**
 * Runs the transaction, with a url made from the title where none is given. The database decides which url is free:
 * one that it refuses is followed by the next.
 */
async function withUrl(
  entity: ManagedEntity,
  named: Values,
  whole: Values,
  work: (manager: EntityManager, url: Values) => Promise<Row>,
  { services: { database } }: Context,
): Promise<Row> {
  const slug = fieldsOf(entity.type).find((field) => field.kind === 'slug')
  const isMade = slug && named[slug.name] === null
  const candidates = isMade
    ? slugCandidates(String(whole[slug.from ?? '']), whole.language as string | undefined, slug.max ?? 0)
    : [undefined]
  for (const candidate of candidates) {
    const url = slug && candidate !== undefined ? { [slug.name]: candidate } : {}
    try {
      return await database.write((manager) => work(manager, url))
    } catch (error) {
      const isTaken = isMade && (refusedField(entity, error) === slug.name || isReservedUrl(error))
      if (!isTaken) throw await translateRefusal(database.reader, entity, whole, error)
    }
  }
  throw new Error('The candidates for a url never end')
}

function isReservedUrl(error: unknown): boolean {
  return error instanceof ShopError && error.details.fields?.url?.[0]?.key === 'field.urlReserved'
}

async function pairOf(
  manager: EntityManager,
  entity: ManagedEntity,
  row: Row,
  translationOf: number | null | undefined,
) {
  if (translationOf == null) return row.id
  const sibling = await lockedRow(manager, entity, translationOf)
  if (!sibling) throw notFound(entity)
  if (sibling.language === row.language) throw invalidField('language', { key: 'translation.sameLanguage' })
  return sibling.pair
}

/** What is compared ignoring case is kept beside the text itself. */
function keys(entity: ManagedEntity, row: Row): Values {
  const unique = fieldsOf(entity.type).filter((field) => field.kind === 'text' && field.unique)
  return Object.fromEntries(
    unique.map(({ name }) => [`${name}Key`, row[name] == null ? null : comparisonKey(String(row[name]))]),
  )
}

function columnsOf(entity: ManagedEntity, row: Row): Values {
  const { pair, ...rest } = row
  return fieldsOf(entity.type).some((field) => field.kind === 'pair') ? { pair, ...rest } : rest
}

async function assertImages(manager: EntityManager, entity: ManagedEntity, values: Values): Promise<void> {
  const fields = await missingImages(manager, entity, values)
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

/** A record's own address leads to it, whatever stood there before. */
async function freeAddress(manager: EntityManager, entity: ManagedEntity, row: Row): Promise<void> {
  const name = addressField(entity)?.name ?? 'url'
  if (row.language && typeof row[name] === 'string') {
    await manager.delete(Redirect, { entity: entity.name, language: row.language, path: row[name] })
  }
}
