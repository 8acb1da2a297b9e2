import { appointmentKinds } from '../../../demo/content/appointmentKinds.js'
import {
  appointmentPatterns,
  appointmentRemarks,
  appointmentVisitors,
  blockedTimeReason,
} from '../../../demo/content/appointments.js'
import type { DemoAppointmentPattern, DemoAppointmentVisitor } from '../../../demo/content/recordTypes.js'
import { dayAfter } from '../../kernel/shared/openingHours.js'
import { Customer } from '../customers/Customer.js'
import { type Demo, setAge } from '../demo/Demo.js'
import { loadRecord } from '../demo/loadPairs.js'
import { hoursOfShop } from '../shop/hoursOfShop.js'
import { readShop } from '../shop/readShop.js'
import { Appointment } from './Appointment.js'
import { AppointmentKind } from './AppointmentKind.js'
import { BlockedTime } from './BlockedTime.js'
import { slotAt } from './offeredSlots.js'
import { changeAppointmentRow, insertAppointment } from './storedAppointment.js'

/** Days from today that are about half full. */
const fortnight = 14
/** Days before it whose appointments are over. */
const past = 4
const dayMilliseconds = 24 * 60 * 60 * 1000

/** Kinds of appointment, a fortnight of bookings within the opening hours, and an afternoon that is blocked. */
export async function loadDemoAppointments(demo: Demo): Promise<void> {
  const kinds = new Map<string, AppointmentKind>()
  const { database, settings } = demo.context.services
  for (const { key, ...fields } of appointmentKinds) {
    const id = await loadRecord(demo, AppointmentKind, fields)
    kinds.set(key, await database.reader.findOneByOrFail(AppointmentKind, { id }))
  }
  const hours = hoursOfShop(await readShop(database.reader), settings.timeZone)
  const today = hours.zone.dayOf(Date.now())
  const open = hours.openingDays(dayAfter(today, -past), past + fortnight).filter(({ periods }) => periods.length > 0)
  await blockTime(demo, (time) => {
    const coming = open.filter(({ day }) => day > today)
    return hours.zone.instantOf((coming[3] ?? coming[0])?.day ?? dayAfter(today), time)
  })
  let booked = 0
  for (const [index, { day }] of open.entries()) {
    for (const { kind: key, time } of appointmentPatterns[index % appointmentPatterns.length] ?? []) {
      const kind = kinds.get(key)
      const visitor = appointmentVisitors[booked % appointmentVisitors.length]
      if (!kind || !visitor) throw new Error(`The demo has no kind of appointment ${key}`)
      const remarks = appointmentRemarks[key][visitor.language]
      const remark = remarks[booked % remarks.length] ?? null
      if (await book(demo, { kind, startsAt: hours.zone.instantOf(day, time), visitor, remark, booked })) booked += 1
    }
  }
}

async function blockTime(demo: Demo, at: (time: DemoAppointmentPattern['time']) => number): Promise<void> {
  const [startsAt, endsAt] = [at('18:00'), at('20:00')].map((instant) => new Date(instant).toISOString())
  await loadRecord(demo, BlockedTime, { reason: blockedTimeReason, startsAt, endsAt })
}

interface Booking {
  kind: AppointmentKind
  startsAt: number
  visitor: DemoAppointmentVisitor
  remark: string | null
  /** How many there are before it. */
  booked: number
}

/** @returns whether the time was free, as it would have been for a visitor some days before */
async function book(
  { context, ...demo }: Demo,
  { kind, startsAt, visitor, remark, booked }: Booking,
): Promise<boolean> {
  const { database, settings } = context.services
  const madeAt = startsAt - (2 + (booked % 3)) * dayMilliseconds
  const customer = await database.reader.findOneBy(Customer, { email: visitor.emailAddress })
  const { postcode, address, ...own } = visitor
  const atHome = kind.place === 'home' ? { postcode, address } : { postcode: null, address: null }
  const appointment = await database.write(async (manager) => {
    const reading = { manager, timeZone: settings.timeZone }
    if (!(await slotAt(reading, kind, startsAt, madeAt))) return null
    const values = {
      ...{ ...own, ...atHome, remark, customer: customer?.id ?? null, statusRepair: null, statusNewPc: null },
      internalNote: null,
    }
    const stored = await insertAppointment(manager, { ...context, viewer: null }, { kind, startsAt }, values)
    if (!stored) return null
    const isOver = startsAt < Date.now()
    const state = booked % 9 === 4 ? 'notCome' : 'come'
    return isOver ? changeAppointmentRow(manager, context, stored.appointment, { state }) : stored.appointment
  })
  if (!appointment) return false
  const made = new Date(Math.min(madeAt, Date.now() - booked * 60_000)).toISOString()
  await setAge({ context, ...demo }, Appointment, appointment.id, made)
  return true
}
