import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { MailServices } from '../messages/MailDelivery.js'
import type { AppointmentChange } from './AppointmentChange.js'
import { queueAppointmentMails } from './mails/queueAppointmentMails.js'

/** Everything that follows from a change of an appointment, within its transaction. */
export function appointmentChanged(
  manager: EntityManager,
  context: Context<MailServices>,
  change: AppointmentChange,
): Promise<void> {
  return queueAppointmentMails(manager, context, change)
}
