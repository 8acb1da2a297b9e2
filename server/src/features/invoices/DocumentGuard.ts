import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm'

/** The key of the only row. */
const guardId = 1

/**
 * While it is open, and within that transaction alone, what was issued or paid can be changed and deleted. The triggers of
 * the database ask it; see `kernel/database/migrations/finalRows.ts`.
 */
@Entity()
export class DocumentGuard {
  @PrimaryColumn({ type: 'int' })
  id: number

  @Column({ type: 'boolean' })
  isOpen: boolean
}

/**
 * Runs what has to touch final rows: a restore, the end of a demo shop, and what is deleted once the law no longer asks
 * for it. Others that would write to them meanwhile wait.
 */
export async function withFinalRowsOpen<Result>(manager: EntityManager, work: () => Promise<Result>): Promise<Result> {
  await openFinalRows(manager)
  const result = await work()
  await closeFinalRows(manager)
  return result
}

/** Nothing closes it after an error: the transaction is undone then, and this with it. */
export async function openFinalRows(manager: EntityManager): Promise<void> {
  await manager.upsert(DocumentGuard, { id: guardId, isOpen: true }, ['id'])
}

export async function closeFinalRows(manager: EntityManager): Promise<void> {
  await manager.upsert(DocumentGuard, { id: guardId, isOpen: false }, ['id'])
}
