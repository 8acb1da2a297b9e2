import { Column, type EntityManager, LessThanOrEqual, PrimaryGeneratedColumn } from 'typeorm'
import { isProgram, type Viewer } from '../access/Viewer.js'
import type { Row } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import type { ManagedEntity } from '../fields/Managed.js'

/** Something that was done to a record: by whom and when. The entities that extend it add what was done. */
export abstract class RecordEvent {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number

  @Column({ type: 'varchar', length: 40 })
  entity: string

  @Column({ type: 'int' })
  record: number

  /** The account that did it; null for a program and for the product itself. No foreign key: events outlive accounts. */
  @Column({ type: 'int', nullable: true })
  user: number | null

  @Column({ type: 'varchar', length: 120, nullable: true })
  userName: string | null

  /** UTC. */
  @Column({ type: 'varchar', length: 24 })
  at: string
}

/** What every event of this moment says. */
export function eventOf(viewer: Viewer | null, { name }: ManagedEntity, { id }: Row): Omit<RecordEvent, 'id'> {
  return {
    entity: name,
    record: id,
    user: viewer && !isProgram(viewer) ? viewer.id : null,
    userName: viewer?.name ?? null,
    at: new Date().toISOString(),
  }
}

/**
 * Removes the events of one kind of that moment or earlier, UTC.
 * @param remove removes these, of which the id, the entity and the record are read
 * @param batchSize events removed in one transaction, few enough not to delay other users
 * @returns how many
 */
export async function removeOldEvents<Event extends RecordEvent>(
  database: Database,
  type: new () => Event,
  since: string,
  batchSize: number,
  remove: (manager: EntityManager, old: RecordEvent[]) => Promise<void>,
): Promise<number> {
  const removeBatch = async (manager: EntityManager) => {
    const old = await manager.find<RecordEvent>(type, {
      select: { id: true, entity: true, record: true },
      where: { at: LessThanOrEqual(since) },
      order: { at: 'ASC' },
      take: batchSize,
    })
    if (old.length > 0) await remove(manager, old)
    return old.length
  }
  let removed = 0
  for (let count = batchSize; count === batchSize; removed += count) count = await database.write(removeBatch)
  return removed
}
