import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { CalendarFeed } from '../../../src/features/appointments/feed/CalendarFeed.js'
import { feedEvents } from '../../../src/features/appointments/feed/feedEvents.js'
import { calendarFaults, eventsOf, valueIn } from '../../kernel/calendar/calendarRules.js'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AppointmentShop, at, done, startAppointmentShop } from './appointmentShop.js'

interface Feed {
  address: string | null
  createdAt: string
}

describe.each(testDatabases)('the calendar of the shop on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop

  beforeAll(async () => {
    database = await create()
    shop = await startAppointmentShop(database, { PUBLIC_URL: 'https://shop.example.com' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const renew = async () =>
    required(
      done(await shop.admin<{ renewCalendarFeed: Feed }>('mutation { renewCalendarFeed { address createdAt } }'))
        .renewCalendarFeed.address,
      'an address',
    )
  const fetched = (address: string) => fetch(shop.url + new URL(address).pathname)

  it('[T7] has every appointment that is not cancelled, with what the owner needs to know, at an address of its own', async () => {
    const none = await shop.admin<{ calendarFeed: Feed | null }>('{ calendarFeed { address } }')
    expect(done(none).calendarFeed).toBeNull()
    const kind = await shop.kind({ titleNl: 'Bij je thuis', place: 'home', travelMinutes: 15 })
    const home = { phoneNumber: '0612345678', postcode: '1234 AB', address: 'Kerkstraat 2' }
    const booked = await shop.booked(kind, at(3, '10:00'), { name: 'Jan; de "Vries"', remark: 'Hond in huis', ...home })
    const gone = await shop.booked(kind, at(3, '14:00'), home)
    done(await shop.cancel(gone.code))

    const address = await renew()
    expect(address).toMatch(/^https:\/\/shop\.example\.com\/agenda\/[0-9A-Za-z]{22}\.ics$/)
    const again = await shop.admin<{ calendarFeed: Feed }>('{ calendarFeed { address } }')
    expect(done(again).calendarFeed.address).toBe(address)
    const answer = await fetched(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/calendar; charset=utf-8/)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    const text = await answer.text()
    expect(calendarFaults(text)).toEqual([])
    expect(text).toContain('METHOD:PUBLISH')
    expect(text).toContain('REFRESH-INTERVAL')
    const events = eventsOf(text)
    expect(events).toHaveLength(1)
    expect(valueIn(events[0], 'DTSTART')).toBe(booked.startsAt.replace(/[-:]|\.000/g, ''))
    expect(valueIn(events[0], 'SUMMARY')).toBe('Jan\\; de "Vries": Bij je thuis')
    expect(valueIn(events[0], 'LOCATION')).toBe('Kerkstraat 2\\, 1234 AB')
    for (const words of ['0612345678', 'Hond in huis']) expect(valueIn(events[0], 'DESCRIPTION')).toContain(words)
    expect(text).not.toContain(booked.code)
    const own = eventsOf(await (await fetch(shop.url + booked.calendarPath)).text())
    expect(valueIn(own[0], 'LOCATION')).toBe('Kerkstraat 2\\, 1234 AB')
    // It follows at once: nothing of it is cached.
    done(await shop.move(booked.code, at(3, '12:00')))
    const [moved] = eventsOf(await (await fetched(address)).text())
    expect(valueIn(moved, 'UID')).toBe(valueIn(events[0], 'UID'))
    expect(valueIn(moved, 'SEQUENCE')).toBe('1')
  })

  it('[T7] has the blocked times, so that nothing else is planned there', async () => {
    const id = await shop.block(at(5, '12:00'), at(6, '09:00'), 'Tandarts, "boven"')
    const address = await renew()
    const text = await (await fetched(address)).text()
    expect(calendarFaults(text)).toEqual([])
    const event = eventsOf(text).find((each) => valueIn(each, 'UID')?.startsWith(`blocked-time-${id}@`))
    expect(valueIn(event, 'SUMMARY')).toBe('Tandarts\\, "boven"')
    expect([valueIn(event, 'DTSTART'), valueIn(event, 'DTEND')]).toEqual(
      [at(5, '12:00'), at(6, '09:00')].map((instant) => instant.replace(/[-:]|\.000/g, '')),
    )
    expect(valueIn(event, 'TRANSP')).toBe('OPAQUE')
    done(await shop.admin(`mutation { deleteBlockedTime(id: ${id}) { deleted } }`))
    expect(await (await fetched(address)).text()).not.toContain('Tandarts')
  })

  it('[T7] ends at the old address when it is renewed, and altogether when it is revoked', async () => {
    const first = await renew()
    const second = await renew()
    expect(second).not.toBe(first)
    expect((await fetched(first)).status).toBe(404)
    expect((await fetched(second)).status).toBe(200)
    const stored = await shop.services.database.reader.find(CalendarFeed)
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(new URL(second).pathname.slice('/agenda/'.length, -4))
    done(await shop.admin('mutation { revokeCalendarFeed }'))
    expect((await fetched(second)).status).toBe(404)
    expect((await fetch(`${shop.url}/agenda/x.ics`)).status).toBe(404)
    const refused = await shop.graphql('{ calendarFeed { address } }')
    expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('[T7] reaches back two months and ahead a year', async () => {
    const { reader } = shop.services.database
    const settings = { publicUrl: 'https://shop.example.com', timeZone: 'Europe/Amsterdam' }
    const day = 24 * 60 * 60_000
    const seen = async (days: number) => (await feedEvents(reader, settings, Date.now() + days * day)).length
    expect([await seen(0), await seen(50), await seen(70), await seen(-390), await seen(-410)]).toEqual([1, 1, 0, 1, 0])
  })
})
