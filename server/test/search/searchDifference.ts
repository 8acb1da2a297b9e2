import type { Database } from '../../src/database/Database.js'
import { fillSearchIndex } from '../../src/search/fillSearchIndex.js'
import { SearchNgram } from '../../src/search/SearchNgram.js'

/** Compares the search index with a rebuilt one: entity, record and part of each difference. */
export async function searchDifference(database: Database): Promise<string[]> {
  return database.write(async (manager) => {
    const indexed = async () => {
      const parts = await manager.find(SearchNgram)
      return new Set(parts.map(({ entity, record, part }) => `${entity} ${record} ${part}`))
    }
    const before = await indexed()
    await fillSearchIndex(manager)
    const after = await indexed()
    return [...[...before].filter((part) => !after.has(part)), ...[...after].filter((part) => !before.has(part))]
  })
}
