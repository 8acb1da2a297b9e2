import { type EntityManager, In, LessThanOrEqual } from 'typeorm'
import { Revision } from '../content/Revision.js'
import type { Database } from '../database/Database.js'

const dayMilliseconds = 24 * 60 * 60 * 1000
const atOnce = 1000

/** How long it is kept who wrote what. */
export const historyDays = 2 * 365

/** Removes what was written longer ago than that. What records hold now is not touched by it. */
export async function forgetOldHistory(database: Database, now: Date): Promise<void> {
  const at = LessThanOrEqual(new Date(now.getTime() - historyDays * dayMilliseconds).toISOString())
  const remove = async (manager: EntityManager) => {
    const old = await manager.find(Revision, {
      select: { id: true },
      where: { at },
      order: { at: 'ASC' },
      take: atOnce,
    })
    if (old.length > 0) await manager.delete(Revision, { id: In(old.map(({ id }) => id)) })
    return old.length
  }
  while ((await database.write(remove)) === atOnce);
}
