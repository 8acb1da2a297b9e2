import { allow } from '../../../kernel/access/allow.js'
import type { Viewer } from '../../../kernel/access/Viewer.js'
import type { CoreServices } from '../../../kernel/context/Context.js'
import { ShopError } from '../../../kernel/errors/ShopError.js'
import type { StoredFile } from '../../../kernel/storage/FileFolder.js'
import { photoNotFound } from '../../photos/Photo.js'
import type { PhotoSize } from '../../photos/StoredPhotos.js'
import { BoughtItemPhoto, type BoughtItemPhotoServices } from './BoughtItemPhoto.js'

/** The photos of a purchase, in their order. */
export function readBoughtItemPhotos(
  { database }: Pick<CoreServices, 'database'>,
  boughtItem: number,
): Promise<BoughtItemPhoto[]> {
  return database.rows.find(BoughtItemPhoto, {
    where: { boughtItem },
    order: [
      ['position', 'ASC'],
      ['id', 'ASC'],
    ],
  })
}

/** @throws ShopError NOT_FOUND, the same for a photo that is not there and for who may not read purchases */
export async function openBoughtItemPhoto(
  { database, switches, boughtItemPhotos }: CoreServices & BoughtItemPhotoServices,
  viewer: Viewer | null,
  name: string,
  size: PhotoSize,
): Promise<StoredFile> {
  if (!mayRead(viewer) || (await switches.now()).entities.has('boughtItem')) throw photoNotFound()
  const photo = await database.rows.first(BoughtItemPhoto, { name })
  const stored = photo && (await boughtItemPhotos.open(photo.name, size))
  if (!stored) throw photoNotFound()
  return stored
}

function mayRead(viewer: Viewer | null): boolean {
  try {
    allow(viewer, 'read', 'boughtItem')
    return true
  } catch (error) {
    if (error instanceof ShopError) return false
    throw error
  }
}
