import type { FastifyBaseLogger } from 'fastify'
import type { UploadsAddress } from '../settings/uploadsAddress.js'
import { diskStorage } from './diskStorage.js'
import type { UploadStorage } from './FileFolder.js'

/** The storage that `UPLOADS` names. @throws SettingError when it is not writable */
export async function openStorage(address: UploadsAddress, log: FastifyBaseLogger): Promise<UploadStorage> {
  if (address.kind === 'folder') return diskStorage(address.folder)
  // Loaded only when needed, because the SDK is slow to load.
  const { bucketStorage } = await import('./bucketStorage.js')
  return bucketStorage(address, log)
}
