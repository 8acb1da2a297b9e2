import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { isMissingReference } from '../../kernel/database/databaseErrors.js'
import { type FieldErrors, ShopError } from '../../kernel/errors/ShopError.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { assertReferences } from '../../kernel/records/blockReferences.js'
import { lockedRow } from '../../kernel/records/lockedRow.js'
import { normalise, withDefaults } from '../../kernel/records/normalise.js'
import { validate } from '../../kernel/records/validate.js'
import { quantumMinutes } from '../../kernel/shared/appointmentTimes.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { Appointment } from './Appointment.js'
import { appointmentChangeInput, appointmentInput } from './agendaInputs.js'
import { appointmentChanged } from './appointmentChanged.js'
import type { appointmentStates } from './appointmentChoices.js'
import { freeSeats } from './claimSeats.js'
import { agreedCost } from './cost/agreedCost.js'
import { anyKind } from './offeredKinds.js'
import { quantum } from './SlotRule.js'
import {
  appointmentEntity,
  changeAppointmentRow,
  claimAgain,
  insertAppointment,
  lockAppointment,
  lockBooked,
  minutesOf,
  notBooked,
  timesOf,
} from './storedAppointment.js'
import { withAgendaLock } from './withAgendaLock.js'

/** The longest appointment, in minutes. */
const maxMinutes = 720

/**
 * Adds an appointment for the shop: at any time, but never more at once than there may be.
 * @throws ShopError VALIDATION, CONFLICT
 */
export async function addAppointment(
  context: Context<MailServices>,
  input: Values,
  notify: boolean,
): Promise<Appointment> {
  const { database } = context.services
  const { minutes, ...given } = input
  const values = withDefaults(Appointment, { language: context.language, ...given })
  await validate(Appointment, appointmentInput, values, values, timeFaults(values, minutes))
  return withAgendaLock(database, async (manager) => {
    await assertReferences(manager, context.viewer, appointmentEntity, values as Row)
    const kind = await anyKind(manager, values.kind as number)
    const startsAt = Date.parse(values.startsAt as string)
    const timing = { kind, startsAt, minutes: minutes as number | null }
    const stored = await named(insertAppointment(manager, context, timing, values))
    if (!stored) throw full()
    const { appointment } = stored
    await appointmentChanged(manager, context, { what: 'booked', appointment, before: null, by: 'shop', notify })
    return appointment
  })
}

/**
 * Changes what is named of an appointment. Its seats are claimed again when its time changes.
 * @throws ShopError NOT_FOUND, VALIDATION, CONFLICT for a time that is full, or a stale version
 */
export async function changeAppointment(
  context: Context<MailServices>,
  id: number,
  input: Values,
  notify: boolean,
): Promise<Appointment> {
  const { database } = context.services
  const { minutes, version, ...given } = input
  const values = normalise(Appointment, given)
  const current = await database.reader.findOneBy(Appointment, { id })
  const whole = { ...current, ...values }
  await validate(Appointment, appointmentChangeInput, values, whole, timeFaults(values, minutes))
  return withAgendaLock(database, async (manager) => {
    const before = await lockAppointment(manager, id)
    const isMoved = ['kind', 'startsAt'].some((name) => values[name] !== undefined) || minutes != null
    if (isMoved && before.state !== 'booked') throw notBooked()
    const kind = await anyKind(manager, (values.kind as number | undefined) ?? before.kind)
    const timing = {
      kind,
      startsAt: Date.parse((values.startsAt as string | undefined) ?? before.startsAt),
      minutes: (minutes as number | null | undefined) ?? (values.kind === undefined ? minutesOf(before) : null),
    }
    const sequence = before.sequence + 1
    const times = isMoved ? timesOf(timing) : {}
    // What was agreed holds until it is about something else.
    const isOther = (['kind', 'service', 'postcode'] as const).some(
      (name) => values[name] !== undefined && values[name] !== before[name],
    )
    const about = { ...before, ...values } as Appointment
    const cost = isOther ? await agreedCost(manager, kind, about, context.services.settings) : {}
    const after = await named(
      // What the shop has changed itself needs nobody's confirmation.
      changeAppointmentRow(
        manager,
        context,
        before,
        { ...values, ...times, ...cost, sequence, ...(before.state === 'booked' && { confirmBefore: null }) },
        version as number | null,
      ),
    )
    if (isMoved && !(await claimAgain(manager, after, kind))) throw full()
    const what = after.startsAt === before.startsAt && after.endsAt === before.endsAt ? 'changed' : 'moved'
    await appointmentChanged(manager, context, { what, appointment: after, before, by: 'shop', notify })
    return after
  })
}

