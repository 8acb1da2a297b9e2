import type { EntityManager } from 'typeorm'
import { Appointment } from '../../entities/Appointment.js'
import { queueMail } from '../../messages/queueMail.js'
import { type MailedAppointment, type MailSettings, mailToVisitor, type VisitorMail } from './appointmentMails.js'

/**
 * Writes a mail to the customer of an appointment into the outbox, and notes it as the last one of the appointment.
 * @returns its id; null for a customer without an e-mail address
 */
export async function queueToVisitor(
  manager: EntityManager,
  kindOfMail: VisitorMail,
  mailed: MailedAppointment,
  settings: MailSettings,
): Promise<number | null> {
  const mail = await mailToVisitor(manager, kindOfMail, mailed, settings)
  if (mail === null) return null
  const { appointment } = mailed
  appointment.lastMail = await queueMail(manager, mail, appointment.customer, settings)
  await manager.update(Appointment, { id: appointment.id }, { lastMail: appointment.lastMail })
  return appointment.lastMail
}
