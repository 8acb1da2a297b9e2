import { insertRecord } from '../content/createRecord.js'
import { withDefaults } from '../content/normalise.js'
import type { Caller, Context } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import { invalidField, ShopError } from '../errors/ShopError.js'
import { managedEntity } from '../fields/Managed.js'
import { say } from '../i18n/say.js'
import { messageLimit, replayLimit } from '../limits/callLimits.js'
import { leastMillisecondsOpen } from '../shared/textLimits.js'
import { readShop } from '../shop/readShop.js'
import { AlreadyDone, assertKey, removeExpiredKeys, takeKey } from './idempotency.js'
import { keyOwner } from './keyOwner.js'
import type { MailServices } from './MailDelivery.js'
import { mailsToShop } from './mailsToShop.js'
import type { MessageKind } from './messageKinds.js'
import { queueMail } from './queueMail.js'

export interface Sent {
  sent: boolean
  message: string
  downloadUrl: string | null
}

/**
 * Stores a visitor's message together with the mail that notifies the shop, if it has an address for mail. A repeated request with the same key gets
 * the same answer and counts towards a rate limit of its own.
 * @throws ShopError VALIDATION, RATE_LIMITED, BAD_REQUEST
 */
export async function sendMessage(context: Context<MailServices>, kind: MessageKind, input: Values): Promise<Sent> {
  const { language, services } = context
  assertHuman(input, context.caller)
  await storeOnce(context, kind, input)
  services.mail.wake()
  const downloadUrl = kind.hasDownload ? (await readShop(services.database.reader)).remoteSupportUrl : null
  return { sent: true, message: say(language, { key: kind.answer }), downloadUrl }
}

async function storeOnce(context: Context<MailServices>, kind: MessageKind, input: Values): Promise<void> {
  const { caller, language, services } = context
  const { website, millisecondsOpen, ...own } = input
  const key = caller?.idempotencyKey ?? null
  const values = withDefaults(kind.type, own)
  const spend = once(() => (caller ? messageLimit.spend(services, caller) : Promise.resolve()))
  if (key !== null) {
    assertKey(key)
    await removeExpiredKeys(services.database)
  }
  try {
    await insertRecord(context, managedEntity(kind.type), { ...own, language }, async (manager) => {
      if (key !== null) await takeKey(manager, `${keyOwner(context)} ${key}`, [kind.name, values])
      await spend()
      for (const mail of await mailsToShop(manager, kind, values, language, services.settings)) {
        await queueMail(manager, mail, services.settings)
      }
    })
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
    if (caller) await replayLimit.spend(services, caller)
  }
}

/** A transaction may be retried, but counts as one call. */
function once(work: () => Promise<void>): () => Promise<void> {
  let outcome: Promise<void> | undefined
  return () => {
    outcome ??= work()
    return outcome
  }
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
