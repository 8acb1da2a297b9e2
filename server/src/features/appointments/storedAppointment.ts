import { randomUUID } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { changeRow } from '../../kernel/records/updateRecord.js'
import { readShop } from '../shop/readShop.js'
import { Appointment } from './Appointment.js'
import type { AppointmentKind } from './AppointmentKind.js'
import { appointmentAddresses } from './appointmentAddresses.js'
import { claimSeats, freeSeats } from './claimSeats.js'
import { agreedCost } from './cost/agreedCost.js'
import { busySpan, slotRule } from './SlotRule.js'

export const appointmentEntity = managedEntity(Appointment)

/** When an appointment is, and what it takes of the agenda. */
export interface Timing {
  kind: AppointmentKind
  /** Epoch milliseconds. */
  startsAt: number
  /** Another length than that of its kind. */
  minutes?: number | null
}

/** The columns of an appointment that say when it is. UTC. */
export function timesOf({ kind, startsAt, minutes }: Timing) {
  const rule = slotRule({ ...kind, minutes: minutes ?? kind.minutes })
  const { from, until } = busySpan(rule, startsAt)
  return {
    kind: kind.id,
    startsAt: instant(startsAt),
    endsAt: instant(startsAt + rule.length),
    busyFrom: instant(from),
    busyUntil: instant(until),
  }
}

/** How long an appointment is, which may be another length than that of its kind. */
export function minutesOf({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): number {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}

export interface Stored {
  appointment: Appointment
  code: string
}

/**
 * Adds an appointment with its seats, in a transaction under the lock of the agenda. What it costs now is what was agreed.
 * @returns null when there is no seat for it: the transaction is to be undone
 */
export async function insertAppointment(
  manager: EntityManager,
  context: Context,
  timing: Timing,
  values: Values,
): Promise<Stored | null> {
  const about = {
    service: (values.service ?? null) as number | null,
    postcode: (values.postcode ?? null) as string | null,
  }
  const row = {
    ...values,
    ...about,
    ...timesOf(timing),
    ...(await agreedCost(manager, timing.kind, about, context.services.settings)),
    state: 'booked' as const,
    confirmBefore: (values.confirmBefore as string | undefined) ?? null,
    sequence: 0,
    cancelReason: null,
    lastMail: null,
    uid: `${randomUUID()}@${new URL(context.services.settings.publicUrl).hostname}`,
  }
  const appointment = await records.insert(manager, Appointment, row, { by: context })
  if (!(await claim(manager, appointment, timing.kind))) return null
  const code = await appointmentAddresses.insert(manager, context.services.settings, appointment.id)
  return { appointment, code }
}

/** Changes a locked appointment, with its history. @throws ShopError CONFLICT when the version is stale */
export async function changeAppointmentRow(
  manager: EntityManager,
  context: Context,
  before: Appointment,
  values: Values,
  version: number | null = null,
): Promise<Appointment> {
  const after = await changeRow(manager, context, appointmentEntity, before as unknown as Row, values, version)
  return after as unknown as Appointment
}

/** Frees the seats of an appointment and claims those of its present time. @returns whether there were any */
export async function claimAgain(
  manager: EntityManager,
  appointment: Appointment,
  kind: AppointmentKind,
): Promise<boolean> {
  await freeSeats(manager, appointment.id)
  return claim(manager, appointment, kind)
}

async function claim(manager: EntityManager, { id, busyFrom, busyUntil }: Appointment, kind: AppointmentKind) {
  const { appointmentsAtOnce: atOnce } = await readShop(manager)
  const span = { from: Date.parse(busyFrom), until: Date.parse(busyUntil) }
  return claimSeats(manager, { resource: kind.id, appointment: id, span, capacity: kind.capacity, atOnce })
}

/** An appointment that is still booked, locked. @throws ShopError NOT_FOUND, CONFLICT for one that is not booked any more */
export async function lockBooked(manager: EntityManager, id: number): Promise<Appointment> {
  const appointment = await lockAppointment(manager, id)
  if (appointment.state !== 'booked') throw notBooked()
  return appointment
}

/** The refusal of a change of an appointment that was cancelled or is over. */
export function notBooked(): ShopError {
  return new ShopError('CONFLICT', { message: { key: 'appointment.notBooked' } })
}

/** @throws ShopError NOT_FOUND */
export async function lockAppointment(manager: EntityManager, id: number): Promise<Appointment> {
  return (await lockExistingRow(manager, appointmentEntity, id)) as unknown as Appointment
}
