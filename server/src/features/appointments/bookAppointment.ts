import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { appointmentLimit } from '../../kernel/limits/callLimits.js'
import { derivedColumns } from '../../kernel/records/rowColumns.js'
import { assertIsMailed, newToConfirm } from '../messages/confirmation.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { type CallKey, onceByKey } from '../messages/onceByKey.js'
import { callUs } from '../shop/callUs.js'
import { Appointment } from './Appointment.js'
import { AppointmentAddress } from './AppointmentAddress.js'
import type { AppointmentKind } from './AppointmentKind.js'
import { appointmentAddresses } from './appointmentAddresses.js'
import { appointmentChanged } from './appointmentChanged.js'
import { appointmentShare } from './appointmentShare.js'
import type { BookAppointmentInput } from './appointmentTypes.js'
import { type Booking, checkedBooking } from './checkedBooking.js'
import { customerAndJobOf } from './customerAndJobOf.js'
import { anyKind } from './offeredKinds.js'
import { offeringNext, SlotIsGone, slotAt } from './offeredSlots.js'
import { appointmentEntity, insertAppointment, type Stored } from './storedAppointment.js'
import { withAgendaLock } from './withAgendaLock.js'

const gone = 'appointment.notBooked'

/** Appointments to come that one person may have at once. */
export const maxOpen = 3

/**
 * Makes an appointment for a visitor, if the time is still free when its turn comes. A repeated request with the same
 * idempotency key gets the appointment that it made.
 * @throws ShopError VALIDATION, NOT_FOUND, RATE_LIMITED, CONFLICT with the next free times for one that is gone, or for
 * the fourth appointment of one person, or for a job that is not ready or has one
 */
export async function bookAppointment(
  context: Context<MailServices>,
  input: BookAppointmentInput,
): Promise<Stored & { kind: AppointmentKind }> {
  const { database } = context.services
  const booking = await checkedBooking(context, input)
  const stored = await onceByKey(context, {
    about: ['appointment', input],
    limit: appointmentLimit,
    write: (key) =>
      offeringNext(context, () =>
        withAgendaLock(database, (manager) => book(manager, context, booking, input.job, key)),
      ),
    madeBefore: (id) => madeBefore(context, id),
    gone,
  })
  return { ...stored, kind: booking.kind }
}

async function book(
  manager: EntityManager,
  context: Context<MailServices>,
  booking: Booking,
  job: string | null | undefined,
  key: CallKey,
): Promise<Stored> {
  await key.take(manager)
  const now = Date.now()
  const reading = { manager, timeZone: context.services.settings.timeZone }
  const { values } = booking
  const kind = await anyKind(manager, booking.kind.id)
  await assertFewOpen(manager, values, now)
  await appointmentShare.assertLeft(manager, context, () => callUs(manager))
  const { emailAddress } = values as { emailAddress: string }
  const { entities: off } = await context.services.switches.now()
  const about = await customerAndJobOf(manager, { kind, emailAddress, code: job, now, off })
  const startsAt = Date.parse(booking.startsAt)
  // Who knows the address of a job is its customer.
  const toConfirm = job ? null : await newToConfirm(manager, context, startsAt)
  const confirmBefore = toConfirm?.confirmBefore ?? null
  const stored =
    (await slotAt(reading, kind, startsAt, now)) &&
    (await insertAppointment(manager, context, { kind, startsAt }, { ...values, ...about, confirmBefore }))
  if (!stored) throw new SlotIsGone(kind, startsAt)
  const { appointment } = stored
  await appointmentShare.leaveTrace(manager, context, appointment.id)
  await key.made(manager, appointment.id)
  const booked = { what: 'booked', appointment, before: null, by: 'visitor', notify: true } as const
  if (toConfirm) {
    await manager.update(AppointmentAddress, { appointment: appointment.id }, { confirmHash: toConfirm.confirmHash })
    await appointmentChanged(manager, context, { ...booked, toConfirm: toConfirm.code })
    await assertIsMailed(manager, appointment.lastMail !== null)
  } else {
    await appointmentChanged(manager, context, booked)
  }
  return stored
}

/** @throws ShopError CONFLICT for a person, by e-mail address or phone number, with as many appointments as are allowed */
async function assertFewOpen(manager: EntityManager, values: Values, now: number): Promise<void> {
  const { emailKey, phoneDigits } = await keysOf(manager, values)
  const open = await manager
    .createQueryBuilder(Appointment, 'appointment')
    .where('(appointment.emailKey = :emailKey OR appointment.phoneDigits = :phoneDigits)', { emailKey, phoneDigits })
    .andWhere('appointment.state = :booked AND appointment.endsAt > :now', {
      booked: 'booked',
      now: new Date(now).toISOString(),
    })
    .getCount()
  if (open >= maxOpen) {
    throw new ShopError('CONFLICT', { message: { key: 'appointment.maxOpen', values: { max: maxOpen } } })
  }
}

async function keysOf(manager: EntityManager, values: Values): Promise<Pick<Appointment, 'emailKey' | 'phoneDigits'>> {
  const derived = await derivedColumns(manager, appointmentEntity, values as never)
  return derived as Pick<Appointment, 'emailKey' | 'phoneDigits'>
}

async function madeBefore({ services: { database, settings } }: Context, id: number): Promise<Stored> {
  const appointment = await database.reader.findOneBy(Appointment, { id })
  const code = appointment && (await appointmentAddresses.codeOf(database.reader, settings, appointment.id))
  if (!appointment || !code) throw new ShopError('CONFLICT', { message: { key: gone } })
  return { appointment, code }
}
