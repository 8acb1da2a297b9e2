import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import { CalendarClient, clients, parsers } from '../../kernel/calendar/CalendarClient.js'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import { MailServer } from '../messages/MailServer.js'
import { type AppointmentShop, at, done, startAppointmentShop } from './appointmentShop.js'

const recipient = 'noor@example.com'

describe.each(testDatabases)('mails about an appointment as calendars apply them, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AppointmentShop
  let server: MailServer
  /** The calendars of the mails of one appointment: booked, moved, moved by the shop, cancelled. */
  let [booked, moved, movedByShop, cancelled] = ['', '', '', '']

  beforeAll(async () => {
    database = await create()
    server = await new MailServer().start()
    shop = await startAppointmentShop(database, {
      SMTP_URL: `smtp://127.0.0.1:${server.port}`,
      PUBLIC_URL: 'https://shop.example.com',
    })
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    done(await shop.admin(update, { input: { email: 'winkel@example.com', name: 'Bit & Byte' } }))
    const kind = await shop.kind({ minutes: 45 })
    const { code } = await shop.booked(kind, at(3, '10:00'), { emailAddress: recipient, language: 'nl' })
    booked = await calendar(1)
    done(await shop.move(code, at(3, '13:30')))
    moved = await calendar(2)
    const { id } = await shop.services.database.reader.findOneByOrFail(Appointment, { emailAddress: recipient })
    const change = (startsAt: string, notify: boolean) =>
      shop.admin(
        'mutation ($id: Int!, $startsAt: Instant!, $notify: Boolean!) { changeAppointment(id: $id, input: { startsAt: $startsAt, minutes: 60 }, notify: $notify) { id } }',
        { id, startsAt, notify },
      )
    // The first of these is mailed to nobody.
    done(await change(at(4, '09:00'), false))
    done(await change(at(4, '09:30'), true))
    movedByShop = await calendar(3)
    done(await shop.cancel(code))
    cancelled = await calendar(4)
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
    await database.drop()
  })

  /** What the mail number so many to the customer has for a calendar. */
  async function calendar(count: number): Promise<string> {
    const found = () => server.mails.filter(({ to }) => to.includes(recipient))
    await until(() => found().length >= count)
    return required(found()[count - 1]?.calendar?.text, 'a calendar')
  }

  const all = Object.entries(clients).flatMap(([client, ways]) =>
    Object.entries(parsers).map(([parser, read]) => ({ client, parser, ways, read })),
  )

  describe.each(all)('$client, read by $parser', ({ ways, read }) => {
    const open = () => new CalendarClient(recipient, ways, read)
    const after = (...texts: string[]) => {
      const client = open()
      for (const text of texts) client.receive(text)
      return client.events
    }
    const times = (startsAt: string, endsAt: string) => [{ startsAt, endsAt }]

    it('[T5] has one event at the time of the last mail, and none once it is cancelled', () => {
      expect(after(booked)).toEqual(times(at(3, '10:00'), at(3, '10:45')))
      expect(after(booked, moved)).toEqual(times(at(3, '13:30'), at(3, '14:15')))
      expect(after(booked, moved, movedByShop)).toEqual(times(at(4, '09:30'), at(4, '10:30')))
      expect(after(booked, moved, movedByShop, cancelled)).toEqual([])
    })

    it('[T5] says the same whatever the order in which the mails arrive, and however often', () => {
      const texts = [booked, moved, movedByShop, cancelled]
      for (const order of ordersOf(texts)) expect(after(...order, ...order)).toEqual([])
      for (const order of ordersOf([booked, moved, movedByShop])) {
        expect(after(...order, ...order)).toEqual(times(at(4, '09:30'), at(4, '10:30')))
      }
    })

    it('[T5] strikes out or removes the one event that was cancelled, and no other', () => {
      const client = open()
      for (const text of [booked, cancelled]) client.receive(text)
      expect(client.struckThrough).toBe(ways.cancelled === 'removed' ? 0 : 1)
      client.receive(booked.replace(/UID:\S+/, 'UID:another@example.com'))
      expect(client.events).toHaveLength(1)
    })
  })
})

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((others) => [item, ...others]))
}