/** Cancels an appointment for the shop. @throws ShopError NOT_FOUND, CONFLICT for one that is not booked any more */
export async function cancelByShop(
  context: Context<MailServices>,
  id: number,
  notify: boolean,
  reason: string | null,
): Promise<Appointment> {
  return withAgendaLock(context.services.database, async (manager) => {
    return cancelWithin(manager, context, await lockBooked(manager, id), { notify, reason })
  })
}

/**
 * Cancels several for the shop, all or none: those that are booked.
 * @returns those that were cancelled, in the order of the ids
 */
export async function cancelAppointments(
  context: Context<MailServices>,
  ids: readonly number[],
  notify: boolean,
  reason: string | null,
): Promise<Appointment[]> {
  return withAgendaLock(context.services.database, async (manager) => {
    const done: Appointment[] = []
    for (const id of new Set(ids)) {
      const before = (await lockedRow(manager, appointmentEntity, id)) as unknown as Appointment | null
      if (before?.state !== 'booked') continue
      done.push(await cancelWithin(manager, context, before, { notify, reason }))
    }
    return done
  })
}

/** Cancels a booked appointment that is locked. */
async function cancelWithin(
  manager: EntityManager,
  context: Context<MailServices>,
  before: Appointment,
  { notify, reason }: { notify: boolean; reason: string | null },
): Promise<Appointment> {
  const appointment = await changeAppointmentRow(manager, context, before, {
    state: 'cancelled',
    cancelReason: reason?.trim().slice(0, longestReason) || null,
    sequence: before.sequence + 1,
  })
  await freeSeats(manager, before.id)
  await appointmentChanged(manager, context, { what: 'cancelled', appointment, before, by: 'shop', notify })
  return appointment
}

const longestReason = 1000

/**
 * Notes whether the customer came. What was cancelled has no seat any more and stays so.
 * @throws ShopError NOT_FOUND, BAD_REQUEST for a cancellation, CONFLICT for a cancelled appointment
 */
export async function markAppointment(
  context: Context<MailServices>,
  id: number,
  state: ValueOf<typeof appointmentStates>,
): Promise<Appointment> {
  if (state === 'cancelled') throw new ShopError('BAD_REQUEST')
  return context.services.database.write(async (manager) => {
    const before = await lockAppointment(manager, id)
    if (before.state === 'cancelled') throw notBooked()
    return before.state === state
      ? before
      : changeAppointmentRow(manager, context, before, { state, confirmBefore: null })
  })
}

function timeFaults({ startsAt }: Values, minutes: unknown): FieldErrors {
  const fiveMinutes = [{ key: 'appointmentKind.fiveMinutes' } as const]
  const isUneven = typeof startsAt === 'string' && Date.parse(startsAt) % quantum !== 0
  const isLength = minutes == null || (Number(minutes) % quantumMinutes === 0 && Number(minutes) >= quantumMinutes)
  return {
    ...(isUneven && { startsAt: fiveMinutes }),
    ...(!isLength && { minutes: fiveMinutes }),
    ...(Number(minutes) > maxMinutes && {
      minutes: [
        {
          key: 'field.maxValue',
          values: { field: { owner: 'appointmentKind', name: 'minutes' }, max: maxMinutes },
        } as const,
      ],
    }),
  }
}

/** A reference to a record that is not there is a fault of the input. */
async function named<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (isMissingReference(error)) throw new ShopError('NOT_FOUND')
    throw error
  }
}

function full(): ShopError {
  const message = { key: 'appointment.full' } as const
  return new ShopError('CONFLICT', { message, fields: { startsAt: [message] } })
}
