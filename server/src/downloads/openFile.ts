import type { FileHandle } from 'node:fs/promises'
import { allow, assertTold } from '../access/allow.js'
import type { Context } from '../content/Context.js'
import { readRecord } from '../content/listing.js'
import { AccountantDownload } from '../entities/AccountantDownload.js'
import { managedEntity } from '../fields/Managed.js'
import { fileNotFound } from './changeFiles.js'
import { DownloadFile } from './DownloadFile.js'

/**
 * A file of a download, for whoever may read that download.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function openDownloadFile(
  context: Context,
  download: number,
  id: number,
): Promise<{ file: DownloadFile; handle: FileHandle }> {
  const entity = managedEntity(AccountantDownload)
  assertTold(allow(context.viewer, 'read', entity.name), 'files')
  await readRecord(context, entity, download)
  const { database, downloads } = context.services
  const file = await database.rows.first(DownloadFile, { id, download })
  const handle = file && (await downloads.open(file))
  if (!handle) throw fileNotFound()
  return { file, handle }
}
