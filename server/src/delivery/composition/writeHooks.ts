import type { EntityManager } from 'typeorm'
import { customerHooks } from '../../features/accounts/customerHooks.js'
import { appointmentHooks, appointmentKindHooks, blockedTimeHooks } from '../../features/appointments/agendaHooks.js'
import { serviceHooks } from '../../features/figures/serviceHooks.js'
import { jobHooks } from '../../features/jobs/jobHooks.js'
import { mailTextHooks } from '../../features/mailPreviews/mailTextHooks.js'
import type { MailServices } from '../../features/messages/MailDelivery.js'
import { messageHooks } from '../../features/messages/photos/messageHooks.js'
import { messagePhotoUse } from '../../features/messages/photos/messagePhotoUse.js'
import { quoteHooks } from '../../features/quotes/quoteHooks.js'
import { reservationHooks } from '../../features/reservations/reservationHooks.js'
import { stockHooks } from '../../features/stock/stockHooks.js'
import { queueMessages } from '../../features/webhooks/queueMessages.js'
import type { WebhookServices } from '../../features/webhooks/WebhookSender.js'
import { webhookHooks } from '../../features/webhooks/webhookHooks.js'
import type { Context, RecordedWrite, WriteHooks } from '../../kernel/context/Context.js'
import { afterCommit } from '../../kernel/database/afterCommit.js'
import { followCountry } from '../../kernel/records/followCountry.js'
import { restName } from '../rest/names.js'
import { recordPath } from '../rest/routes.js'
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
