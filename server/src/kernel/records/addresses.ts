import type { EntityManager } from 'typeorm'
import type { Row, Values } from '../context/Row.js'
import { invalidField } from '../errors/ShopError.js'
import { type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { isReservedAddress } from '../shared/screens.js'
import { lockedRow } from './lockedRow.js'
import { Redirect } from './Redirect.js'

/** The field with the full address of an entity that has parents. */
export function addressField(entity: ManagedEntity): (FieldDescription & { from: string }) | undefined {
  return fieldsOf(entity.type).find(
    (field): field is FieldDescription & { from: string } => field.kind.address === 'whole',
  )
}

/** The field by which visitors find a record: its full address, or else its url. */
export function pathField(entity: ManagedEntity): string | undefined {
  return addressField(entity)?.name ?? fieldsOf(entity.type).find((field) => field.kind.address === 'end')?.name
}

/**
 * The full address of a record, from its parent's.
 * @param read a record by its id; locked in the transaction of a write
 * @throws ShopError VALIDATION when the parent is the record itself, one of its descendants or in another language, or
 * when the address is that of a screen
 */
export async function addressUnderParent(
  manager: EntityManager,
  entity: ManagedEntity,
  row: Values,
  read: typeof lockedRow = lockedRow,
): Promise<Values> {
  const field = addressField(entity)
  if (!field) return {}
  const parentId = (row[field.from] ?? null) as number | null
  const parent = parentId === null ? null : await parentOf(manager, entity, row, field, read)
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
  row: Values,
  field: FieldDescription & { from: string },
  read: typeof lockedRow,
): Promise<Row> {
  const parent = await read(manager, entity, row[field.from] as number)
  if (!parent) {
    const named = { field: { owner: entity.name, name: field.from } }
    throw invalidField(field.from, { key: 'field.reference', values: named })
  }
  if (parent.language !== row.language) throw invalidField(field.from, { key: 'page.language' })
  for (let ancestor: Row | null = parent; ancestor; ) {
    if (ancestor.id === row.id) throw invalidField(field.from, { key: 'page.ring' })
    const next = ancestor[field.from] as number | null
    ancestor = next === null ? null : await read(manager, entity, next)
  }
  return parent
}

/** Redirects a record's old address to the record, and removes any redirect from its new address. */
export async function addRedirect(
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

/** Removes a redirect from the address that a record now has. */
export async function freeAddress(manager: EntityManager, entity: ManagedEntity, row: Row): Promise<void> {
  const name = pathField(entity)
  if (name && row.language) {
    await manager.delete(Redirect, { entity: entity.name, language: row.language, path: String(row[name]) })
  }
}
