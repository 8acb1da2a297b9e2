import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import { Claim } from '../../../src/features/appointments/Claim.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import {
  type AppointmentShop,
  at,
  dayAhead,
  done,
  refusal,
  type SlotOffer,
  startAppointmentShop,
} from './appointmentShop.js'

describe.each(bothDatabases)('appointments that visitors move, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop

  beforeAll(async () => {
    database = await create()
    shop = await startAppointmentShop(database)
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    done(await shop.admin(update, { input: { phone: '0413 123 456' } }))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const slotsByCode = (code: string, from: string, to = from) =>
    shop.graphql<{ slotsByCode: { day: string; slots: SlotOffer[] }[] }>(
      'query ($code: String!, $from: Day!, $to: Day!) { slotsByCode(code: $code, from: $from, to: $to) { day slots { startsAt time } } }',
      { code, from, to },
    )
  const timesByCode = async (code: string, ahead: number) =>
    done(await slotsByCode(code, dayAhead(ahead))).slotsByCode.flatMap(({ slots }) => slots.map(({ time }) => time))
  const stored = (startsAt: string) => shop.services.database.reader.findOneByOrFail(Appointment, { startsAt })
  const lengthen = async (startsAt: string, minutes: number) => {
    const change =
      'mutation ($id: Int!, $minutes: Int) { changeAppointment(id: $id, input: { minutes: $minutes }, notify: false) { id } }'
    done(await shop.admin(change, { id: (await stored(startsAt)).id, minutes }))
  }

  it('[T12] one is moved five times within a day, side by side too; then a sentence names the phone', async () => {
    const kind = await shop.kind()
    const recipient = 'doelwit@example.com'
    const { code } = await shop.booked(kind, at(2, '09:00'), { emailAddress: recipient })
    const times = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30']
    const answers = await Promise.all(times.map((time) => shop.move(code, at(2, time))))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(5)
    const refused = refusal(await shop.move(code, at(3, '10:00')))
    expect(refused.extensions.code).toBe('RATE_LIMITED')
    expect(refused.message).toBe(
      'This appointment has been moved 5 times within a day. Please call us on 0413 123 456.',
    )
    const { reader } = shop.services.database
    expect(await reader.countBy(OutgoingMail, { recipient })).toBe(6)
    // It can be cancelled all the same, which it can only once.
    expect((await shop.cancel(code)).errors).toBeUndefined()
    expect(await reader.countBy(OutgoingMail, { recipient })).toBe(7)
  })

  it('[T5] a move is as long as the shop has made the appointment: for what is free, and for what it claims', async () => {
    const kind = await shop.kind({ minutes: 30, pauseMinutes: 10 })
    const { code } = await shop.booked(kind, at(4, '09:00'))
    await lengthen(at(4, '09:00'), 120)
    await shop.booked(kind, at(4, '13:00'))
    // Two hours and the pause do not end before the next one.
    const refused = refusal(await shop.move(code, at(4, '11:00')))
    expect(refused.extensions.code).toBe('CONFLICT')
    expect(refused.extensions.nextSlots?.[0]?.startsAt).toBe(at(4, '14:00'))
    expect(refused.extensions.nextSlots?.[0]?.endsAt).toBe(at(4, '16:00'))
    expect(done(await shop.move(code, at(4, '10:30'))).moveAppointment).toMatchObject({ endsAt: at(4, '12:30') })
    const { id } = await stored(at(4, '10:30'))
    expect(await shop.services.database.reader.countBy(Claim, { appointment: id })).toBe((120 + 10) / 5)
    expect(await shop.times(kind, 4)).not.toContain('12:00')
  })

  it('[T5] by its code an appointment is offered what it can be moved to: over its own time, as long as it is', async () => {
    const kind = await shop.kind({ minutes: 60 })
    const { code } = await shop.booked(kind, at(5, '10:00'))
    await shop.booked(kind, at(5, '12:00'))
    expect(await shop.times(kind, 5)).not.toContain('10:30')
    const offered = await timesByCode(code, 5)
    expect(offered).toEqual(expect.arrayContaining(['09:30', '10:00', '10:30', '11:00']))
    expect(offered).not.toContain('11:30')
    await lengthen(at(5, '10:00'), 90)
    expect(await timesByCode(code, 5)).not.toContain('11:00')
    // Whatever is offered can be chosen.
    expect(done(await shop.move(code, at(5, '10:30'))).moveAppointment.time).toBe('10:30')
    expect(await shop.times(kind, 5)).not.toContain('10:00')
  })

  it('[T5] what is offered by a code is nothing for others, is never cached, and ends with the appointment', async () => {
    const kind = await shop.kind({ isOffered: true, changeHours: 24 })
    const { code } = await shop.booked(kind, at(6, '10:00'))
    const query = `{ slotsByCode(code: "${code}", from: "${dayAhead(6)}", to: "${dayAhead(6)}") { day } }`
    const answer = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(refusal(await slotsByCode('0123456789ABCDEFGHIJKL', dayAhead(6))).extensions.code).toBe('NOT_FOUND')
    expect(refusal(await slotsByCode(code, dayAhead(1), dayAhead(63))).extensions.code).toBe('BAD_REQUEST')
    // A kind that is offered no more: its appointments are moved all the same.
    done(await shop.admin(`mutation { updateAppointmentKind(id: ${kind}, input: { isOffered: false }) { id } }`))
    expect(await timesByCode(code, 6)).toContain('10:30')
    done(await shop.cancel(code))
    expect(refusal(await slotsByCode(code, dayAhead(6))).extensions.code).toBe('CONFLICT')
    const soon = await shop.booked(await shop.kind({ changeHours: 48 }), at(1, '12:00'))
    expect(refusal(await slotsByCode(soon.code, dayAhead(5))).message).toMatch(/too late/)
  })
})

describe('moves of one network', () => {
  it('[T12] are limited like messages, and counted apart from bookings', async () => {
    const database = await required(bothDatabases[0], 'a database').create()
    const shop = await startAppointmentShop(database, { MESSAGE_LIMIT: '2/10m' })
    try {
      const kind = await shop.kind({ capacity: 9 })
      const { code } = await shop.booked(kind, at(2, '10:00'))
      const other = await shop.booked(kind, at(2, '10:00'))
      done(await shop.move(code, at(2, '11:00')))
      done(await shop.move(other.code, at(2, '12:00')))
      expect(refusal(await shop.move(code, at(2, '13:00'))).extensions.code).toBe('RATE_LIMITED')
      expect(done(await shop.byCode(code)).appointmentByCode.time).toBe('11:00')
    } finally {
      await shop.close()
      await database.drop()
    }
  })
})
