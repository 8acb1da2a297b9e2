import type { Database } from '../../src/database/Database.js'
import { fillSearchIndex } from '../../src/search/fillSearchIndex.js'
import { SearchNgram } from '../../src/search/SearchNgram.js'

/** What is noted for search and what would be if it were noted anew: entity, record and part of each that differs. */
export async function searchDifference(database: Database): Promise<string[]> {
  return database.write(async (manager) => {
    const noted = async () => {
      const parts = await manager.find(SearchNgram)
      return new Set(parts.map(({ entity, record, part }) => `${entity} ${record} ${part}`))
    }
    const before = await noted()
    await fillSearchIndex(manager)
    const after = await noted()
    return [...[...before].filter((part) => !after.has(part)), ...[...after].filter((part) => !before.has(part))]
  })
}
