import type { DeepPartial, EntityManager, FindOptionsWhere } from 'typeorm'
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js'
import type { Context, Write } from '../context/Context.js'
import type { Row, Values } from '../context/Row.js'
import { writeKnown } from '../database/WrittenTables.js'
import type { Class, FieldDescription } from '../fields/FieldDescription.js'
import { hasPairs } from '../fields/isTranslated.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { indexRecord } from '../search/indexRecord.js'
import { isSearchedBy } from '../search/searchedFields.js'
import { addRedirect, addressField, addressUnderParent, freeAddress, pathField } from './addresses.js'
import { forgetCascading } from './forgetCascading.js'
import { reserveId } from './ids.js'
import { noteWrites } from './noteWrites.js'
import { Redirect } from './Redirect.js'
import { recordRevision } from './revisions.js'
import { columnsOf, derivedColumns } from './rowColumns.js'
import { changedFacts, factsOfPair, followingSiblings, isOwnChange } from './siblings.js'
import { type Kept, removeWhere, touch, updateWhere } from './writeWhere.js'

/** On whose behalf a record is written, and what goes with it. */
interface Writing {
  /** Whose write it is: it enters the history. What the product itself notes of a record has no history. */
  by?: Context
  /** What was sent along: the hooks of the entity run, too. */
  sent?: Values
}

/** Whether a sibling follows. */
export interface Sharing {
  /** The facts of the sibling stay as they are, since whoever writes takes care of them, too. */
  alone?: boolean
}

interface Inserting extends Writing {
  action?: 'create' | 'restore'
  facts?: readonly FieldDescription[]
}

type Identified = Pick<Row, 'id' | 'version'>

/**
 * The one writer of managed tables, within the transaction of the caller. What a table has is written with its rows: id,
 * version, derived columns, address and redirects, search index, history, hooks, and the facts that a sibling shares;
 * caches follow after the commit by the tables that were written, see `Database.write`. Who may write what, and whether it is valid, is up to the caller.
 */
export const records = { insert, update, updateWhere, touch, remove, removeWhere }

/**
 * Adds a record.
 * @param values with an id where it is reserved already; a record that was there before has its version and its times, too
 * @param options `restore` for one that comes back from the trash, which is a change of it; `facts` that it says for its
 * sibling too
 */
async function insert<Entity extends object>(
  manager: EntityManager,
  type: Class<Entity>,
  values: NoInfer<DeepPartial<Entity>>,
  { by, sent, action = 'create', facts = [] }: Inserting = {},
): Promise<Entity & Row> {
  const entity = managedEntity(type)
  const now = new Date().toISOString()
  const given = values as Partial<Row>
  const id = given.id ?? (await reserveId(manager, entity.name))
  const { version = 1, createdAt = now, updatedAt = now } = given
  const row: Row = { ...given, id, version, createdAt, updatedAt }
  if (action === 'restore') Object.assign(row, { version: version + 1, updatedAt: now })
  if (hasPairs(type)) {
    row.pair ??= id
    row.ownChangedAt ??= row.updatedAt
  }
  if (action === 'restore') Object.assign(row, await factsOfPair(manager, entity, row))
  Object.assign(row, await derivedColumns(manager, entity, row), await addressUnderParent(manager, entity, row))
  await manager.insert(type, columnsOf(entity, row) as QueryDeepPartialEntity<Entity>)
  await noteWrites(manager, entity.name, 'created', [row])
  await freeAddress(manager, entity, row)
  if (by) await recordRevision(manager, by, entity, action, null, row)
  if (by && sent) await runHooks(manager, by, entity, { before: null, after: row, sent })
  await follow(manager, entity, row, facts, { by, sent })
  return row as Entity & Row
}

/**
 * Changes a record that the caller has read under a lock.
 * @param before all of it
 * @param where what has to hold in the database besides, at the moment of the write
 * @returns the record from then on; null where the condition does not hold, and nothing was written
 */
async function update<Before extends Identified>(
  manager: EntityManager,
  type: Class,
  before: Before,
  values: Partial<Before>,
  options?: Writing & Kept & Sharing,
): Promise<Before>
async function update<Before extends Identified>(
  manager: EntityManager,
  type: Class,
  before: Before,
  values: Partial<Before>,
  options: Writing & Kept & Sharing & { where: FindOptionsWhere<Before> },
): Promise<Before | null>
async function update(
  manager: EntityManager,
  type: Class,
  given: Identified,
  values: Values,
  { alone, ...options }: Changing & Sharing = {},
): Promise<Identified | null> {
  const entity = managedEntity(type)
  const before = given as Row
  const row = await change(manager, entity, before, values, options)
  if (row && !alone) await follow(manager, entity, row, changedFacts(entity, before, row), options)
  return row
}

interface Changing extends Writing, Kept {
  where?: object
  /** Whether it follows its sibling, which is written along. */
  isFollowing?: boolean
}

