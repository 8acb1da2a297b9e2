import type { Database } from '../../../src/kernel/database/Database.js'
import { indexRecords } from '../../../src/kernel/search/indexRecord.js'
import { SearchNgram } from '../../../src/kernel/search/SearchNgram.js'
import { indexedTypes } from '../../../src/kernel/search/searchRules.js'

/** Compares the search index with a rebuilt one: entity, record and part of each difference. */
export async function searchDifference(database: Database): Promise<string[]> {
  return database.write(async (manager) => {
    const indexed = async () => {
      const parts = await manager.find(SearchNgram)
      return new Set(parts.map(({ entity, record, part }) => `${entity} ${record} ${part}`))
    }
    const before = await indexed()
    await manager.createQueryBuilder().delete().from(SearchNgram).execute()
    for (const type of indexedTypes()) {
      const records = (await manager.find(type, { select: { id: true } as object })) as { id: number }[]
      await indexRecords(
        manager,
        type,
        records.map(({ id }) => id),
      )
    }
    const after = await indexed()
    return [...[...before].filter((part) => !after.has(part)), ...[...after].filter((part) => !before.has(part))]
  })
}
