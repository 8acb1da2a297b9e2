import { MoreThan } from 'typeorm'
import type { Context } from '../../../kernel/context/Context.js'
import { ShopError } from '../../../kernel/errors/ShopError.js'
import { visitorPhotoLimit } from '../../../kernel/limits/callLimits.js'
import { NetworkTrace } from '../../../kernel/limits/NetworkTrace.js'
import { dayMilliseconds, marksOf } from '../../../kernel/limits/networkTraces.js'
import { maxMessagePhotos } from '../../../kernel/shared/textLimits.js'
import { isKnownCustomer } from '../../sessions/visitor.js'
import { MessagePhoto } from './MessagePhoto.js'
import type { MessagePhotoServices } from './messagePhotoUse.js'

/** Photos of all visitors within a day: far more than a shop gets, far less than fills a disk. */
const maxADay = 200

/** How many of them strangers may send: the rest is kept for customers. */
const maxOfStrangers = 150

/** How many of them may come from one network of strangers, however many subscribers it has. */
const maxOfNetwork = 75

/** Messages with the most photos that one address may send in a day, as a multiple of what it may send at once. */
const dayPerMessage = 2

const retrySeconds = 10 * 60

type AdmittedContext = Pick<Context<MessagePhotoServices>, 'services' | 'caller' | 'viewer'>

/**
 * Whether photos of a visitor may be read at all, before a byte of them is.
 * @throws ShopError RATE_LIMITED beyond what one network may send, or all of them, or what the storage has room for
 */
export async function admitPhotos(context: AdmittedContext): Promise<void> {
  const { services, caller } = context
  if (caller) {
    // Without the headers of a limit: a message without photos may still be sent.
    await visitorPhotoLimit.spend(services, { address: caller.address }).catch((error: unknown) => {
      throw error instanceof ShopError ? photosRefused(error.details.retryAfter) : error
    })
  }
  const since = new Date(Date.now() - dayMilliseconds).toISOString()
  const count = await services.database.reader.countBy(MessagePhoto, { addedAt: MoreThan(since) })
  const isCustomer = isKnownCustomer(context)
  if (count >= (isCustomer ? maxADay : maxOfStrangers)) throw photosRefused()
  if (!isCustomer && (await isNetworkFull(context, since))) throw photosRefused()
  if (!(await services.messagePhotos.hasRoom())) throw photosRefused()
}

/** Whether a network of strangers has sent its photos of the day. */
async function isNetworkFull(context: AdmittedContext, since: string): Promise<boolean> {
  const { database, settings } = context.services
  if (!settings.messageLimit) return false
  const maxOfAddress = settings.messageLimit.points * dayPerMessage * maxMessagePhotos
  for (const { column, mark, share } of marksOf(context)) {
    const sent = await database.reader.countBy(NetworkTrace, { kind: 'photo', [column]: mark, at: MoreThan(since) })
    if (sent >= Math.min(maxOfNetwork, maxOfAddress * share)) return true
  }
  return false
}

/** Says that a message can be sent without photos. */
export function photosRefused(retryAfter = retrySeconds): ShopError {
  return new ShopError('RATE_LIMITED', { fields: { photos: [{ key: 'photos.busy' }] }, retryAfter })
}
