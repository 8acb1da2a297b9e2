import { allow, assertReadable } from '../../kernel/access/allow.js'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { readRecord } from '../../kernel/records/listing.js'
import type { StoredFile } from '../../kernel/storage/FileFolder.js'
import { AccountantDownload } from './AccountantDownload.js'
import { fileNotFound } from './changeFiles.js'
import { DownloadFile } from './DownloadFile.js'
import type { Downloads } from './Downloads.js'

/**
 * Opens a file of a download for a caller who may read that download.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function openDownloadFile(
  context: Context,
  downloads: Downloads,
  download: number,
  id: number,
): Promise<{ file: DownloadFile; stored: StoredFile }> {
  const entity = managedEntity(AccountantDownload)
  assertReadable(allow(context.viewer, 'read', entity.name), 'files')
  await readRecord(context, entity, download)
  const file = await context.services.database.rows.first(DownloadFile, { id, download })
  const stored = file && (await downloads.open(file))
  if (!stored) throw fileNotFound()
  return { file, stored }
}
