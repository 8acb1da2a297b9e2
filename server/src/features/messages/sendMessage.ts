import type { EntityManager } from 'typeorm'
import type { Caller, Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { say } from '../../kernel/i18n/say.js'
import { messageLimit, replayLimit } from '../../kernel/limits/callLimits.js'
import { leaveTraces } from '../../kernel/limits/networkTraces.js'
import { insertRecord } from '../../kernel/records/createRecord.js'
import { withDefaults } from '../../kernel/records/normalise.js'
import { validate } from '../../kernel/records/validate.js'
import { leastMillisecondsOpen } from '../../kernel/shared/textLimits.js'
import { readShop } from '../shop/readShop.js'
import { AlreadyDone, assertKey, removeExpiredKeys, takeKey } from './idempotency.js'
import { keyOwner } from './keyOwner.js'
import type { MailServices } from './MailDelivery.js'
import { mailsToShop } from './mailsToShop.js'
import type { MessageKind } from './messageKinds.js'
import { onlyOnce } from './onlyOnce.js'
import { MessagePhoto } from './photos/MessagePhoto.js'
import type { MessagePhotoServices } from './photos/messagePhotoUse.js'
import { type SentPhotos, storeWithPhotos } from './photos/storeWithPhotos.js'
import { queueMail } from './queueMail.js'
import { strangerTextFaults } from './strangerText.js'

export interface Sent {
  sent: boolean
  message: string
  downloadUrl: string | null
}

/** What a visitor's message needs. */
export type MessageServices = MailServices & MessagePhotoServices

/**
 * Stores a visitor's message with its photos, together with the mail that notifies the shop, if it has an address for
 * mail. A repeated request with the same key gets the same answer and counts towards a rate limit of its own.
 * @param photos reads the bytes of each, once the message itself may be sent
 * @throws ShopError VALIDATION, RATE_LIMITED, BAD_REQUEST
 */
export async function sendMessage(
  context: Context<MessageServices>,
  kind: MessageKind,
  input: Values,
  photos: readonly (() => Promise<Buffer>)[] = [],
): Promise<Sent> {
  const { language, services } = context
  assertHuman(input, context.caller)
  const { website, millisecondsOpen, ...own } = input
  const values = withDefaults(kind.type, { ...own, language })
  const faults = strangerTextFaults(managedEntity(kind.type).name, values, ['name'])
  await validate(kind.type, inputsFor(kind.type).create, values, values, faults)
  if (photos.length === 0) await storeOnce(context, kind, input, { stored: [], hashes: [] })
  else {
    await storeWithPhotos(services.messagePhotos, photos, (sent) => storeOnce(context, kind, input, sent))
  }
  services.mail.wake()
  const downloadUrl = kind.hasDownload ? (await readShop(services.database.reader)).remoteSupportUrl : null
  return { sent: true, message: say(language, { key: kind.answer }), downloadUrl }
}

async function storeOnce(
  context: Context<MessageServices>,
  kind: MessageKind,
  input: Values,
  photos: SentPhotos,
): Promise<void> {
  const { caller, language, services } = context
  const { website, millisecondsOpen, ...own } = input
  const key = caller?.idempotencyKey ?? null
  const values = withDefaults(kind.type, own)
  const spend = onlyOnce(() => (caller ? messageLimit.spend(services, caller) : Promise.resolve()))
  if (key !== null) {
    assertKey(key)
    await removeExpiredKeys(services.database)
  }
  try {
    const entity = managedEntity(kind.type)
    await insertRecord(
      context,
      entity,
      { ...own, language },
      {
        async before(manager) {
          if (key !== null) await takeKey(manager, `${keyOwner(context)} ${key}`, [kind.name, values, ...photos.hashes])
          await spend()
        },
        async after(manager, { id }) {
          await insertPhotos(manager, { entity: entity.name, message: id }, photos)
          await leaveTraces(
            manager,
            context,
            'photo',
            photos.stored.map(() => null),
          )
          const notice = { values, sentIn: language, photos: photos.stored.length }
          for (const mail of await mailsToShop(manager, kind, notice, services.settings)) {
            await queueMail(manager, mail, null, services.settings)
          }
        },
      },
    )
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
    if (caller) await replayLimit.spend(services, caller)
  }
}

async function insertPhotos(
  manager: EntityManager,
  of: Pick<MessagePhoto, 'entity' | 'message'>,
  { stored }: SentPhotos,
): Promise<void> {
  const addedAt = new Date().toISOString()
  await manager.insert(
    MessagePhoto,
    stored.map((photo, index) => ({ ...of, ...photo, position: index + 1, addedAt })),
  )
}

/**
 * A page has to say how long its form was open; programs, which say for themselves that they are none, and forms without
 * scripts cannot.
 * @throws ShopError VALIDATION for the behaviour of bots: filling in the hidden field, or the form too fast
 */
function assertHuman({ website, millisecondsOpen }: Values, caller: Caller | null): void {
  if (website != null && website !== '') throw invalidField('website', { key: 'message.leaveEmpty' })
  if (millisecondsOpen == null ? !caller?.isPage : Number(millisecondsOpen) >= leastMillisecondsOpen) return
  const message = { key: 'message.tooFast' } as const
  throw new ShopError('VALIDATION', { message, fields: { millisecondsOpen: [message] } })
}
