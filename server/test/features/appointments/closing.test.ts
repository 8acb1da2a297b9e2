import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Claim } from '../../../src/features/appointments/Claim.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AppointmentShop, at, dayAhead, done, refusal, startAppointmentShop } from './appointmentShop.js'

interface Found {
  id: number
  name: string
  state: string
}

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))

describe.each(testDatabases)('closing days with appointments on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop
  let kind: number

  beforeAll(async () => {
    database = await create()
    shop = await startAppointmentShop(database)
    kind = await shop.kind({ minutes: 60, capacity: 3 })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** The appointments that would not fit if these days had such hours; closed without any. */
  async function outside(
    first: number,
    last: number,
    spans: object[] = [],
    week: object[] = everyDay,
  ): Promise<Found[]> {
    const query = `query ($week: [OpeningSpanInput!]!, $exceptions: [OpeningExceptionInput!]!) {
      appointmentsOutside(openingHours: $week, openingExceptions: $exceptions) { id name state } }`
    const exceptions = [{ firstDay: dayAhead(first), lastDay: dayAhead(last), spans }]
    return done(await shop.admin<{ appointmentsOutside: Found[] }>(query, { week, exceptions })).appointmentsOutside
  }
  const cancel = (ids: number[], notify: boolean, reason: string | null = null) =>
    shop.admin<{ cancelAppointments: Found[] }>(
      'mutation ($ids: [Int!]!, $notify: Boolean!, $reason: String) { cancelAppointments(ids: $ids, notify: $notify, reason: $reason) { id name state } }',
      { ids, notify, reason },
    )
  const names = (found: readonly Found[]) => found.map(({ name }) => name)
  const book = (days: number, time: string, name: string) =>
    shop.booked(kind, at(days, time), { name, emailAddress: `${name.toLowerCase()}@example.com`, language: 'nl' })

  it('[T8] the shop sees which appointments do not fit into the hours that days are to have', async () => {
    await book(5, '09:00', 'Vroeg')
    await book(5, '15:00', 'Laat')
    await book(5, '15:30', 'Erover')
    const { code } = await book(6, '12:00', 'Weg')
    await book(6, '12:00', 'Morgen')
    done(await shop.cancel(code))
    expect(names(await outside(5, 5))).toEqual(['Vroeg', 'Laat', 'Erover'])
    expect(names(await outside(5, 6))).toEqual(['Vroeg', 'Laat', 'Erover', 'Morgen'])
    // An appointment that ends when the shop closes fits.
    expect(names(await outside(5, 6, [{ opens: '10:00', closes: '16:00' }]))).toEqual(['Vroeg', 'Erover'])
    expect(names(await outside(7, 20))).toEqual([])
    // Shorter hours of the week concern them too.
    const until = everyDay.map((span) => ({ ...span, closes: '16:00' }))
    expect(names(await outside(7, 7, [], until))).toEqual(['Erover'])
    const wrong = `{ appointmentsOutside(openingHours: [{ weekday: 1, opens: "x", closes: "17:00" }], openingExceptions: []) { id } }`
    expect(refusal(await shop.admin(wrong)).extensions.code).toBe('BAD_REQUEST')
    const within = `query ($from: Instant!, $to: Instant!) { appointmentsWithin(from: $from, to: $to) { name } }`
    const half = await shop.admin<{ appointmentsWithin: Found[] }>(within, { from: at(5, '15:45'), to: at(5, '16:15') })
    expect(names(done(half).appointmentsWithin)).toEqual(['Laat', 'Erover'])
    expect(
      refusal(
        await shop.graphql('{ appointmentsWithin(from: "2030-01-01T00:00:00Z", to: "2030-01-02T00:00:00Z") { id } }'),
      ).extensions.code,
    ).toBe('UNAUTHENTICATED')
  })

  it('[T8] cancels them all at once, writes to each when asked to, and frees their times', async () => {
    const { reader } = shop.services.database
    const found = await outside(5, 5)
    const ids = found.map(({ id }) => id)
    const cancelled = done(await cancel(ids, true, 'We zijn die dag dicht.')).cancelAppointments
    expect(cancelled.map(({ id, state }) => [id, state])).toEqual(ids.map((id) => [id, 'cancelled']))
    for (const { name } of found) {
      const mails = await reader.find(OutgoingMail, { where: { recipient: `${name.toLowerCase()}@example.com` } })
      expect(mails.at(-1)?.subject).toMatch(/^Je afspraak op .* gaat niet door$/)
      expect(mails.at(-1)?.text).toContain('We zijn die dag dicht.')
    }
    expect(await outside(5, 5)).toEqual([])
    expect(await reader.countBy(Claim, { resource: kind })).toBe(12)
    // Pressed again, nobody is mailed again.
    const before = await reader.count(OutgoingMail)
    expect(done(await cancel(ids, true)).cancelAppointments).toEqual([])
    const [other] = await outside(6, 6)
    expect(names(done(await cancel([other?.id ?? 0, 999_999], false)).cancelAppointments)).toEqual(['Morgen'])
    expect(await reader.count(OutgoingMail)).toBe(before)
  })
})
