import type { Database } from '../../kernel/database/Database.js'
import { hoursOfShop } from '../shop/hoursOfShop.js'
import { readShop } from '../shop/readShop.js'
import { Appointment } from './Appointment.js'
import type { AppointmentKind } from './AppointmentKind.js'
import { BlockedTime } from './BlockedTime.js'
import type { Days, Plan } from './freeSlots.js'
import type { Span } from './SlotRule.js'

/** What the agenda is read by: `rows` of the same transaction where there is one. */
interface Reading {
  database: Pick<Database, 'rows' | 'reader'>
  timeZone: string
}

/** Travel and pause reach at most so far beyond the day of an appointment. */
const marginMilliseconds = 24 * 60 * 60 * 1000

/**
 * The agenda of a kind around some days.
 * @param except an appointment that is to be moved, whose own time is free to it
 */
export async function readPlan(
  { database, timeZone }: Reading,
  kind: Pick<AppointmentKind, 'id'>,
  days: Days,
  except: number | null = null,
): Promise<Plan> {
  const shop = await readShop(database.reader)
  const atOnce = shop.appointmentsAtOnce
  const hours = hoursOfShop(shop, timeZone)
  const from = new Date(hours.zone.instantOf(days.from, '00:00') - marginMilliseconds).toISOString()
  const until = new Date(hours.zone.instantOf(days.to, '24:00') + marginMilliseconds).toISOString()
  const found = await database.rows.find(Appointment, {
    columns: ['id', 'kind', 'state', 'busyFrom', 'busyUntil'],
    ...(atOnce === null && { where: { kind: kind.id } }),
    ranges: [
      { property: 'busyUntil', from },
      { property: 'busyFrom', to: until },
    ],
  })
  const blocked = await database.rows.find(BlockedTime, {
    columns: ['startsAt', 'endsAt'],
    ranges: [
      { property: 'endsAt', from },
      { property: 'startsAt', to: until },
    ],
  })
  const taken = found.filter(({ id, state }) => state !== 'cancelled' && id !== except)
  return {
    hours,
    busy: taken.filter((each) => each.kind === kind.id).map(busySpanOf),
    ofAllKinds: atOnce === null ? null : { busy: taken.map(busySpanOf), atOnce },
    blocked: blocked.map(({ startsAt, endsAt }) => spanOf(startsAt, endsAt)),
  }
}

function busySpanOf({ busyFrom, busyUntil }: Pick<Appointment, 'busyFrom' | 'busyUntil'>): Span {
  return spanOf(busyFrom, busyUntil)
}

function spanOf(from: string, until: string): Span {
  return { from: Date.parse(from), until: Date.parse(until) }
}
