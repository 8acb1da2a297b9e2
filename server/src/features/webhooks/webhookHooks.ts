import { type EntityManager, In, Not } from 'typeorm'
import type { WriteHooks } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { FieldErrors } from '../../kernel/errors/ShopError.js'
import type { TextKey } from '../../kernel/i18n/nl.js'
import { addressFault, hostOf, isForbidden, resolveHost } from '../../kernel/network/receiverAddress.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { subscribedEvents } from './subscribedEvents.js'
import { Webhook } from './Webhook.js'
import { WebhookDelivery } from './WebhookDelivery.js'
import type { WebhookServices } from './WebhookSender.js'
import { giveSecret } from './webhookSecrets.js'

/** A name server that takes longer is asked again at every delivery. */
const lookupMilliseconds = 3000

export const webhookHooks: WriteHooks<WebhookServices> = {
  async faults({ services }, _, whole): Promise<FieldErrors> {
    const { endpoint, enabled } = whole
    const stored = typeof whole.id === 'number' ? await services.database.rows.first(Webhook, { id: whole.id }) : null
    const hasEvent = subscribedEvents(stored && { ...stored }, whole).length > 0
    const none: FieldErrors = hasEvent ? {} : { events: [{ key: 'webhook.noEvent' }] }
    // What is no address breaks a rule of the field.
    if (!URL.canParse(String(endpoint))) return none
    const key = await faultOf(new URL(String(endpoint)), enabled === true, services.settings)
    return key ? { ...none, endpoint: [{ key }] } : none
  },
  async assign(_, __, values) {
    return { events: subscribedEvents(null, values) }
  },
  follow(_, before, after) {
    return { events: subscribedEvents(before, after) }
  },
  async inTransaction(manager, { services }, { before, after }) {
    if (!after) {
      if (before) await records.removeWhere(manager, WebhookDelivery, { webhook: before.id })
      return
    }
    if (!before) await giveSecret(manager, after.id, services.settings)
    else if (before.enabled && !after.enabled) await giveUp(manager, after.id)
    else if (after.enabled && (!before.enabled || before.endpoint !== after.endpoint)) await beginAnew(manager, after)
  },
  /** The trash holds no secret. */
  async restore(manager, { services }, { id }) {
    await giveSecret(manager, id, services.settings)
  },
}

async function faultOf(url: URL, isUsed: boolean, settings: Settings): Promise<TextKey | null> {
  const fault = addressFault(url, settings)
  if (fault) return fault === 'insecure' ? 'webhook.endpoint.insecure' : 'webhook.endpoint.forbidden'
  if (!isUsed || settings.webhookPrivateNetworks) return null
  // A name that is unknown now may be known later; every delivery looks it up again.
  const unknown = () => []
  const late = new Promise<[]>((done) => setTimeout(done, lookupMilliseconds, []).unref())
  const addresses = await Promise.race([resolveHost(hostOf(url)).catch(unknown), late])
  return addresses.some(({ address }) => isForbidden(address, settings)) ? 'webhook.endpoint.forbidden' : null
}

/** What waits for a webhook that was switched off can be sent again once it is on. */
async function giveUp(manager: EntityManager, webhook: number): Promise<void> {
  await records.updateWhere(
    manager,
    WebhookDelivery,
    { webhook, status: In(['waiting', 'retrying']), event: Not('test') },
    { status: 'failed', failure: 'switched-off', nextAttemptAt: null },
  )
}

/** Another address, or another chance. */
async function beginAnew(manager: EntityManager, after: Row): Promise<void> {
  const cleared = { failingSince: null, switchedOffAt: null }
  await records.updateWhere(manager, Webhook, { id: after.id }, cleared, unnoticed)
  Object.assign(after, cleared)
}
