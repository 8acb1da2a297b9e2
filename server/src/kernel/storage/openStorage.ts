import type { FastifyBaseLogger } from 'fastify'
import { SettingError } from '../settings/settingValues.js'
import type { StorageAddress } from '../settings/storageAddress.js'
import { DiskFolder } from './DiskFolder.js'
import { diskStorage } from './diskStorage.js'
import type { FileFolder, UploadStorage } from './FileFolder.js'

/** The storage that `UPLOADS` names. @throws SettingError when it is not writable */
export async function openStorage(address: StorageAddress, log: FastifyBaseLogger): Promise<UploadStorage> {
  if (address.kind === 'folder') return diskStorage(address.folder)
  // Loaded only when needed, because the SDK is slow to load.
  const { bucketStorage } = await import('./bucketStorage.js')
  return bucketStorage(address, log)
}

/** The folder that `BACKUPS` names. @throws SettingError when it is not writable */
export async function openBackupFolder(address: StorageAddress, log: FastifyBaseLogger): Promise<FileFolder> {
  if (address.kind === 'bucket') {
    const { bucketFolder } = await import('./bucketStorage.js')
    return bucketFolder('BACKUPS', address, log)
  }
  const folder = new DiskFolder(address.folder)
  try {
    folder.prepare()
  } catch (cause) {
    throw new SettingError('BACKUPS', `names a folder that cannot be written to (${address.folder})`, { cause })
  }
  return folder
}
