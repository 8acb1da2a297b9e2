import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm'

/** The key of the only row. */
const tillId = 1

/** The drawer of the shop, from its last closing on. Whoever records money locks it, so that a closing falls between two payments. */
@Entity()
export class Till {
  @PrimaryColumn({ type: 'int' })
  id: number

  /** The last payment that was closed; 0 before the first. */
  @Column({ type: 'int' })
  lastPayment: number

  /** The last cash movement that was closed; 0 before the first. */
  @Column({ type: 'int' })
  lastMovement: number

  /** How many closings there are. */
  @Column({ type: 'int' })
  closings: number

  /** SHA-256 of the last closing, as hex; empty before the first. */
  @Column({ type: 'varchar', length: 64 })
  head: string

  /** What stayed in the drawer at the last closing, in cents. */
  @Column({ type: 'int' })
  floatLeft: number

  /** The last number of each series of documents that was closed, as JSON: of `F 2026` and the like. */
  @Column({ type: 'text' })
  documents: string
}

/** As it is before anything is closed. */
export const newTill: Till = {
  ...{ id: tillId, lastPayment: 0, lastMovement: 0, closings: 0, head: '', floatLeft: 0 },
  documents: '{}',
}

/**
 * The till, locked until the end of the transaction: payments and closings take turns, and none is missed or closed twice.
 * Payments lock it after all else that others lock, and before their id is given out, so that ids follow closings.
 */
export async function lockTill(manager: EntityManager): Promise<Till> {
  const insert = manager.createQueryBuilder().insert().into(Till).values(newTill)
  // A statement that writes in any case: what only ignores what is there would share the lock, and wait for others in a ring.
  await insert.orUpdate(['id'], ['id']).execute()
  const query = manager.createQueryBuilder(Till, 'till').where('till.id = :id', { id: tillId })
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return query.getOneOrFail()
}

/** The same without a lock. */
export async function readTill(manager: EntityManager): Promise<Till> {
  return (await manager.findOneBy(Till, { id: tillId })) ?? newTill
}
