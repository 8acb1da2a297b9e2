import { type EntityManager, IsNull, Not } from 'typeorm'
import { DatabaseVersion } from '../../kernel/database/DatabaseVersion.js'
import { emptyTables, withoutReferences } from '../../kernel/database/emptyTables.js'
import { TableChange } from '../../kernel/database/TableChange.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { IdSequence } from '../../kernel/records/IdSequence.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { ScheduledRound } from '../../kernel/scheduler/ScheduledRound.js'
import { SearchIndexState } from '../../kernel/search/SearchIndexState.js'
import { SearchNgram } from '../../kernel/search/SearchNgram.js'
import { DemoEnd } from '../demo/DemoEnd.js'
import { BackupRun } from '../health/BackupRun.js'
import { RunningInstance } from '../health/RunningInstance.js'
import { DocumentGuard } from '../invoices/DocumentGuard.js'
import { MailText } from '../mailTexts/MailText.js'
import { NewsCategory } from '../news/NewsCategory.js'
import { Erasure } from '../privacy/Erasure.js'
import { ShopSettings } from '../shop/ShopSettings.js'

/** In every shop, of the instances that run, or the record of who was erased, whom a backup must not bring back. */
const staying: readonly unknown[] = [
  BackupRun,
  DatabaseVersion,
  DemoEnd,
  DocumentGuard,
  Erasure,
  IdSequence,
  MailText,
  NewsCategory,
  RunningInstance,
  ScheduledRound,
  SearchIndexState,
  SearchNgram,
  ShopSettings,
  TableChange,
]

/** Leaves a shop as it is on its first day, but for the ids, which are never given out twice. */
export async function removeEverything(manager: EntityManager): Promise<void> {
  const removed = manager.connection.entityMetadatas.filter(({ target }) => !staying.includes(target))
  await withoutReferences(manager, () =>
    emptyTables(
      manager,
      removed.map(({ tableName }) => tableName),
    ),
  )
  const indexed = [MailText, NewsCategory, ShopSettings, Erasure].map((type) => managedEntity(type).name)
  await manager
    .createQueryBuilder()
    .delete()
    .from(SearchNgram)
    .where('entity NOT IN (:...indexed)', { indexed })
    .execute()
  await resetMailTexts(manager)
}

async function resetMailTexts(manager: EntityManager): Promise<void> {
  for (const { id } of await manager.findBy(MailText, [{ subject: Not(IsNull()) }, { body: Not(IsNull()) }])) {
    const ours = { subject: null, body: null }
    await records.updateWhere(manager, MailText, { id }, ours, unnoticed)
  }
}
