import type { EntityManager } from 'typeorm'
import type { Row, Values } from '../context/Row.js'
import { invalidField } from '../errors/ShopError.js'
import { type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { indexRecord } from '../search/indexRecord.js'
import { isReservedAddress } from '../shared/screens.js'
import { Redirect } from './Redirect.js'

/** The field that holds an entity's address under its parents, if it hangs under some. */
export function addressField(entity: ManagedEntity): (FieldDescription & { from: string }) | undefined {
  return fieldsOf(entity.type).find((field): field is FieldDescription & { from: string } => field.kind === 'address')
}

/** The field by which an entity's records are found by visitors: the whole address, or else the own url. */
export function pathField(entity: ManagedEntity): string | undefined {
  return addressField(entity)?.name ?? fieldsOf(entity.type).find((field) => field.kind === 'slug')?.name
}

/**
 * Works out the whole address of a record from its parent's.
 * @throws ShopError VALIDATION when it would hang under itself, under another language, or take a screen's address
 */
export async function addressUnderParent(manager: EntityManager, entity: ManagedEntity, row: Row): Promise<Values> {
  const field = addressField(entity)
  if (!field) return {}
  const parentId = row[field.from] as number | null
  const parent = parentId === null ? null : await parentOf(manager, entity, row, field)
  const address = parent ? `${parent[field.name]}/${row.url}` : String(row.url)
  if (isReservedAddress(address)) throw invalidField('url', { key: 'field.urlReserved' })
  if (address.length > (field.max ?? Number.POSITIVE_INFINITY)) {
    throw invalidField('url', {
      key: 'field.max',
      values: { field: { owner: entity.name, name: 'url' }, max: field.max },
    })
  }
  return { [field.name]: address }
}

async function parentOf(
  manager: EntityManager,
  entity: ManagedEntity,
  row: Row,
  field: FieldDescription & { from: string },
): Promise<Row> {
  const parent = await lockedRow(manager, entity, row[field.from] as number)
  if (!parent) {
    const named = { field: { owner: entity.name, name: field.from } }
    throw invalidField(field.from, { key: 'field.reference', values: named })
  }
  if (parent.language !== row.language) throw invalidField(field.from, { key: 'page.language' })
  for (let ancestor: Row | null = parent; ancestor; ) {
    if (ancestor.id === row.id) throw invalidField(field.from, { key: 'page.ring' })
    const next = ancestor[field.from] as number | null
    ancestor = next === null ? null : await lockedRow(manager, entity, next)
  }
  return parent
}

/** Locked, so that two moves at once cannot put two pages under each other. */
export async function lockedRow(manager: EntityManager, entity: ManagedEntity, id: number): Promise<Row | null> {
  const query = manager.createQueryBuilder<Row>(entity.type, 'record').where('record.id = :id', { id })
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return query.getOne()
}

/** Moves all that hangs under a record along with it, and keeps the address of each as a redirect. */
export async function moveDescendants(manager: EntityManager, entity: ManagedEntity, row: Row): Promise<void> {
  const field = addressField(entity)
  if (!field) return
  const children = await manager.findBy(entity.type, { [field.from]: row.id })
  for (const child of children as Row[]) {
    const moved = { ...child, [field.name]: `${row[field.name]}/${child.url}` }
    await keepRedirect(manager, entity, child, moved)
    await manager.update(entity.type, child.id, { [field.name]: moved[field.name] })
    await indexRecord(manager, entity.type, child.id)
    await moveDescendants(manager, entity, moved)
  }
}

/** When a record's address has changed, the old one leads to it from now on, and the new one leads nowhere else. */
export async function keepRedirect(
  manager: EntityManager,
  entity: ManagedEntity,
  before: Row,
  after: Row,
): Promise<void> {
  const name = pathField(entity)
  if (!name || !before.language || before[name] === after[name]) return
  const at = { entity: entity.name, language: before.language }
  await manager.delete(Redirect, { ...at, path: String(after[name]) })
  await manager.upsert(Redirect, { ...at, path: String(before[name]), record: before.id }, [
    'entity',
    'language',
    'path',
  ])
}

/** A record's own address leads to it, whatever stood there before. */
export async function freeAddress(manager: EntityManager, entity: ManagedEntity, row: Row): Promise<void> {
  const name = pathField(entity)
  if (name && row.language) {
    await manager.delete(Redirect, { entity: entity.name, language: row.language, path: String(row[name]) })
  }
}
