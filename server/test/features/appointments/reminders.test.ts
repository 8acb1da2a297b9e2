import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { AppointmentReminder } from '../../../src/features/appointments/mails/AppointmentReminder.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { ReminderStart } from '../../../src/features/reminders/ReminderStart.js'
import { Reminders } from '../../../src/features/reminders/Reminders.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AppointmentShop, at, done, startAppointmentShop } from './appointmentShop.js'

const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'

describe.each(testDatabases)('reminders of appointments on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop
  let kind: number

  beforeAll(async () => {
    database = await create()
    shop = await startAppointmentShop(database)
    kind = await shop.kind({ capacity: 20, horizonDays: 90 })
    await remind(at(0, '00:00'))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** One round at that moment. @returns how many were written */
  const remind = (moment: string) => new Reminders(() => ownContext(shop.services)).remind(new Date(moment))
  const mailsTo = (recipient: string) =>
    shop.services.database.reader.find(OutgoingMail, { where: { recipient }, order: { id: 'ASC' } })

  it('[T8] the customer is reminded once, on the day before by day, of several instances side by side too', async () => {
    const people = ['een', 'twee', 'drie', 'vier'].map((name) => `${name}@example.com`)
    for (const emailAddress of people) await shop.booked(kind, at(10, '14:30'), { emailAddress, language: 'nl' })
    // The shop is closed on the day before: appointments are reminded of all the same.
    done(await shop.admin(update, { input: { openingHours: [] } }))
    expect(await remind(at(8, '12:00'))).toBe(0)
    expect(await remind(at(9, '08:59'))).toBe(0)
    const counts = await Promise.all([1, 2, 3].map(() => remind(at(9, '09:00'))))
    expect(counts.reduce((sum, count) => sum + count)).toBe(people.length)
    expect(await remind(at(9, '12:00'))).toBe(0)
    expect(await remind(at(10, '09:00'))).toBe(0)
    for (const recipient of people) {
      const [, reminder, more] = await mailsTo(recipient)
      expect(reminder?.subject).toBe('Morgen om 14.30 uur: je afspraak bij Cougar Computers')
      expect(reminder?.text).toContain('[link]')
      expect(more).toBeUndefined()
    }
    const [written] = await shop.services.database.reader.find(AppointmentReminder)
    const { id, ...row } = written as AppointmentReminder
    await expect(shop.services.database.write((manager) => manager.insert(AppointmentReminder, row))).rejects.toThrow()
    const openingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
    done(await shop.admin(update, { input: { openingHours } }))
  })

  it('[T8] not of one that was cancelled, and anew of one that was moved', async () => {
    const gone = await shop.booked(kind, at(20, '10:00'), { emailAddress: 'weg@example.com' })
    const moved = await shop.booked(kind, at(20, '10:00'), { emailAddress: 'later@example.com' })
    done(await shop.cancel(gone.code))
    expect(await remind(at(19, '10:00'))).toBe(1)
    done(await shop.move(moved.code, at(25, '10:00')))
    expect(await remind(at(24, '10:00'))).toBe(1)
    expect((await mailsTo('weg@example.com')).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/^(Morgen|Tomorrow)/),
    )
    expect(await shop.services.database.reader.countBy(AppointmentReminder, { about: at(20, '10:00') })).toBe(1)
  })

  it('[T8] none in the evening, and none where the confirmation was written on the day before', async () => {
    await shop.booked(kind, at(30, '10:00'), { emailAddress: 'laat@example.com' })
    expect(await remind(at(29, '21:00'))).toBe(0)
    // Booked for tomorrow after nine, or for today: the confirmation says it all.
    const { reader } = shop.services.database
    const before = await reader.count(AppointmentReminder)
    const [slot] = done(await shop.slots(kind, 0, 1)).publicSlots.flatMap(({ slots }) => slots)
    await shop.booked(kind, slot?.startsAt ?? '', { emailAddress: 'straks@example.com' })
    const isLate =
      Date.now() >= Date.parse(at(0, '09:00')) || slot?.startsAt.slice(0, 10) === at(0, '12:00').slice(0, 10)
    expect(await reader.count(AppointmentReminder)).toBe(before + (isLate ? 1 : 0))
  })

  it('[T8] none while the shop has switched them off, and only what becomes due afterwards', async () => {
    await shop.booked(kind, at(40, '10:00'), { emailAddress: 'uit@example.com' })
    done(await shop.admin(update, { input: { remindsAppointments: false } }))
    expect(await remind(at(39, '09:30'))).toBe(0)
    expect(await shop.services.database.reader.countBy(ReminderStart, { kind: 'appointmentTomorrow' })).toBe(0)
    done(await shop.admin(update, { input: { remindsAppointments: true } }))
    expect(await remind(at(39, '10:00'))).toBe(0)
    expect(await remind(at(39, '11:00'))).toBe(0)
    await shop.booked(kind, at(42, '10:00'), { emailAddress: 'aan@example.com' })
    expect(await remind(at(41, '09:00'))).toBe(1)
  })
})
