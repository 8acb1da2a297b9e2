import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import {
  type AppointmentShop,
  at,
  dayAhead,
  done,
  startAppointmentShop,
  startSecondInstance,
} from './appointmentShop.js'

const redis = process.env.TEST_REDIS_URL
const withRedis = redis ? it : it.skip

describe.each(testDatabases)('cached free times on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop
  const environment = { SESSION_SECRET: `of this test alone ${Math.random()}`, ...(redis && { REDIS_URL: redis }) }

  beforeAll(async () => {
    database = await create()
    shop = await startAppointmentShop(database, environment)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const rest = async (kind: number, day: number, url = shop.url) => {
    const answer = await fetch(`${url}/api/public-slots/${kind}/${dayAhead(day)}/${dayAhead(day)}`)
    const { data } = (await answer.json()) as { data: { day: string; slots: { time: string; starts_at: string }[] }[] }
    return { etag: answer.headers.get('etag'), times: data[0]?.slots.map(({ time }) => time), data }
  }

  it('[T13] are answered from the cache until something changes, by REST as by GraphQL', async () => {
    const kind = await shop.kind({ minutes: 60 })
    const first = await rest(kind, 2)
    expect(first.times).toHaveLength(15)
    expect(first.data[0]?.slots[0]).toEqual({ time: '09:00', starts_at: at(2, '09:00'), ends_at: at(2, '10:00') })
    expect((await rest(kind, 2)).etag).toBe(first.etag)
    const changes: [string, () => Promise<unknown>][] = [
      ['booking', () => shop.booked(kind, at(2, '12:00'))],
      ['blocking', () => shop.block(at(2, '09:00'), at(2, '10:00'))],
      ['kind', () => shop.admin(`mutation { updateAppointmentKind(id: ${kind}, input: { minutes: 90 }) { id } }`)],
      [
        'by the shop',
        () =>
          shop.admin(
            `mutation { addAppointment(input: { kind: ${kind}, startsAt: "${at(2, '15:00')}", name: "Piet" }, notify: false) { id } }`,
          ),
      ],
    ]
    let before = (await rest(kind, 2)).times
    for (const [what, change] of changes) {
      await change()
      const { times } = await rest(kind, 2)
      expect([what, times]).not.toEqual([what, before])
      expect(times).toEqual(await shop.times(kind, 2))
      before = times
    }
  })

  it('[T4] [T13] REST books, and refuses a time that has gone with the next ones', async () => {
    const kind = await shop.kind({ minutes: 60 })
    const csrf = await fetch(`${shop.url}/api/csrf-cookie`)
    const token = /XSRF-TOKEN=([^;]+)/.exec(csrf.headers.getSetCookie().join())?.[1] ?? ''
    const cookie = csrf.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    const book = (email: string) =>
      fetch(`${shop.url}/api/book-appointment`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'en', cookie, 'x-xsrf-token': token },
        body: JSON.stringify({ kind, starts_at: at(3, '10:00'), name: 'Anna', email_address: email }),
      })
    const made = await book('one@example.com')
    expect(made.status).toBe(201)
    expect(((await made.json()) as { data: object }).data).toMatchObject({ state: 'booked', can_change: true })
    const gone = await book('two@example.com')
    expect(gone.status).toBe(409)
    expect(await gone.json()).toMatchObject({
      code: 'CONFLICT',
      errors: { starts_at: [expect.any(String)] },
      next_slots: [{ time: '11:00', starts_at: at(3, '11:00'), ends_at: at(3, '12:00') }, {}, {}],
    })
  })

  withRedis('[T4] [T13] another instance forgets what it has cached when an appointment is made', async () => {
    const kind = await shop.kind({ minutes: 60 })
    const other = await startSecondInstance(database, environment)
    try {
      await until(async () => (await rest(kind, 4, other.url)).times?.length === 15)
      done(await shop.book(kind, at(4, '10:00')))
      await until(async () => !(await rest(kind, 4, other.url)).times?.includes('10:00'))
    } finally {
      await other.close()
    }
  })
})
