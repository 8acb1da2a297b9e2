import type { FastifyBaseLogger } from 'fastify'
import type { UploadsAddress } from '../settings/uploadsAddress.js'
import { diskStorage } from './diskStorage.js'
import type { UploadStorage } from './FileFolder.js'

/** What `UPLOADS` names. @throws SettingError when nothing can be kept there */
export async function openStorage(address: UploadsAddress, log: FastifyBaseLogger): Promise<UploadStorage> {
  if (address.kind === 'folder') return diskStorage(address.folder)
  // Takes a while to load, which only a shop that needs it should wait for.
  const { bucketStorage } = await import('./bucketStorage.js')
  return bucketStorage(address, log)
}
