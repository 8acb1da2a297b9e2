import type { EntityManager } from 'typeorm'
import type { Context } from '../../../kernel/context/Context.js'
import { afterCommit } from '../../../kernel/database/afterCommit.js'
import type { MailServices } from '../../messages/MailDelivery.js'
import { queueMail } from '../../messages/queueMail.js'
import { TimeZone } from '../../shop/hours/TimeZone.js'
import { readShop } from '../../shop/readShop.js'
import type { AppointmentChange } from '../AppointmentChange.js'
import { anyKind } from '../offeredKinds.js'
import { AppointmentReminder } from './AppointmentReminder.js'
import { mailToShop } from './mailToShop.js'
import { queueToVisitor } from './queueToVisitor.js'
import { reminderTimes } from './reminderTimes.js'

/** What the customer is mailed; one whose details have changed gets the confirmation anew. */
const mailsToVisitor = {
  booked: 'appointmentBooked',
  moved: 'appointmentMoved',
  changed: 'appointmentBooked',
  cancelled: 'appointmentCancelled',
} as const

/** What the shop is mailed of what a visitor did. */
const mailsToShop = {
  booked: 'appointmentBookedToShop',
  moved: 'appointmentMovedToShop',
  changed: 'appointmentMovedToShop',
  cancelled: 'appointmentCancelledToShop',
} as const

/** Writes the mails about a change into the outbox, in its transaction: there is no appointment without its mail. */
export async function queueAppointmentMails(
  manager: EntityManager,
  context: Context<MailServices>,
  { what, appointment, before, by, notify, toConfirm }: AppointmentChange,
): Promise<void> {
  const { services } = context
  const { settings } = services
  const isToShop = by === 'visitor' && appointment.confirmBefore === null
  // Who cancels what never counted needs no mail.
  const isToVisitor = notify && (by === 'shop' || isToShop || toConfirm !== undefined)
  if (!isToVisitor && !isToShop) return
  const mailed = {
    appointment,
    kind: await anyKind(manager, appointment.kind),
    shop: await readShop(manager),
  }
  if (toConfirm !== undefined) {
    await queueToVisitor(manager, 'appointmentToConfirm', mailed, context, toConfirm)
  } else if (isToVisitor) {
    const id = await queueToVisitor(manager, mailsToVisitor[what], mailed, context)
    if (id !== null && what !== 'cancelled') await countAsReminder(manager, mailed.appointment, id, settings.timeZone)
  }
  if (isToShop) {
    const moved = what === 'moved' ? before : null
    const mail = await mailToShop(manager, mailsToShop[what], mailed, moved, settings)
    if (mail) await queueMail(manager, mail, appointment.customer, settings)
  }
  afterCommit(manager, () => services.mail.wake())
}

/** A confirmation of the day before says all that a reminder would. */
async function countAsReminder(
  manager: EntityManager,
  { id, startsAt }: AppointmentChange['appointment'],
  mail: number,
  timeZone: string,
): Promise<void> {
  const now = new Date()
  if (now.getTime() < reminderTimes(startsAt, TimeZone.named(timeZone)).from) return
  const key = { appointment: id, about: startsAt }
  if (await manager.existsBy(AppointmentReminder, key)) return
  await manager.insert(AppointmentReminder, { ...key, at: now.toISOString(), mail })
}
