import { type EntityManager, LessThanOrEqual } from 'typeorm'
import { Revision } from '../content/Revision.js'
import type { Database } from '../database/Database.js'
import { BinnedRecord } from './BinnedRecord.js'
import { binnedSince } from './binDays.js'
import { forgetForGood } from './removeForGood.js'

/** As much as is removed in one transaction, so that nobody has to wait for it. */
const atOnce = 100

/** Removes for good what was deleted longer ago than it can be put back, with its history. */
export async function emptyOldBin(database: Database, now: Date): Promise<void> {
  const since = binnedSince(now)
  const remove = async (manager: EntityManager) => {
    const old = await manager.find(BinnedRecord, {
      where: { at: LessThanOrEqual(since) },
      order: { id: 'ASC' },
      take: atOnce,
    })
    for (const each of old) await forgetForGood(manager, each)
    return old.length
  }
  while ((await database.write(remove)) === atOnce);
  await forgetDeleted(database, since)
}

/** What never was in the bin, such as what was deleted before there was one: the last word on it is its deletion. */
async function forgetDeleted(database: Database, since: string): Promise<void> {
  const old = await database.reader
    .createQueryBuilder(Revision, 'deletion')
    .select(['deletion.id', 'deletion.entity', 'deletion.record'])
    .where('deletion.at <= :since AND deletion.action = :action', { since, action: 'delete' })
    .andWhere((query) => {
      const later = query.subQuery().select('1').from(Revision, 'later')
      later.where('later.entity = deletion.entity AND later.record = deletion.record AND later.id > deletion.id')
      return `NOT EXISTS ${later.getQuery()}`
    })
    .getMany()
  for (const { entity, record } of old) {
    await database.write((manager) => manager.delete(Revision, { entity, record }))
  }
}
