import path from 'node:path'
import { SettingError } from '../settings/settingValues.js'
import { DiskFolder } from './DiskFolder.js'
import type { UploadStorage } from './FileFolder.js'

/**
 * Images in a folder, and private files in the folder `private` beside it, which is not served.
 * @throws SettingError when a folder is not writable, or one contains the other
 */
export function diskStorage(folder: string): UploadStorage {
  const beside = path.join(path.dirname(folder), 'private')
  if (beside === folder || folder === path.dirname(folder)) {
    throw new SettingError('UPLOADS', `names a folder that leaves no place for private files (${folder})`)
  }
  const images = path.join(folder, 'images')
  const storage = {
    images: new DiskFolder(images),
    variants: new DiskFolder(path.join(images, 'variants')),
    privateFiles: new DiskFolder(beside),
    jobPhotos: new DiskFolder(path.join(beside, 'job-photos')),
    messagePhotos: new DiskFolder(path.join(beside, 'message-photos')),
    boughtItemPhotos: new DiskFolder(path.join(beside, 'bought-item-photos')),
    invoiceFiles: new DiskFolder(path.join(beside, 'invoices')),
  }
  try {
    storage.images.prepare()
    storage.variants.prepare()
  } catch (cause) {
    throw new SettingError('UPLOADS', `names a folder that cannot be written to (${folder})`, { cause })
  }
  try {
    storage.privateFiles.prepare()
    storage.jobPhotos.prepare()
    storage.messagePhotos.prepare()
    storage.boughtItemPhotos.prepare()
    storage.invoiceFiles.prepare()
  } catch (cause) {
    throw new SettingError('UPLOADS', `names a folder beside which nothing can be written (${beside})`, { cause })
  }
  return storage
}
