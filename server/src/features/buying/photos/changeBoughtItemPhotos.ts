import type { Readable } from 'node:stream'
import type { Context } from '../../../kernel/context/Context.js'
import { ShopError } from '../../../kernel/errors/ShopError.js'
import { readContent } from '../../../kernel/media/readContent.js'
import { records } from '../../../kernel/records/records.js'
import { BoughtItem } from '../../boughtItems/BoughtItem.js'
import { lockBought } from '../../boughtItems/setOff.js'
import { photoNotFound } from '../../photos/Photo.js'
import { withStored } from '../../photos/withStored.js'
import { BoughtItemPhoto, type BoughtItemPhotoServices } from './BoughtItemPhoto.js'

/** Photos of one purchase. */
export const maxBoughtItemPhotos = 12

type PhotoContext = Context<BoughtItemPhotoServices>

/** @throws ShopError NOT_FOUND, FILE_TYPE, TOO_LARGE, VALIDATION beyond `maxBoughtItemPhotos` */
export async function addBoughtItemPhoto(
  { services: { database, boughtItemPhotos } }: PhotoContext,
  boughtItem: number,
  upload: Readable,
): Promise<BoughtItemPhoto> {
  return withStored(
    boughtItemPhotos,
    [() => readContent(upload)],
    ([stored]) =>
      database.write(async (manager) => {
        await lockBought(manager, boughtItem)
        if ((await manager.countBy(BoughtItemPhoto, { boughtItem })) >= maxBoughtItemPhotos) {
          throw new ShopError('VALIDATION', {
            message: { key: 'jobPhoto.tooMany', values: { max: maxBoughtItemPhotos } },
          })
        }
        const last = await manager.maximum(BoughtItemPhoto, 'position', { boughtItem })
        await records.touch(manager, BoughtItem, boughtItem)
        const row = { boughtItem, ...stored, addedAt: new Date().toISOString(), position: (last ?? 0) + 1 }
        return manager.save(manager.create(BoughtItemPhoto, row))
      }),
    'staff',
  )
}

/** Deletes a photo for good. @throws ShopError NOT_FOUND */
export async function deleteBoughtItemPhoto(
  { services: { database, boughtItemPhotos } }: PhotoContext,
  id: number,
): Promise<void> {
  const { name } = await database.write(async (manager) => {
    const photo = await manager.findOneBy(BoughtItemPhoto, { id })
    if (!photo) throw photoNotFound()
    await manager.delete(BoughtItemPhoto, { id })
    await records.touch(manager, BoughtItem, photo.boughtItem)
    return photo
  })
  await boughtItemPhotos.removeUnused([name])
}
