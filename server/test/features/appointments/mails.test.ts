import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import ICAL from 'ical.js'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { calendarFaults, eventsOf, valueIn } from '../../kernel/calendar/calendarRules.js'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import { MailServer, type ReceivedMail } from '../messages/MailServer.js'
import { type AppointmentShop, at, dayAhead, done, refusal, startAppointmentShop } from './appointmentShop.js'

const owner = 'winkel@example.com'

describe.each(testDatabases)('mails about appointments on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop
  let server: MailServer

  beforeAll(async () => {
    database = await create()
    server = await new MailServer().start()
    shop = await startAppointmentShop(database, {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      PUBLIC_URL: 'https://shop.example.com',
    })
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    const input = { email: owner, name: 'Bit & Byte', street: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Utrecht' }
    done(await shop.admin(update, { input }))
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
    await database.drop()
  })
  afterEach(() => {
    server.mails.length = 0
  })

  /** The mails to an address, once there are so many. */
  async function mailsTo(recipient: string, count: number): Promise<ReceivedMail[]> {
    const found = () => server.mails.filter(({ to }) => to.includes(recipient))
    await until(() => found().length >= count)
    return found()
  }

  async function eventTo(recipient: string, count: number) {
    const mail = required((await mailsTo(recipient, count))[count - 1], 'a mail')
    const text = required(mail.calendar?.text, 'a calendar')
    expect(calendarFaults(text)).toEqual([])
    return { mail, text, event: required(eventsOf(text)[0], 'an event') }
  }

  it('[T5] a visitor is confirmed in the own language, with an event that calendars take and a secret address', async () => {
    const kind = await shop.kind({ titleEn: 'Bring in a "laptop"', priceNl: 'gratis', priceEn: 'free', minutes: 45 })
    const { code, startsAt, endsAt } = await shop.booked(kind, at(3, '14:30'), {
      ...{ name: 'Jan "de" Vries', emailAddress: 'jan@example.com', language: 'en', phoneNumber: '0612345678' },
      remark: 'With the charger',
    })
    const { mail, text, event } = await eventTo('jan@example.com', 1)
    const link = `https://shop.example.com/en/appointment/${code}`
    expect(mail.headers.subject).toMatch(/^Your appointment on \w+day \d+ \w+ \d{4} at 14:30$/)
    for (const words of [
      'Dear Jan "de" Vries,',
      'Bring in a "laptop"',
      'Dorpsstraat 1, 1234 AB Utrecht',
      'Price: free',
    ]) {
      expect(mail.text).toContain(words)
    }
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(link)
    expect(text).toContain('METHOD:REQUEST')
    expect(mail.calendar?.type).toContain('method=REQUEST')
    expect(mail.files.map(({ name }) => name)).toEqual(['appointment.ics'])
    const [read] = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each))
    expect(read?.startDate.toJSDate().toISOString()).toBe(startsAt)
    expect(read?.endDate.toJSDate().toISOString()).toBe(endsAt)
    expect(read?.summary).toBe('Bring in a "laptop", Bit & Byte')
    expect(read?.location).toBe('Dorpsstraat 1, 1234 AB Utrecht')
    expect(read?.description).toContain(link)
    expect(valueIn(event, 'ORGANIZER')?.toLowerCase()).toBe(`mailto:${owner}`)
    expect(done(await shop.byCode(code)).appointmentByCode.state).toBe('booked')

    // The outbox and its copies never hold the code.
    const query = shop.services.database.reader.createQueryBuilder(OutgoingMail, 'mail')
    const stored = await query.addSelect(['mail.html', 'mail.event', 'mail.sealedLink']).getMany()
    expect(JSON.stringify(stored)).not.toContain(code)

    const lastMail =
      '{ appointments(filter: { search: "jan@example.com" }) { items { lastMailState { mail state } } } }'
    const shown = () => shop.admin<{ appointments: { items: { lastMailState: object }[] } }>(lastMail)
    const sent = { mail: stored.find(({ recipient }) => recipient === 'jan@example.com')?.id, state: 'sent' }
    await until(
      async () => JSON.stringify(done(await shown()).appointments.items) === JSON.stringify([{ lastMailState: sent }]),
    )

    const [toShop] = await mailsTo(owner, 1)
    expect(toShop?.headers.subject).toMatch(/^Nieuwe afspraak: Jan "de" Vries, \w+dag \d+ \w+ \d{4} om 14\.30 uur$/)
    for (const words of ['jan@example.com', '0612345678', 'With the charger', `/cougarXr7/agenda?dag=${dayAhead(3)}`]) {
      expect(toShop?.text).toContain(words)
    }
    expect(toShop?.headers['reply-to']).toBe('jan@example.com')
    expect(toShop?.text).not.toContain(code)
  })

  it('[T5] moving and cancelling it keeps the UID and raises SEQUENCE, and the shop hears of both', async () => {
    const kind = await shop.kind()
    const recipient = 'piet@example.com'
    const { code } = await shop.booked(kind, at(4, '10:00'), { emailAddress: recipient, language: 'nl' })
    const first = await eventTo(recipient, 1)
    done(await shop.move(code, at(4, '11:30')))
    const second = await eventTo(recipient, 2)
    expect(second.mail.headers.subject).toMatch(/^Je afspraak is nu op .* om 11\.30 uur$/)
    expect(second.mail.text).toContain(`/nl/afspraak/${code}`)
    done(await shop.cancel(code))
    const third = await eventTo(recipient, 3)
    expect(third.text).toContain('METHOD:CANCEL')
    expect(valueIn(third.event, 'STATUS')).toBe('CANCELLED')
    expect(third.mail.text).not.toContain(code)
    expect(third.mail.text).toContain('https://shop.example.com/nl/afspraak')
    const events = [first, second, third].map(({ event }) => event)
    expect(new Set(events.map((each) => valueIn(each, 'UID'))).size).toBe(1)
    expect(events.map((each) => valueIn(each, 'SEQUENCE'))).toEqual(['0', '1', '2'])
    expect(valueIn(second.event, 'DTSTART')).toBe(at(4, '11:30').replace(/[-:]|\.000/g, ''))
    const subjects = (await mailsTo(owner, 3)).map(({ headers }) => headers.subject)
    for (const beginning of ['Nieuwe afspraak: Anna', 'Afspraak verzet: Anna', 'Afspraak afgezegd: Anna']) {
      expect(subjects).toContainEqual(expect.stringContaining(beginning))
    }
    const moved = (await mailsTo(owner, 3)).find(({ headers }) => headers.subject?.includes('verzet'))
    expect(moved?.text).toMatch(/Eerder: .*, 10\.00 uur/)
    // Cancelled once: the secret address changes nothing any more, and mails nobody.
    expect(refusal(await shop.cancel(code)).extensions.code).toBe('CONFLICT')
    expect(await shop.services.database.reader.countBy(OutgoingMail, { recipient })).toBe(3)
  })

  it('[T5] the shop holds a mail back or sends it, with its reason; it is not mailed of what it does itself', async () => {
    const kind = await shop.kind()
    const { reader } = shop.services.database
    const toShop = await reader.countBy(OutgoingMail, { recipient: owner })
    const recipient = 'kees@example.com'
    const add = `mutation ($input: AppointmentInput!, $notify: Boolean!) { addAppointment(input: $input, notify: $notify) { id } }`
    const input = { kind, startsAt: at(5, '10:00'), name: 'Kees', emailAddress: recipient, language: 'nl' }
    const { id } = done(
      await shop.admin<{ addAppointment: { id: number } }>(add, { input, notify: false }),
    ).addAppointment
    const change = `mutation ($id: Int!, $input: AppointmentChangeInput!, $notify: Boolean!) { changeAppointment(id: $id, input: $input, notify: $notify) { id } }`
    done(await shop.admin(change, { id, input: { startsAt: at(5, '12:00') }, notify: false }))
    expect(await reader.countBy(OutgoingMail, { recipient })).toBe(0)
    done(await shop.admin(change, { id, input: { startsAt: at(5, '13:00') }, notify: true }))
    // What was held back counts: calendars take what is newer.
    expect(valueIn((await eventTo(recipient, 1)).event, 'SEQUENCE')).toBe('2')
    const cancel = `mutation ($id: Int!, $reason: String) { cancelAppointmentByShop(id: $id, notify: true, reason: $reason) { id } }`
    done(await shop.admin(cancel, { id, reason: 'We zijn ziek.' }))
    const { mail, text } = await eventTo(recipient, 2)
    expect(text).toContain('METHOD:CANCEL')
    expect(mail.text).toContain('We zijn ziek.')
    expect(await reader.countBy(OutgoingMail, { recipient: owner })).toBe(toShop)
    const nobody = { kind, startsAt: at(5, '15:00'), name: 'Zonder adres' }
    done(await shop.admin(add, { input: nobody, notify: true }))
  })

  it('[T5] there is no appointment without its mails, and no mail without its appointment', async () => {
    const kind = await shop.kind()
    const { reader, write } = { reader: shop.services.database.reader, write: shop.services.database }
    const before = await reader.count(OutgoingMail)
    const startsAt = at(6, '10:00')
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.book(kind, startsAt)))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await reader.count(OutgoingMail)).toBe(before + 2)
    // A shop whose mails cannot be written takes no appointment.
    const renamed = (from: string, to: string) =>
      write.write((manager) => manager.query(`ALTER TABLE ${from} RENAME TO ${to}`))
    await renamed('outgoing_mail', 'outgoing_mail_away')
    const refused = await shop.book(kind, at(6, '12:00'))
    await renamed('outgoing_mail_away', 'outgoing_mail')
    expect(refused.errors).toHaveLength(1)
    expect(await reader.countBy(Appointment, { kind })).toBe(1)
    expect(await shop.times(kind, 6)).toContain('12:00')
  })

  it('[T5] the event of a secret address is fetched as it is now, by nobody without the code', async () => {
    const kind = await shop.kind()
    const { code, calendarPath } = await shop.booked(kind, at(7, '10:00'), { language: 'nl' })
    expect(calendarPath).toBe(`/nl/afspraak/${code}/agenda.ics`)
    const fetched = async () => (await fetch(shop.url + calendarPath)).text()
    const answer = await fetch(shop.url + calendarPath)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('x-robots-tag')).toContain('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    const first = await answer.text()
    expect(calendarFaults(first)).toEqual([])
    done(await shop.move(code, at(7, '12:00')))
    const [moved] = eventsOf(await fetched())
    expect(valueIn(moved, 'UID')).toBe(valueIn(eventsOf(first)[0], 'UID'))
    expect(valueIn(moved, 'SEQUENCE')).toBe('1')
    done(await shop.cancel(code))
    const [cancelled] = eventsOf(await fetched())
    expect(valueIn(cancelled, 'STATUS')).toBe('CANCELLED')
    expect(valueIn(cancelled, 'URL')).toBeUndefined()
    expect((await fetch(`${shop.url}/nl/afspraak/${'a'.repeat(22)}/agenda.ics`)).status).toBe(404)
  })

  it('[T5] the texts are those of the shop, and their preview reveals no code', async () => {
    const preview = `{ booked: previewMailText(kind: appointmentBooked, language: nl, body: "Tot {{day}}, {{time}}.\\n{{link}}") { text about }
      toShop: previewMailText(kind: appointmentBookedToShop, language: nl) { text subject } }`
    const found = done(
      await shop.admin<{ booked: { text: string; about: string }; toShop: { subject: string } }>(preview),
    )
    expect(found.booked.text).toMatch(/^Tot \w+dag \d/)
    expect(found.booked.text).toContain('https://shop.example.com/nl/afspraak/…')
    expect(found.booked.about).toContain('Brengen')
    expect(found.toShop.subject).toMatch(/^Nieuwe afspraak: /)
  })
})
