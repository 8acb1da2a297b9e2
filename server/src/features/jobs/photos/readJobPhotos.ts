import type { CoreServices } from '../../../kernel/context/Context.js'
import type { StoredFile } from '../../../kernel/storage/FileFolder.js'
import { photoNotFound } from '../../photos/Photo.js'
import type { PhotoSize } from '../../photos/StoredPhotos.js'
import { type JobKey, type JobReader, type JobRow, type JobSide, jobOf, sideOf } from '../JobReader.js'
import { jobTypes } from '../jobKinds.js'
import { JobPhoto } from './JobPhoto.js'
import type { JobPhotoServices } from './jobPhotoUse.js'

type Services = CoreServices & JobPhotoServices

/** Whether a side of a job sees a photo of it: the shop sees all, the customer what is shown and what came with messages. */
export function mayReadPhoto({ isShown, message }: Pick<JobPhoto, 'isShown' | 'message'>, side: JobSide): boolean {
  return side === 'shop' || isShown || message !== null
}

/** The photos of a job that the reader may see, in their order, without those of messages. @throws ShopError NOT_FOUND */
export async function readJobPhotos(services: CoreServices, reader: JobReader, key: JobKey): Promise<JobPhoto[]> {
  const { side } = await jobOf(services, reader, key)
  const photos = await services.database.rows.find(JobPhoto, {
    where: { ...key, message: null },
    order: [
      ['position', 'ASC'],
      ['id', 'ASC'],
    ],
  })
  return photos.filter((photo) => mayReadPhoto(photo, side))
}

/**
 * Opens a photo for a reader who may see it.
 * @throws ShopError NOT_FOUND, the same for a photo that is not there and for one of someone else
 */
export async function openJobPhoto(
  { database, switches, jobPhotos }: Services,
  reader: JobReader,
  name: string,
  size: PhotoSize,
): Promise<StoredFile> {
  const photo = await database.rows.first(JobPhoto, { name })
  const { entities: off } = await switches.now()
  const row =
    photo && !off.has(photo.entity) && (await database.rows.first<JobRow>(jobTypes[photo.entity], { id: photo.job }))
  const side = photo && row ? sideOf(reader, photo, row) : null
  if (!photo || !side || !mayReadPhoto(photo, side)) throw photoNotFound()
  const stored = await jobPhotos.open(photo.name, size)
  if (!stored) throw photoNotFound()
  return stored
}
