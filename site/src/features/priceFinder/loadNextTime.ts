import type { Language } from '@shop/server/screens'
import type { AppointmentKindFieldsFragment } from '../../generated/graphql'
import type { Query } from '../../kernel/data/Query'
import { dayAfter, today } from '../shop/shopDays'

/** A free time with its day, and what it is for. */
export interface NextTime {
  of: AppointmentKindFieldsFragment
  day: string
  time: string
}

/** How far ahead it is looked for, in days. */
const nextWithin = 14

/** The next time to bring in a device for a service, and what the shop calls that; null where none is free soon. */
export async function loadNextTime(
  query: Query,
  language: Language,
  service: string | undefined,
): Promise<NextTime | null> {
  const about = { service: service === undefined ? null : Number(service), postcode: null }
  const { publicAppointmentKinds } = await query('AppointmentKinds', { language, ...about })
  const of = publicAppointmentKinds.find(
    ({ place, isForPickUp, isForService }) => place === 'shop' && !isForPickUp && isForService,
  )
  if (!of) return null
  const from = today()
  const to = dayAfter(from, nextWithin - 1)
  const { days } = await query('AppointmentDays', { kind: of.id, from, to, count: 1, postcode: null, language })
  const [first] = days.flatMap(({ day, slots }) => slots.map(({ time }) => ({ of, day, time })))
  return first ?? null
}
