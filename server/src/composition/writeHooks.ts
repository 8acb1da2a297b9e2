import type { EntityManager } from 'typeorm'
import { customerHooks } from '../accounts/customerHooks.js'
import { appointmentHooks, appointmentKindHooks, blockedTimeHooks } from '../appointments/agendaHooks.js'
import { followCountry } from '../content/followCountry.js'
import type { Context, RecordedWrite, WriteHooks } from '../context/Context.js'
import { afterCommit } from '../database/afterCommit.js'
import { serviceHooks } from '../figures/serviceHooks.js'
import { jobHooks } from '../jobs/jobHooks.js'
import { mailTextHooks } from '../mailPreviews/mailTextHooks.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { messageHooks } from '../messages/photos/messageHooks.js'
import { messagePhotoUse } from '../messages/photos/messagePhotoUse.js'
import { quoteHooks } from '../quotes/quoteHooks.js'
import { reservationHooks } from '../reservations/reservationHooks.js'
import { restName } from '../rest/names.js'
import { recordPath } from '../rest/routes.js'
import { stockHooks } from '../stock/stockHooks.js'
import { queueMessages } from '../webhooks/queueMessages.js'
import type { WebhookServices } from '../webhooks/WebhookSender.js'
import { webhookHooks } from '../webhooks/webhookHooks.js'
import { partHooks } from './partHooks.js'

const shopHooks: WriteHooks<MailServices> = {
  async inTransaction(manager, context, write) {
    await partHooks.inTransaction?.(manager, context, write)
    const { before, after } = write
    if (after && before?.country !== after.country) await followCountry(manager, String(after.country))
  },
  /** Mails may have waited for a sender. */
  afterCommit({ services }) {
    services.mail.wake()
  },
}

/** The side effects of writes, by entity name. */
export const writeHooks: Readonly<Record<string, WriteHooks>> = {
  appointment: appointmentHooks,
  appointmentKind: appointmentKindHooks,
  blockedTime: blockedTimeHooks,
  customer: customerHooks,
  mailText: mailTextHooks,
  quote: quoteHooks,
  reservation: reservationHooks,
  service: serviceHooks,
  shopSettings: shopHooks,
  statusNewPc: jobHooks('statusNewPc'),
  statusRepair: jobHooks('statusRepair'),
  webhook: webhookHooks,
  zzpProduct: stockHooks,
  ...Object.fromEntries(messagePhotoUse.entities.map((entity) => [entity, messageHooks(entity)])),
}

/** The side effect of every write, of whatever entity: webhooks are queued. */
export async function onRecorded(
  manager: EntityManager,
  { services }: Context<WebhookServices>,
  write: RecordedWrite,
): Promise<void> {
  const queued = await queueMessages(manager, write, { recordPath, fieldName: restName })
  if (queued > 0) afterCommit(manager, () => services.webhooks.wake())
}
