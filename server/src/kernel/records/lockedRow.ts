import type { EntityManager } from 'typeorm'
import type { Row } from '../context/Row.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { notFound } from './notFound.js'

/**
 * Reads a record and locks it until the end of the transaction. Concurrent changes take turns: two moves cannot make two
 * pages the parents of each other, and nothing is added to a record that is being deleted.
 */
export async function lockedRow(manager: EntityManager, entity: ManagedEntity, id: number): Promise<Row | null> {
  const query = manager.createQueryBuilder<Row>(entity.type, 'record').where('record.id = :id', { id })
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return query.getOne()
}

/** The same for a record that has to exist. @throws ShopError NOT_FOUND */
export async function lockExistingRow(manager: EntityManager, entity: ManagedEntity, id: number): Promise<Row> {
  const row = await lockedRow(manager, entity, id)
  if (!row) throw notFound(entity)
  return row
}