/** Gives the sibling of a record the same facts, with all that goes with a change of it. */
async function follow(
  manager: EntityManager,
  entity: ManagedEntity,
  row: Row,
  facts: readonly FieldDescription[],
  { by, sent, keeps }: Writing & Kept,
): Promise<void> {
  for (const { before, values } of await followingSiblings(manager, entity, row, facts)) {
    const besides = by?.services.writeHooks[entity.name]?.follow?.(by, before, { ...before, ...values })
    const options = { by, keeps, isFollowing: true, ...(sent && { sent: {} }) }
    await change(manager, entity, before, { ...values, ...besides }, options)
  }
}

/** Changes one record, whatever it shares. */
async function change(
  manager: EntityManager,
  entity: ManagedEntity,
  before: Row,
  values: Values,
  { by, sent, keeps = [], where, isFollowing }: Changing,
): Promise<Row | null> {
  const row: Row = { ...before, ...values }
  if (!keeps.includes('version')) row.version = before.version + 1
  if (!keeps.includes('updatedAt')) {
    row.updatedAt = new Date().toISOString()
    const isOwn = !keeps.includes('ownChangedAt') && isOwnChange(entity, before, row)
    if (hasPairs(entity.type) && isOwn) row.ownChangedAt = row.updatedAt
  }
  Object.assign(row, await derivedColumns(manager, entity, row), await addressUnderParent(manager, entity, row))
  if (!(await writeChanges(manager, { entity, by, isFollowing }, before, row, where))) return null
  if (by) await recordRevision(manager, by, entity, 'update', before, row)
  if (by && sent) await runHooks(manager, by, entity, { before, after: row, sent })
  return row
}

interface AddressWriting {
  entity: ManagedEntity
  by: Context | undefined
  isFollowing?: boolean
}

/** Writes what differs, with the search index, the redirect and the addresses below. @returns whether the condition held */
async function writeChanges(
  manager: EntityManager,
  { entity, by, isFollowing }: AddressWriting,
  before: Row,
  row: Row,
  where: object = {},
): Promise<boolean> {
  const { type } = entity
  const isChanged = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[name])
  const changes = Object.fromEntries(Object.entries(columnsOf(entity, row)).filter(isChanged))
  if (Object.keys(changes).length === 0) return true
  const { affected } = await writeKnown(manager, type, [before, row], () =>
    manager.update(type, { ...where, id: row.id }, changes),
  )
  if (!affected) return false
  if (row.version !== before.version) await noteWrites(manager, entity.name, 'updated', [row])
  if (isSearchedBy(type, changes)) await indexRecord(manager, type, row.id)
  await addRedirect(manager, entity, before, row)
  const path = pathField(entity)
  if (!path || changes[path] === undefined) return true
  if (!isFollowing) {
    // Both are written where one follows the other.
    for (const other of await othersOfPair(manager, type, row)) await touch(manager, type, other.id)
  }
  const address = addressField(entity)
  if (!address) return true
  for (const child of (await manager.findBy(type, { [address.from]: row.id })) as Row[]) {
    await moveChild(manager, { entity, by }, child, { [address.name]: `${row[address.name]}/${child.url}` })
  }
  return true
}

/** Gives a record below another the address that follows. Nobody edited it: its translation is no more behind than before. */
async function moveChild(manager: EntityManager, writing: AddressWriting, child: Row, address: Values): Promise<void> {
  const { entity, by } = writing
  const moved: Row = { ...child, ...address, version: child.version + 1, updatedAt: new Date().toISOString() }
  await writeChanges(manager, writing, child, moved)
  if (by) await recordRevision(manager, by, entity, 'update', child, moved)
}

/** The translation of a record, which says by which address this one is found. */
async function othersOfPair(manager: EntityManager, type: Class, { id, pair }: Row): Promise<Row[]> {
  if (!hasPairs(type)) return []
  return ((await manager.findBy(type, { pair } as object)) as Row[]).filter((other) => other.id !== id)
}

/** Deletes a record, with what the product keeps of it elsewhere. @returns whether it was there */
async function remove<Before extends Identified>(
  manager: EntityManager,
  type: Class,
  before: Before,
  { by, sent, leavesHistory = true }: Writing & { leavesHistory?: boolean } = {},
): Promise<boolean> {
  const entity = managedEntity(type)
  const row = before as Identified as Row
  if (by && sent) await runHooks(manager, by, entity, { before: row, after: null, sent })
  await forgetCascading(manager, type, row.id)
  const { affected } = await writeKnown(manager, type, [row], () => manager.delete(type, row.id))
  await noteWrites(manager, entity.name, leavesHistory ? 'deleted' : 'erased', affected ? [row] : [])
  await indexRecord(manager, type, row.id)
  if (pathField(entity)) await manager.delete(Redirect, { entity: entity.name, record: row.id })
  if (by && leavesHistory) await recordRevision(manager, by, entity, 'delete', row, null)
  return Boolean(affected)
}

async function runHooks(manager: EntityManager, by: Context, { name }: ManagedEntity, write: Write): Promise<void> {
  await by.services.writeHooks[name]?.inTransaction?.(manager, by, write)
}
