import { insertRecord } from '../content/createRecord.js'
import { withDefaults } from '../content/normalise.js'
import type { Context } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import { managedEntity } from '../fields/Managed.js'
import { say } from '../i18n/say.js'
import { messageLimit } from '../limits/callLimits.js'
import { assertHuman } from './assertHuman.js'
import { AlreadyDone, assertKey, removeExpiredKeys, takeKey } from './idempotency.js'
import type { MailServices } from './MailDelivery.js'
import { mailToShop } from './mailToShop.js'
import type { MessageKind } from './messageKinds.js'
import { queueMail } from './queueMail.js'

export interface Sent {
  sent: boolean
  message: string
  downloadUrl: string | null
}

/**
 * Stores a visitor's message together with the mail that notifies the shop. A repeated request with the same key gets
 * the same answer and does not count towards the rate limit.
 * @throws ShopError VALIDATION, RATE_LIMITED, BAD_REQUEST
 */
export async function sendMessage(context: Context<MailServices>, kind: MessageKind, input: Values): Promise<Sent> {
  const { language, services } = context
  assertHuman(input)
  await storeOnce(context, kind, input)
  services.mail.wake()
  return { sent: true, message: say(language, { key: kind.answer }), downloadUrl: kind.downloadUrl }
}

async function storeOnce(context: Context<MailServices>, kind: MessageKind, input: Values): Promise<void> {
  const { caller, language, services } = context
  const { website, millisecondsOpen, ...own } = input
  const key = caller?.idempotencyKey ?? null
  const values = withDefaults(kind.type, own)
  const spend = once(() => (caller ? messageLimit.spend(services, caller.address) : Promise.resolve()))
  if (key !== null) {
    assertKey(key)
    await removeExpiredKeys(services.database)
  }
  try {
    await insertRecord(context, managedEntity(kind.type), { ...own, language }, async (manager) => {
      if (key !== null) await takeKey(manager, key, [kind.name, values])
      await spend()
      await queueMail(manager, mailToShop(kind, values, language, services.settings))
    })
  } catch (error) {
    if (!(error instanceof AlreadyDone)) throw error
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
