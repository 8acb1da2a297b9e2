import { type EntityManager, LessThan, MoreThan } from 'typeorm'
import { RowReader } from '../../kernel/database/RowReader.js'
import type { Message } from '../../kernel/i18n/say.js'
import { dayAfter } from '../../kernel/shared/openingHours.js'
import type { AppointmentKind } from './AppointmentKind.js'
import { BlockedTime } from './BlockedTime.js'
import { readPlan } from './readPlan.js'
import { busySpan, quantaOf, type Span, slotRule, workSpan } from './SlotRule.js'

interface Asked {
  kind: AppointmentKind
  /** Epoch milliseconds. */
  startsAt: number
  minutes: number | null
  /** The appointment that is to be moved there. */
  except: number | null
  timeZone: string
  now: number
}

/** Why the shop may not want an appointment at a time. Only that it is full is refused. */
export async function agendaConflicts(manager: EntityManager, asked: Asked): Promise<Message[]> {
  const { kind, startsAt, minutes, except, timeZone, now } = asked
  const rule = slotRule({ ...kind, minutes: minutes ?? kind.minutes })
  const work = workSpan(rule, startsAt)
  const database = { reader: manager, rows: new RowReader(manager) }
  const days = daysAround(startsAt)
  const { hours, busy, ofAllKinds } = await readPlan({ database, timeZone }, kind, days, except)
  const blocked = await manager.findBy(BlockedTime, {
    startsAt: LessThan(new Date(work.until).toISOString()),
    endsAt: MoreThan(new Date(work.from).toISOString()),
  })
  const period = hours.openAt(work.from)
  const isOpen = period !== null && work.until <= period.closesAt
  const reasons: (Message | false)[] = [
    startsAt < now && { key: 'appointment.conflict.past' },
    !isOpen && { key: 'appointment.conflict.closed' },
    ...blocked.map(({ reason }): Message => ({ key: 'appointment.conflict.blocked', values: { reason } })),
    isFull(busy, busySpan(rule, startsAt), rule.capacity) && { key: 'appointment.full' },
    ofAllKinds !== null &&
      isFull(ofAllKinds.busy, busySpan(rule, startsAt), ofAllKinds.atOnce) && { key: 'appointment.fullOfAllKinds' },
  ]
  return reasons.filter((reason) => reason !== false)
}

/** Wherever the shop is. */
function daysAround(startsAt: number) {
  const day = new Date(startsAt).toISOString().slice(0, 10)
  return { from: dayAfter(day, -1), to: dayAfter(day) }
}

function isFull(busy: readonly Span[], span: Span, capacity: number): boolean {
  const { first, end } = quantaOf(span)
  for (let quantum = first; quantum < end; quantum++) {
    const there = busy.map(quantaOf).filter((each) => each.first <= quantum && quantum < each.end)
    if (there.length >= capacity) return true
  }
  return false
}
