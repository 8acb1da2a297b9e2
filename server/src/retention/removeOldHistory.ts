import { In, LessThanOrEqual } from 'typeorm'
import { Revision } from '../content/Revision.js'
import type { Database } from '../database/Database.js'

const batchSize = 1000

/** Removes history up to that moment, UTC. The current records do not change. @returns how many entries */
export async function removeOldHistory(database: Database, since: string): Promise<number> {
  const remove = () =>
    database.write(async (manager) => {
      const old = await manager.find(Revision, {
        select: { id: true },
        where: { at: LessThanOrEqual(since) },
        order: { at: 'ASC' },
        take: batchSize,
      })
      if (old.length > 0) await manager.delete(Revision, { id: In(old.map(({ id }) => id)) })
      return old.length
    })
  let removed = 0
  for (let count = batchSize; count === batchSize; removed += count) count = await remove()
  return removed
}
