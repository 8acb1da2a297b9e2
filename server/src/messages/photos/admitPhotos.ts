import { MoreThan } from 'typeorm'
import type { Caller, CoreServices } from '../../context/Context.js'
import { ShopError } from '../../errors/ShopError.js'
import { visitorPhotoLimit } from '../../limits/callLimits.js'
import { MessagePhoto } from './MessagePhoto.js'
import type { MessagePhotoServices } from './messagePhotoUse.js'

/** Photos of all visitors within a day: far more than a shop gets, far less than fills a disk. */
const mostADay = 200
const dayMilliseconds = 24 * 60 * 60 * 1000

const retrySeconds = 10 * 60

/**
 * Whether photos of a visitor may be read at all, before a byte of them is.
 * @throws ShopError RATE_LIMITED beyond what one network may send, or all of them, or what the storage has room for
 */
export async function admitPhotos(
  services: CoreServices & MessagePhotoServices,
  caller: Pick<Caller, 'address'> | null,
): Promise<void> {
  if (caller) {
    // Without the headers of a limit: a message without photos may still be sent.
    await visitorPhotoLimit.spend(services, { address: caller.address }).catch((error: unknown) => {
      throw error instanceof ShopError ? photosRefused(error.details.retryAfter) : error
    })
  }
  const since = new Date(Date.now() - dayMilliseconds).toISOString()
  const count = await services.database.reader.countBy(MessagePhoto, { addedAt: MoreThan(since) })
  if (count >= mostADay || !(await services.messagePhotos.hasRoom())) throw photosRefused()
}

/** Says that a message can be sent without photos. */
export function photosRefused(retryAfter = retrySeconds): ShopError {
  return new ShopError('RATE_LIMITED', { fields: { photos: [{ key: 'photos.busy' }] }, retryAfter })
}
