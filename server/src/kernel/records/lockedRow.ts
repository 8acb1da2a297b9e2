import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { Row } from '../context/Row.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { sharedFields } from '../fields/sharedFields.js'
import { notFound } from './notFound.js'

/**
 * Reads a record and locks it until the end of the transaction, with its sibling where they share facts. Concurrent
 * changes take turns: two moves cannot make two pages the parents of each other, and nothing is added to a record that is
 * being deleted.
 */
export async function lockedRow(manager: EntityManager, entity: ManagedEntity, id: number): Promise<Row | null> {
  const query = lockingQuery(manager, entity)
  if (sharedFields(entity.type).length === 0) return query.where('record.id = :id', { id }).getOne()
  const own = query.subQuery().select('own.pair').from(entity.type, 'own').where('own.id = :id', { id })
  const both = await query.where(`record.pair = ${own.getQuery()}`, { id }).getMany()
  return both.find((row) => row.id === id) ?? null
}

/** The same for a record that has to exist. @throws ShopError NOT_FOUND */
export async function lockExistingRow(manager: EntityManager, entity: ManagedEntity, id: number): Promise<Row> {
  const row = await lockedRow(manager, entity, id)
  if (!row) throw notFound(entity)
  return row
}

/** The records of a pair, locked likewise. */
export async function lockedPair(manager: EntityManager, entity: ManagedEntity, pair: number): Promise<Row[]> {
  return lockingQuery(manager, entity).where('record.pair = :pair', { pair }).getMany()
}

/**
 * Locks several records, always in the same order, so that concurrent calls cannot deadlock: pairs by their numbers,
 * since one record of a pair locks both.
 */
export async function lockRows(manager: EntityManager, entity: ManagedEntity, ids: readonly number[]): Promise<void> {
  if (sharedFields(entity.type).length === 0) {
    for (const id of ids.toSorted((one, other) => one - other)) await lockedRow(manager, entity, id)
    return
  }
  const found = await manager
    .createQueryBuilder<Row>(entity.type, 'record')
    .select('DISTINCT record.pair', 'pair')
    .where('record.id IN (:...ids)', { ids: [0, ...ids] })
    .orderBy('record.pair')
    .getRawMany<{ pair: number }>()
  for (const { pair } of found) await lockedPair(manager, entity, pair)
}

/** Of a pair every statement locks by the index of pairs: the order in which both rows are locked is the same for all. */
function lockingQuery(manager: EntityManager, { type }: ManagedEntity): SelectQueryBuilder<Row> {
  const query = manager.createQueryBuilder<Row>(type, 'record')
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return query
}
