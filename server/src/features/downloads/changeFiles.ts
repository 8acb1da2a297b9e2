import type { EntityManager } from 'typeorm'
import { allow, isThere } from '../../kernel/access/allow.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { notFound } from '../../kernel/records/notFound.js'
import { records } from '../../kernel/records/records.js'
import { AccountantDownload } from './AccountantDownload.js'
import { DownloadFile } from './DownloadFile.js'
import type { DownloadServices, FileUpload, ReceivedFile } from './Downloads.js'

/** The columns that an upload sets. */
type UploadedFile = Omit<DownloadFile, 'id' | 'download'>

/**
 * Adds a file to a download.
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, FILE_TYPE, TOO_LARGE, VALIDATION when it is empty
 */
export async function addDownloadFile(
  context: Context<DownloadServices>,
  download: number,
  upload: FileUpload,
): Promise<DownloadFile> {
  await assertMayChange(context, download)
  return withUpload(context, upload, async (manager, uploaded) => {
    await lockDownload(manager, download)
    return manager.save(manager.create(DownloadFile, { ...uploaded, download }))
  })
}

/** Replaces a file; the previous one is deleted. @throws ShopError as `addDownloadFile` */
export async function replaceDownloadFile(
  context: Context<DownloadServices>,
  id: number,
  upload: FileUpload,
): Promise<DownloadFile> {
  const { download } = await changeableFile(context, id)
  const { before, after } = await withUpload(context, upload, async (manager, uploaded) => {
    const current = await lockFile(manager, download, id)
    await manager.update(DownloadFile, id, uploaded)
    return { before: current.storageName, after: { ...current, ...uploaded } }
  })
  await context.services.downloads.remove([before])
  return after
}

/**
 * Deletes a file permanently.
 * @param download that it must belong to; any when null
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 */
export async function removeDownloadFile(
  context: Context<DownloadServices>,
  id: number,
  download: number | null,
): Promise<void> {
  const file = await changeableFile(context, id)
  if (download !== null && file.download !== download) throw fileNotFound()
  const { database, downloads } = context.services
  const { storageName } = await database.write(async (manager) => {
    const current = await lockFile(manager, file.download, id)
    await manager.delete(DownloadFile, { id })
    return current
  })
  await downloads.remove([storageName])
}

export function fileNotFound(): ShopError {
  return new ShopError('NOT_FOUND', { message: { key: 'notFound.downloadFile' } })
}

/** Checked before the upload is received. */
export async function assertMayChange(
  { viewer, services }: Context<DownloadServices>,
  download: number,
): Promise<void> {
  const entity = managedEntity(AccountantDownload)
  const permission = allow(viewer, 'update', entity.name)
  const row = await services.database.rows.first<Row>(AccountantDownload, { id: download })
  if (!row || !isThere(permission, row)) throw notFound(entity)
}

async function changeableFile(context: Context<DownloadServices>, id: number): Promise<DownloadFile> {
  const file = await context.services.database.rows.first(DownloadFile, { id })
  if (!file) {
    allow(context.viewer, 'update', managedEntity(AccountantDownload).name)
    throw fileNotFound()
  }
  await assertMayChange(context, file.download)
  return file
}

/** Stores an upload and writes its row; the file is removed again if the row is not written. */
async function withUpload<Result>(
  { viewer, services: { database, downloads } }: Context<DownloadServices>,
  upload: FileUpload,
  write: (manager: EntityManager, uploaded: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const received: ReceivedFile = await downloads.store(upload)
  const uploaded = { ...received, uploadedAt: new Date().toISOString(), uploadedBy: viewer?.name ?? null }
  try {
    return await database.write((manager) => write(manager, uploaded))
  } catch (error) {
    await downloads.removeUnused([received.storageName])
    throw error
  }
}

/** The files of a download change one at a time, and it says that they have. */
export async function lockDownload(manager: EntityManager, download: number): Promise<void> {
  await lockExistingRow(manager, managedEntity(AccountantDownload), download)
  await records.touch(manager, AccountantDownload, download)
}

async function lockFile(manager: EntityManager, download: number, id: number): Promise<DownloadFile> {
  await lockDownload(manager, download)
  const file = await manager.findOneBy(DownloadFile, { id })
  if (!file) throw fileNotFound()
  return file
}
