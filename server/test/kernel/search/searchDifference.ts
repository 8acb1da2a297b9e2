import type { Database } from '../../../src/kernel/database/Database.js'
import { RecordLink } from '../../../src/kernel/links/RecordLink.js'
import { indexRecords } from '../../../src/kernel/search/indexRecord.js'
import { SearchNgram } from '../../../src/kernel/search/SearchNgram.js'
import { indexedTypes } from '../../../src/kernel/search/searchRules.js'

/** Compares the search index, and what is kept of links, with rebuilt ones: entity, record and part of each difference. */
export async function searchDifference(database: Database): Promise<string[]> {
  return database.write(async (manager) => {
    const indexed = async () => {
      const parts = await manager.find(SearchNgram)
      const links = await manager.find(RecordLink)
      return new Set([
        ...parts.map(({ entity, record, part }) => `${entity} ${record} ${part}`),
        ...links.map(({ entity, record, field, path }) => `${entity} ${record} ${field} ${path}`),
      ])
    }
    const before = await indexed()
    await manager.createQueryBuilder().delete().from(SearchNgram).execute()
    await manager.createQueryBuilder().delete().from(RecordLink).execute()
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
