import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { RowReader } from '../../kernel/database/RowReader.js'
import { ShopError, type SlotOffer } from '../../kernel/errors/ShopError.js'
import { dayAfter } from '../../kernel/shared/openingHours.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import type { AppointmentKind } from './AppointmentKind.js'
import { type Days, type FreeSlot, freeSlots, timeOf } from './freeSlots.js'
import { readPlan } from './readPlan.js'
import { slotRule } from './SlotRule.js'
import { type DayOfSlots, daysOfSlots } from './slotLack.js'

/** How far ahead the next free times are looked for at once, in days. */
const daysAtOnce = 14
const maxOffers = 3

interface Reading {
  manager: EntityManager
  /** Of the same manager; made when not given. */
  rows?: RowReader
  timeZone: string
}

/** The free times of a kind, by day. @param except an appointment that is to be moved */
export async function slotsOf(
  { manager, rows = new RowReader(manager), timeZone }: Reading,
  kind: AppointmentKind,
  days: Days,
  now: number,
  except: number | null = null,
): Promise<Map<string, FreeSlot[]>> {
  const plan = await readPlan({ database: { reader: manager, rows }, timeZone }, kind, days, except)
  return freeSlots(slotRule(kind), plan, days, now)
}

/** The same day by day, with why a day has none. */
export async function slotDaysOf(
  { manager, rows = new RowReader(manager), timeZone }: Reading,
  kind: AppointmentKind,
  days: Days,
  now: number,
  except: number | null = null,
): Promise<DayOfSlots[]> {
  const plan = await readPlan({ database: { reader: manager, rows }, timeZone }, kind, days, except)
  return daysOfSlots(slotRule(kind), plan, days, now)
}

/** The free time that begins at an instant; null where none does. */
export async function slotAt(
  reading: Reading,
  kind: AppointmentKind,
  startsAt: number,
  now: number,
  except: number | null = null,
): Promise<FreeSlot | null> {
  const day = TimeZone.named(reading.timeZone).dayOf(startsAt)
  const slots = await slotsOf(reading, kind, { from: day, to: day }, now, except)
  return slots.get(day)?.find((slot) => slot.startsAt === startsAt) ?? null
}

/** The first free times from an instant on. */
async function nextSlots(
  reading: Reading,
  kind: AppointmentKind,
  from: number,
  now: number,
  except: number | null,
): Promise<FreeSlot[]> {
  const zone = TimeZone.named(reading.timeZone)
  const last = dayAfter(zone.dayOf(now), kind.horizonDays)
  const found: FreeSlot[] = []
  for (let day = zone.dayOf(Math.max(from, now)); day <= last && found.length < maxOffers; ) {
    const to = [dayAfter(day, daysAtOnce - 1), last].toSorted()[0] as string
    const slots = [...(await slotsOf(reading, kind, { from: day, to }, now, except)).values()].flat()
    found.push(...slots.filter(({ startsAt }) => startsAt >= from))
    day = dayAfter(to)
  }
  return found.slice(0, maxOffers)
}

/** Ends the transaction in which a time turned out not to be free. */
export class SlotIsGone extends Error {
  /** @param except an appointment that was to be moved, whose own time is free to it */
  constructor(
    readonly kind: AppointmentKind,
    readonly startsAt: number,
    readonly except: number | null = null,
  ) {
    super()
  }
}

/**
 * Runs a booking or a move. For a time that is gone it looks for the next free ones, after the transaction: until its end
 * everyone else has to wait.
 * @throws ShopError CONFLICT with the next free times
 */
export async function offeringNext<Result>(context: Context, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SlotIsGone)) throw error
    const message = { key: 'appointment.slotGone' } as const
    const { database, settings } = context.services
    const reading = { manager: database.reader, rows: database.rows, timeZone: settings.timeZone }
    const next = await nextSlots(reading, error.kind, error.startsAt, Date.now(), error.except)
    throw new ShopError('CONFLICT', { message, fields: { startsAt: [message] }, nextSlots: next.map(offerOf) })
  }
}

/** As the API writes it. */
export function offerOf({ startsAt, endsAt, time }: FreeSlot): SlotOffer {
  return { startsAt: isoOfMinute(startsAt), endsAt: isoOfMinute(endsAt), time }
}

const dayMilliseconds = 24 * 60 * 60_000
let written = { day: Number.NaN, date: '' }

/** As `toISOString` writes a whole minute. For a month of times that would take longer than it takes to find them. */
function isoOfMinute(instant: number): string {
  const day = Math.floor(instant / dayMilliseconds)
  if (written.day !== day) written = { day, date: new Date(instant).toISOString().slice(0, 'yyyy-mm-ddT'.length) }
  return `${written.date}${timeOf((instant - day * dayMilliseconds) / 60_000)}:00.000Z`
}
