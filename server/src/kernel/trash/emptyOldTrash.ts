import type { Context } from '../context/Context.js'
import type { Database } from '../database/Database.js'
import { removeOldEvents } from '../records/RecordEvent.js'
import { Revision } from '../records/Revision.js'
import { TrashedRecord } from '../records/TrashedRecord.js'
import { purge } from './removeForGood.js'

/** Records removed in one transaction, few enough not to delay other users. */
const batchSize = 100

/** Permanently removes what was deleted by that moment, UTC, with its history. @returns how many records */
export async function emptyOldTrash(context: Context, since: string): Promise<number> {
  const { database } = context.services
  const removed = await removeOldEvents(database, TrashedRecord, since, batchSize, async (manager, old) => {
    for (const each of old) await purge(manager, context, each)
  })
  return removed + (await removeDeleted(database, since))
}

/** What never was in the trash, such as what was deleted before there was one: the last word on it is its deletion. */
async function removeDeleted(database: Database, since: string): Promise<number> {
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
  return old.length
}
