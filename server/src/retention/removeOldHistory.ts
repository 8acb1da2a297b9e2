import { In, LessThanOrEqual } from 'typeorm'
import { Revision } from '../content/Revision.js'
import type { Database } from '../database/Database.js'

const atOnce = 1000

/** Removes what was written by that moment, UTC. What records hold now is not touched by it. @returns how much */
export async function removeOldHistory(database: Database, since: string): Promise<number> {
  const remove = () =>
    database.write(async (manager) => {
      const old = await manager.find(Revision, {
        select: { id: true },
        where: { at: LessThanOrEqual(since) },
        order: { at: 'ASC' },
        take: atOnce,
      })
      if (old.length > 0) await manager.delete(Revision, { id: In(old.map(({ id }) => id)) })
      return old.length
    })
  let removed = 0
  for (let count = atOnce; count === atOnce; removed += count) count = await remove()
  return removed
}
