import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Appointment } from '../../../src/features/appointments/Appointment.js'
import { Reservation } from '../../../src/features/reservations/Reservation.js'
import { happeningsOf } from '../../../src/features/webhooks/eventOf.js'
import { WebhookDelivery } from '../../../src/features/webhooks/WebhookDelivery.js'
import { shopEvents } from '../../../src/features/webhooks/webhookEvents.js'
import type { RecordedWrite } from '../../../src/kernel/context/Context.js'
import { managedEntity } from '../../../src/kernel/fields/Managed.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { at } from '../appointments/appointmentShop.js'
import { whole } from '../quotes/QuoteShop.js'
import { startWebhookShop, type WebhookShop } from './webhookShop.js'

const events = shopEvents.values.map((event) => event.replace(/[-.]/g, '_'))
const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))

describe.each(bothDatabases)('[Y93] what webhooks are told of the work of the shop, on $name', ({ create, alike }) => {
  let database: TestDatabase
  let shop: WebhookShop
  let customer: number

  beforeAll(async () => {
    database = await create()
    shop = await startWebhookShop(database)
    shop.services.webhooks.wake = () => undefined
    const input = { email: 'winkel@example.com', street: 'Dorpsstraat 1', openingHours: daily, openingExceptions: [] }
    await shop.call('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', { input })
    customer = await register('Anna de Wit', 'anna@example.com')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(async () => {
    await shop.clear()
    await shop.addWebhook({ endpoint: 'http://127.0.0.1:9/', contentPublished: false, events })
  })

  /** @returns the id of what an operation called `made` has made */
  async function made(query: string, variables: object = {}): Promise<number> {
    return (await shop.call<{ made: { id: number } }>(query, variables)).made.id
  }
  function register(name: string, email: string): Promise<number> {
    const input = { name, email, role: 'cms_status_user' }
    return made('mutation ($input: CreateCustomerInput!) { made: register(input: $input) { id } }', { input })
  }

  /** What was queued since: the type, and what the record tells; nothing of it names the customer. */
  async function told(...prefixes: string[]): Promise<Record<string, unknown>[]> {
    const rows = await shop.deliveries()
    await shop.services.database.write((manager) => manager.deleteAll(WebhookDelivery))
    expect(JSON.stringify(rows)).not.toMatch(/anna|geheim/i)
    return rows
      .map(({ body }) => JSON.parse(body))
      .filter(({ type }) => prefixes.some((prefix) => type.startsWith(prefix)))
      .map(({ type, data: { entity, id, version, path, changed, ...rest } }) => ({ type, ...rest }))
  }
  const types = async (...prefixes: string[]) => (await told(...prefixes)).map(({ type }) => type)

  function addJob(): Promise<number> {
    const input = { customer, status: 'finished', descriptionProblem: 'Scherm', holdBackNotice: true }
    return made('mutation ($input: CreateStatusRepairInput!) { made: createStatusRepair(input: $input) { id } }', {
      input,
    })
  }
  async function codeOf(job: number): Promise<string> {
    const query = `{ address: jobAddress(job: statusRepair, id: ${job}) { nl } }`
    return (await shop.call<{ address: { nl: string } }>(query)).address.nl.split('/').at(-1) ?? ''
  }

  alike(() => {
    it('appointments: made, moved and cancelled', async () => {
      const kind = await made(
        'mutation { made: createAppointmentKind(input: { titleNl: "Brengen", titleEn: "Bring in", minutes: 30, noticeHours: 0 }) { id } }',
      )
      const input = { kind, startsAt: at(3, '10:00'), name: 'Anna', emailAddress: 'anna@example.com' }
      const add = 'mutation ($input: AppointmentInput!) { made: addAppointment(input: $input, notify: false) { id } }'
      const id = await made(add, { input })
      const first = { starts_at: at(3, '10:00'), ends_at: at(3, '10:30'), kind }
      expect(await told('appointment')).toEqual([{ type: 'appointment.made', ...first }])
      const change = `mutation ($input: AppointmentChangeInput!) { changeAppointment(id: ${id}, input: $input, notify: false) { id } }`
      await shop.call(change, { input: { remark: 'geheim' } })
      expect(await types('appointment')).toEqual([])
      await shop.call(change, { input: { startsAt: at(3, '11:00') } })
      const second = { starts_at: at(3, '11:00'), ends_at: at(3, '11:30'), kind }
      expect(await told('appointment')).toEqual([{ type: 'appointment.moved', ...second }])
      await shop.call(`mutation { cancelAppointmentByShop(id: ${id}, notify: false, reason: "geheim") { id } }`)
      expect(await told('appointment')).toEqual([{ type: 'appointment.cancelled', ...second }])
      await shop.call(`mutation { deleteAppointment(id: ${id}) { deleted } }`)
      expect(await types('appointment')).toEqual([])
    })

    it('reservations: made, collected and ended, with the stock that they take and give back', async () => {
      const values = { title: 'Laptop', price: 24900, stock: 5, language: 'nl' }
      const create = 'mutation ($input: CreateProductInput!) { made: createProduct(input: $input) { id } }'
      const product = await made(create, { input: values })
      const reserve = async (email: string) => {
        const input = { product, name: 'Anna', email }
        const query = 'mutation ($input: ReserveProductInput!) { reserveProduct(input: $input) { code } }'
        expect((await shop.graphql(query, { input })).errors).toBeUndefined()
        const { list } = await shop.call<{ list: { items: { id: number }[] } }>(
          '{ list: reservations { items { id } } }',
        )
        const id = Math.max(...list.items.map((each) => each.id))
        const counts = { product, state: 'waiting', collect_before: expect.any(String) }
        expect(await told('reservation')).toEqual([{ type: 'reservation.made', ...counts }])
        return id
      }
      await shop.call(`mutation { collectReservation(id: ${await reserve('anna1@example.com')}) { id } }`)
      expect(await told('reservation', 'stock')).toMatchObject([{ type: 'reservation.collected', state: 'collected' }])
      await shop.call(`mutation { cancelReservationByShop(id: ${await reserve('anna2@example.com')}) { id } }`)
      expect(await told('reservation', 'stock')).toMatchObject([
        { type: 'stock.changed', stock: 4 },
        { type: 'reservation.ended', state: 'cancelled' },
      ])
    })

    it('jobs: what a customer writes, what is collected and paid', async () => {
      const job = await addJob()
      const code = await codeOf(job)
      await types()
      const write = 'mutation ($code: String!, $text: String!) { sendTrackedMessage(code: $code, text: $text) { id } }'
      await shop.graphql(write, { code, text: 'Iets geheims van Anna' })
      const [message] = await shop.deliveries()
      const read = await shop.call<{ job: { version: number } }>(`{ job: statusRepair(id: ${job}) { version } }`)
      const { version } = read.job
      expect(JSON.parse(message?.body ?? '{}')).toMatchObject({
        type: 'job.message',
        data: { entity: 'statusRepair', id: job, version, path: `/api/status-repair/${job}`, changed: [] },
      })
      expect(await types('job')).toEqual(['job.message'])
      await shop.call(`mutation { sendJobMessage(job: statusRepair, id: ${job}, text: "Klaar, Anna") { id } }`)
      expect(await types('job')).toEqual([])

      await shop.call(`mutation { pickUpJob(job: statusRepair, id: ${job}, paidWith: card, pickedUpBy: "Anna") }`)
      const number = expect.stringMatching(/^\d\d-\d{4}$/)
      expect(await told('job')).toEqual([
        { type: 'job.collected', number, picked_up_at: expect.any(String) },
        { type: 'job.paid', number, paid_at: expect.any(String), paid_with: 'card' },
      ])
    })

    it('quotes: sent and answered', async () => {
      const job = await addJob()
      const { id } = await shop.call<{ id: number }>(`mutation { id: draftQuote(job: statusRepair, id: ${job}) }`)
      const update = 'mutation ($id: Int!, $input: UpdateQuoteInput!) { updateQuote(id: $id, input: $input) { id } }'
      await shop.call(update, { id, input: whole })
      expect(await types('quote')).toEqual([])
      await shop.call(`mutation { sendQuote(id: ${id}, isMailed: false) { state } }`)
      const about = { job_kind: 'statusRepair', job, name: expect.stringMatching(/\/1$/) }
      expect(await told('quote')).toEqual([{ type: 'quote.sent', status: 'sent', ...about }])
      const { quote } = await shop.call<{ quote: { sha: string } }>(`{ quote(id: ${id}) { sha } }`)
      const decide =
        'mutation ($code: String!, $input: QuoteDecisionInput!) { decideQuote(code: $code, input: $input) { state } }'
      const input = { quote: id, sha: quote.sha, decision: 'accepted', name: 'Anna', chosen: [1], key: 'k1' }
      expect((await shop.graphql(decide, { code: await codeOf(job), input })).errors).toBeUndefined()
      expect(await told('quote')).toEqual([{ type: 'quote.decided', status: 'accepted', ...about }])
    })

    it('customers: changed, deleted and erased, by their numbers alone', async () => {
      const id = await register('Anna Smit', 'anna.smit@example.com')
      expect(await types('customer')).toEqual(['customer.registered'])
      await shop.call(`mutation { updateCustomer(id: ${id}, input: { city: "Geheimstad" }) { id } }`)
      const [changed] = (await shop.deliveries()).map(({ body }) => JSON.parse(body))
      expect(changed).toMatchObject({ type: 'customer.changed', data: { id, version: 2, changed: ['city'] } })
      await types()
      await shop.call(`mutation { deleteCustomer(id: ${id}) { deleted } }`)
      expect(await types('customer')).toEqual(['customer.removed'])

      const other = await register('Anna Bos', 'anna.bos@example.com')
      await types()
      await shop.call(`mutation { eraseCustomer(id: ${other}, confirmation: "Anna Bos") { jobs } }`)
      const rows = (await shop.deliveries()).map(({ body }) => JSON.parse(body))
      const data = { entity: 'customer', id: other, path: `/api/customer/${other}`, changed: [] }
      expect(rows).toMatchObject([{ type: 'customer.erased', data }])
    })
  })

  it.each([
    [Appointment, { state: 'booked', startsAt: '', endsAt: '', kind: 1 }, 'appointment', 'cancelled'],
    [Reservation, { state: 'waiting', product: 1, collectBefore: '' }, 'reservation', 'ended'],
  ] as const)(
    'what a stranger books is told once it is confirmed, and its end only then: %p',
    (type, row, about, end) => {
      const eventsOf = (before: object | null, after: object | null) => {
        const write = { entity: managedEntity(type), before, after, changed: [] } as unknown as RecordedWrite
        return happeningsOf(write).map(({ event }) => event)
      }
      const [waiting, counting] = [
        { ...row, confirmBefore: '2026-01-01' },
        { ...row, confirmBefore: null },
      ]
      expect(eventsOf(null, waiting)).toEqual([])
      expect(eventsOf(waiting, { ...waiting, state: 'cancelled' })).toEqual([])
      expect(eventsOf(waiting, counting)).toEqual([`${about}.made`])
      expect(eventsOf(counting, { ...counting, state: 'cancelled' })).toEqual([`${about}.${end}`])
      expect(eventsOf(counting, null)).toEqual([`${about}.${end}`])
    },
  )

  it('is sent once it is committed, and not at all where the write is refused', async () => {
    const job = await addJob()
    await types()
    const query = `mutation { pickUpJob(job: statusRepair, id: ${job}, paidWith: card, pickedUpBy: "${'a'.repeat(200)}") }`
    expect((await shop.graphql(query, {}, shop.headers)).errors).toHaveLength(1)
    expect(await shop.deliveries()).toEqual([])
  })

  it('the list and the flags of before say the same, whichever of them is written', async () => {
    await shop.clear()
    const read = async (id: number) => {
      const query = `{ webhook(id: ${id}) { events jobChanged stockLow contentPublished } }`
      return (await shop.call<{ webhook: object }>(query)).webhook
    }
    const save = (id: number, input: object) => {
      const query = 'mutation ($id: Int!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { id } }'
      return shop.graphql(query, { id, input }, shop.headers)
    }
    const asked = { endpoint: 'http://127.0.0.1:9/', contentPublished: false, jobChanged: true, events: ['job_paid'] }
    const id = await shop.addWebhook(asked)
    const off = { contentPublished: false, stockLow: false }
    expect(await read(id)).toEqual({ ...off, events: ['job_changed', 'job_paid'], jobChanged: true })
    await save(id, { jobChanged: false, stockLow: true })
    expect(await read(id)).toEqual({ ...off, events: ['stock_low', 'job_paid'], jobChanged: false, stockLow: true })
    await save(id, { events: ['job_changed'] })
    expect(await read(id)).toEqual({ ...off, events: ['job_changed'], jobChanged: true })
    for (const input of [{ events: [] }, { jobChanged: false }]) {
      const { errors } = await save(id, input)
      expect(Object.keys(errors?.[0]?.extensions.errors ?? {})).toEqual(['events'])
    }
    expect(await read(id)).toEqual({ ...off, events: ['job_changed'], jobChanged: true })
  })

  it('docs/webhooks.md lists every event', () => {
    const guide = readFileSync(new URL('../../../../docs/webhooks.md', import.meta.url), 'utf8')
    const listed = [...guide.matchAll(/^\| `([a-z.]+)` \| (?!when)/gm)].map(([, type]) => type)
    const all = [...shopEvents.values.map((event) => event.replaceAll('-', '.')), 'test']
    expect(listed.toSorted()).toEqual(all.toSorted())
  })
})
