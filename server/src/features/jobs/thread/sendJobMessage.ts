import { type EntityManager, IsNull, MoreThan } from 'typeorm'
import type { Caller, CoreServices } from '../../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../../kernel/errors/ShopError.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import { jobMessageLimit } from '../../../kernel/limits/callLimits.js'
import { lockExistingRow } from '../../../kernel/records/lockedRow.js'
import { records } from '../../../kernel/records/records.js'
import { cleanedProse } from '../../../kernel/shared/cleanedText.js'
import { conversationAnchor } from '../../../kernel/shared/screens.js'
import { maxJobMessageCharacters, maxMessagePhotos } from '../../../kernel/shared/textLimits.js'
import { Customer } from '../../customers/Customer.js'
import type { MailServices } from '../../messages/MailDelivery.js'
import { queueMail } from '../../messages/queueMail.js'
import type { StoredPhoto } from '../../photos/StoredPhotos.js'
import { withStored } from '../../photos/withStored.js'
import { readShop } from '../../shop/readShop.js'
import { type JobKey, type JobReader, type JobRow, type JobSide, jobOf } from '../JobReader.js'
import { jobTypes } from '../jobKinds.js'
import { withJobLink } from '../jobLink.js'
import { hashOfKey } from '../photos/changeJobPhotos.js'
import { JobPhoto } from '../photos/JobPhoto.js'
import type { JobPhotoServices } from '../photos/jobPhotoUse.js'
import { JobMessage } from './JobMessage.js'
import { mailToCustomer, mailToShop } from './messageMails.js'

/** What a customer may write about one job within an hour, over all networks. */
const maxInAnHour = 20
const hourMilliseconds = 60 * 60 * 1000

export interface NewJobMessage {
  text: string
  /** The sender's own name for this message of this job: sent again under it, it is not stored twice. */
  key: string | null
  /** The bytes of each, at most `maxMessagePhotos`; read one by one, once the message may be sent at all. */
  photos: readonly (() => Promise<Buffer>)[]
}

/** Who sends, and what is needed for it. */
interface Sending {
  services: CoreServices & JobPhotoServices & MailServices
  reader: JobReader
  /** Null for the product itself, whose calls are not counted. */
  caller: Caller | null
}

/**
 * Stores a message about a job, and queues the mail that tells the other side. What the other side had written counts as
 * read, and for the shop as answered.
 * @throws ShopError NOT_FOUND for a job that does not exist for the sender, VALIDATION, RATE_LIMITED, FILE_TYPE, TOO_LARGE
 */
export async function sendJobMessage(
  { services, reader, caller }: Sending,
  of: JobKey,
  given: NewJobMessage,
): Promise<JobMessage> {
  const { database, jobPhotos } = services
  const { row, side } = await jobOf(services, reader, of)
  const text = checkedText(given)
  const keyHash = given.key === null ? null : hashOfKey(of, given.key, text)
  const known = keyHash && (await database.rows.first(JobMessage, { keyHash }))
  if (known) return known
  if (side === 'customer' && caller) await jobMessageLimit.spend(services, caller)

  const message = await withStored(jobPhotos, given.photos, (stored) =>
    database.write((manager) => write(manager, { services, reader }, { of, row, side, text, keyHash, stored })),
  )
  services.mail.wake()
  return message
}

interface Checked {
  of: JobKey
  row: JobRow
  side: JobSide
  text: string
  keyHash: string | null
  stored: readonly StoredPhoto[]
}

async function write(
  manager: EntityManager,
  { services, reader: { viewer } }: Omit<Sending, 'caller'>,
  { of, row, side, text, keyHash, stored }: Checked,
): Promise<JobMessage> {
  const { settings } = services
  const entity = managedEntity(jobTypes[of.entity])
  const job = await lockExistingRow(manager, entity, of.job)
  const sentBefore = keyHash && (await manager.findOneBy(JobMessage, { keyHash }))
  if (sentBefore) return sentBefore
  const now = new Date()
  const at = now.toISOString()
  if (side === 'customer') await assertFewOf(manager, of, now)
  const customer = await manager.findOneByOrFail(Customer, { id: row.customer })
  const mailed = { key: of, row, customer, message: { text }, photos: stored.length }
  const written = side === 'shop' ? mailToCustomer(mailed) : mailToShop(mailed, await readShop(manager), settings)
  const about = { kind: of.entity, job: row, customer }
  const mail =
    written && side === 'shop' ? await withJobLink(manager, written, about, settings, conversationAnchor) : written
  const userName = side === 'shop' ? (viewer?.name ?? null) : customer.name
  const message = await manager.save(
    manager.create(JobMessage, {
      ...of,
      side,
      at,
      userName,
      text,
      readAt: null,
      answeredAt: null,
      mail: mail && (await queueMail(manager, mail, customer.id, settings)),
      keyHash,
    }),
  )
  const photo = {
    ...of,
    message: message.id,
    kind: 'before',
    caption: null,
    isShown: true,
    addedAt: at,
    addedBy: userName,
  } as const
  for (const [index, each] of stored.entries()) {
    await manager.insert(JobPhoto, { ...photo, ...each, keyHash: null, position: index + 1 })
  }
  await records.touch(manager, jobTypes[of.entity], of.job)
  if (side === 'customer') {
    const touched = { ...job, version: job.version + 1 }
    const write = { entity, before: touched, after: touched, changed: [], occasion: 'customerWrote' } as const
    await services.onRecorded(manager, { services }, write)
  }
  await manager.update(JobMessage, { ...of, side: otherSide(side), readAt: IsNull() }, { readAt: at })
  if (side === 'shop')
    await manager.update(JobMessage, { ...of, side: 'customer', answeredAt: IsNull() }, { answeredAt: at })
  return message
}

/** @throws ShopError VALIDATION */
function checkedText({ text: given, photos }: NewJobMessage): string {
  const text = cleanedProse(given.replaceAll('\r\n', '\n'))
  const field = { owner: 'jobMessage', name: 'text' }
  if (photos.length > maxMessagePhotos) {
    throw invalidField('photos', { key: 'photos.tooMany', values: { max: maxMessagePhotos } })
  }
  if (text === '' && photos.length === 0) throw invalidField('text', { key: 'field.required', values: { field } })
  if (text.length > maxJobMessageCharacters) {
    throw invalidField('text', { key: 'field.max', values: { field, max: maxJobMessageCharacters } })
  }
  return text
}

/** @throws ShopError RATE_LIMITED */
async function assertFewOf(manager: EntityManager, of: JobKey, now: Date): Promise<void> {
  const since = new Date(now.getTime() - hourMilliseconds).toISOString()
  const count = await manager.countBy(JobMessage, { ...of, side: 'customer', at: MoreThan(since) })
  if (count >= maxInAnHour) throw new ShopError('RATE_LIMITED', { retryAfter: hourMilliseconds / 1000 })
}

export function otherSide(side: JobSide): JobSide {
  return side === 'shop' ? 'customer' : 'shop'
}
