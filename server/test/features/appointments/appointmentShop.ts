import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { dayAfter } from '../../../src/kernel/shared/openingHours.js'
import { required } from '../../required.js'
import { type GraphqlAnswer, type GraphqlError, startTestShop, type TestShop } from '../../startTestShop.js'
import type { TestDatabase } from '../../testDatabases.js'

export const zone = TimeZone.named('Europe/Amsterdam')

/** The day so many days from now, in the shop. */
export function dayAhead(days: number): string {
  return dayAfter(zone.dayOf(Date.now()), days)
}

/** A time of such a day, UTC. */
export function at(days: number, time: string): string {
  return new Date(zone.instantOf(dayAhead(days), time)).toISOString()
}

export interface SlotOffer {
  startsAt: string
  endsAt: string
  time: string
}

export interface Booked {
  code: string
  state: string
  startsAt: string
  endsAt: string
  day: string
  time: string
  name: string
  canChange: boolean
  changeUntil: string | null
  calendarPath: string
  kind: { title: string }
}

export type Refusal = GraphqlError & { extensions: { nextSlots?: SlotOffer[] } }

const booked = 'code state startsAt endsAt day time name canChange changeUntil calendarPath kind { title }'

let people = 0

/** A shop that is open from 9 to 17 on every day, with calls for appointments. */
export async function startAppointmentShop(database: TestDatabase, environment: Record<string, string> = {}) {
  const shop = await startTestShop(database, environment)
  const headers = await shop.login()
  const admin = <Data = Record<string, unknown>>(query: string, variables: object = {}) =>
    shop.graphql<Data>(query, variables, headers)
  await open(admin)
  return { ...shop, ...callsOf(shop, admin) }
}

/** A second instance of such a shop, for visitors alone. */
export async function startSecondInstance(database: TestDatabase, environment: Record<string, string>) {
  const shop = await startTestShop(database, environment)
  return { ...shop, ...callsOf(shop, shop.graphql) }
}

export type AppointmentShop = Awaited<ReturnType<typeof startAppointmentShop>>

type Ask = <Data = Record<string, unknown>>(query: string, variables?: object) => Promise<GraphqlAnswer<Data>>

async function open(admin: Ask): Promise<void> {
  const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
  const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
  done(await admin(update, { input: { openingHours, openingExceptions: [] } }))
}

/** @throws Error with the refusal of a call that should have worked */
export function done<Data>(answer: GraphqlAnswer<Data>): Data {
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return required(answer.data, 'data') as Data
}

function callsOf(shop: TestShop, admin: Ask) {
  const kind = async (input: object = {}): Promise<number> => {
    const create = 'mutation ($input: CreateAppointmentKindInput!) { createAppointmentKind(input: $input) { id } }'
    const values = { titleNl: 'Brengen', titleEn: 'Bring in', minutes: 30, noticeHours: 0, changeHours: 2, ...input }
    return done(await admin<{ createAppointmentKind: { id: number } }>(create, { input: values })).createAppointmentKind
      .id
  }
  return {
    admin,
    kind,
    async block(startsAt: string, endsAt: string, reason = 'Tandarts'): Promise<number> {
      const create = 'mutation ($input: CreateBlockedTimeInput!) { createBlockedTime(input: $input) { id } }'
      const input = { startsAt, endsAt, reason }
      return done(await admin<{ createBlockedTime: { id: number } }>(create, { input })).createBlockedTime.id
    },
    slots: (kindId: number, from: number, to = from, postcode: string | null = null) =>
      shop.graphql<{ publicSlots: { day: string; slots: SlotOffer[] }[] }>(
        'query ($kind: Int!, $from: Day!, $to: Day!, $postcode: String) { publicSlots(kind: $kind, from: $from, to: $to, postcode: $postcode) { day slots { startsAt endsAt time } } }',
        { kind: kindId, from: dayAhead(from), to: dayAhead(to), postcode },
      ),
    async times(kindId: number, ahead: number, postcode: string | null = null): Promise<string[]> {
      const { publicSlots } = done(await this.slots(kindId, ahead, ahead, postcode))
      return publicSlots.flatMap(({ slots }) => slots.map(({ time }) => time))
    },
    book: (kindId: number, startsAt: string, more: object = {}, headers: Record<string, string> = {}) =>
      shop.graphql<{ bookAppointment: Booked }>(
        `mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { ${booked} } }`,
        {
          input: {
            ...{ kind: kindId, startsAt, name: 'Anna', emailAddress: `visitor${++people}@example.com`, ...more },
          },
        },
        headers,
      ),
    async booked(kindId: number, startsAt: string, more: object = {}): Promise<Booked> {
      return done(await this.book(kindId, startsAt, more)).bookAppointment
    },
    byCode: (code: string) =>
      shop.graphql<{ appointmentByCode: Booked }>(
        `query ($code: String!) { appointmentByCode(code: $code, language: en) { ${booked} } }`,
        { code },
      ),
    move: (code: string, startsAt: string) =>
      shop.graphql<{ moveAppointment: Booked }>(
        `mutation ($code: String!, $startsAt: Instant!) { moveAppointment(code: $code, startsAt: $startsAt) { ${booked} } }`,
        { code, startsAt },
      ),
    cancel: (code: string) =>
      shop.graphql<{ cancelAppointment: Booked }>(
        `mutation ($code: String!) { cancelAppointment(code: $code) { ${booked} } }`,
        { code },
      ),
  }
}

/** The refusal of a call. */
export function refusal(answer: { errors?: GraphqlError[] }): Refusal {
  return required(answer.errors?.[0], 'a refusal') as Refusal
}
