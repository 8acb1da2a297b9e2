import type { EntityManager } from 'typeorm'
import type { Context, CoreServices } from '../../../kernel/context/Context.js'
import { records } from '../../../kernel/records/records.js'
import { unnoticed } from '../../../kernel/records/writeWhere.js'
import { queueStrangerMail } from '../../messages/queueStrangerMail.js'
import { Appointment } from '../Appointment.js'
import { type MailedAppointment, mailToVisitor, type VisitorMail } from './appointmentMails.js'

/**
 * Writes a mail to the customer of an appointment into the outbox, and notes it as the last one of the appointment.
 * @param toConfirm the code by which it is confirmed, of the mail that asks for it
 * @returns its id; null for a customer without an e-mail address, or with one that has had as many as it may
 */
export async function queueToVisitor(
  manager: EntityManager,
  kindOfMail: VisitorMail,
  mailed: MailedAppointment,
  context: Pick<Context, 'viewer'> & { services: Pick<CoreServices, 'settings'> },
  toConfirm?: string,
): Promise<number | null> {
  const { viewer, services } = context
  const { settings } = services
  const mail = await mailToVisitor(manager, kindOfMail, mailed, settings, toConfirm)
  if (mail === null) return null
  const { appointment } = mailed
  appointment.lastMail = await queueStrangerMail(manager, mail, appointment.customer, { viewer, settings })
  const { id, lastMail } = appointment
  await records.updateWhere(manager, Appointment, { id }, { lastMail }, unnoticed)
  return appointment.lastMail
}
