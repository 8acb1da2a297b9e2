import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, expect, it } from '@jest/globals'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { at, dayAhead } from '../features/appointments/appointmentShop.js'
import { MailServer } from '../features/messages/MailServer.js'
import { until } from '../until.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'
import { startLater } from './startLater.js'

let shop: Shop
let mails: MailServer

afterEach(async () => {
  await shop?.stop()
  await mails?.stop()
})
afterAll(removeShopFolders)

it('[T5] killed between booking and mail: each appointment is confirmed by the next start, none that was not made', async () => {
  const folder = await shopFolder()
  // A mail server that is down: whatever is booked waits in the outbox when the shop dies.
  mails = await new MailServer().start()
  await mails.stop()
  const env = { SMTP_URL: `smtp://127.0.0.1:${mails.port}` }
  shop = await startShop({ folder, env })
  const admin = await ShopClient.admin(shop.url)
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }))
  const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
  const input = { openingHours: everyDay, openingExceptions: [] }
  expect((await admin.graphql(update, { input })).body.errors).toBeUndefined()
  const add = 'mutation ($input: CreateAppointmentKindInput!) { createAppointmentKind(input: $input) { id } }'
  const made = await admin.graphql(add, { input: { titleNl: 'Voor de stroom uitvalt', minutes: 30, noticeHours: 0 } })
  const kind = made.body.data.createAppointmentKind.id

  const book = 'mutation ($input: BookAppointmentInput!) { bookAppointment(input: $input) { code } }'
  const acknowledged: string[] = []
  const booking = Array.from({ length: 24 }, async (_, index) => {
    const emailAddress = `klant${index}@example.com`
    const time = `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`
    const values = { kind, startsAt: at(3, time), name: 'Klant', emailAddress, language: 'nl' }
    // Those under way when the shop is killed get no answer.
    const answer = await admin.graphql(book, { input: values }).catch(() => null)
    if (answer?.body?.data) acknowledged.push(emailAddress)
  })
  await until(() => acknowledged.length >= 6)
  await shop.kill()
  await Promise.all(booking)

  await mails.start()
  shop = await startLater(10, { folder, env })
  const { body } = await admin
    .at(shop.url)
    .graphql(`{ agenda(from: "${dayAhead(3)}", to: "${dayAhead(3)}") { appointments { emailAddress kind { id } } } }`)
  const appointments: { emailAddress: string; kind: { id: number } }[] = body.data.agenda.appointments
  const stored = appointments.filter((each) => each.kind.id === kind).map(({ emailAddress }) => emailAddress)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  const confirmed = () => mails.mails.filter(({ calendar }) => calendar !== null).map(({ to }) => String(to))
  await until(() => confirmed().length >= stored.length)
  await wait(1000)
  expect(confirmed().toSorted()).toEqual(stored.toSorted())
})
