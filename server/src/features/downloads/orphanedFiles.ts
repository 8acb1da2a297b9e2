import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { AccountantDownload } from './AccountantDownload.js'
import { DownloadFile } from './DownloadFile.js'
import type { DownloadServices } from './Downloads.js'

const orphaned = new WeakMap<Context, string[]>()

/** Collects the files of an accountant's download, in the transaction that deletes it. */
export async function collectOrphanedFiles(
  manager: EntityManager,
  context: Context<DownloadServices>,
  accountant: number,
): Promise<void> {
  const downloads = await manager.findBy(AccountantDownload, { accountant })
  for (const { id } of downloads) {
    const files = await manager.findBy(DownloadFile, { download: id })
    orphaned.set(context, [...(orphaned.get(context) ?? []), ...files.map(({ storageName }) => storageName)])
  }
}

/** Removes the collected files from the storage, once that transaction is committed. */
export async function removeOrphanedFiles(context: Context<DownloadServices>): Promise<void> {
  await context.services.downloads.removeUnused(orphaned.get(context) ?? [])
  orphaned.delete(context)
}
