import type { EntityManager } from 'typeorm'
import type { Context } from '../context/Context.js'
import { AccountantDownload } from '../entities/AccountantDownload.js'
import { DownloadFile } from './DownloadFile.js'
import type { DownloadServices } from './Downloads.js'

const leaving = new WeakMap<Context, string[]>()

/** Remembers the files of an accountant whose download is about to go, in the transaction that takes it. */
export async function collectOrphanedFiles(
  manager: EntityManager,
  context: Context<DownloadServices>,
  accountant: number,
): Promise<void> {
  const downloads = await manager.findBy(AccountantDownload, { accountant })
  for (const { id } of downloads) {
    const files = await manager.findBy(DownloadFile, { download: id })
    leaving.set(context, [...(leaving.get(context) ?? []), ...files.map(({ storageName }) => storageName)])
  }
}

/** Removes them from the store, once that transaction has been kept. */
export async function removeOrphanedFiles(context: Context<DownloadServices>): Promise<void> {
  await context.services.downloads.removeUnused(leaving.get(context) ?? [])
  leaving.delete(context)
}
