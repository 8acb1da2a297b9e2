import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { WebhookDelivery } from '../../../src/features/webhooks/WebhookDelivery.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { cleaningAt } from './cleaningAt.js'
import { startWebhookShop, type WebhookShop } from './webhookShop.js'

const everything = {
  contentPublished: true,
  contentChanged: true,
  contentRemoved: true,
  messageReceived: true,
  jobChanged: true,
  stockLow: true,
  customerRegistered: true,
}

describe('[X33] what webhooks are told of', () => {
  let database: TestDatabase
  let shop: WebhookShop

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startWebhookShop(database)
    shop.services.webhooks.wake = () => undefined
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(async () => {
    await shop.clear()
    await shop.addWebhook({ endpoint: 'http://127.0.0.1:9/', ...everything })
  })

  /** What was queued since, without what differs each time. */
  async function told() {
    const rows = await shop.deliveries()
    await shop.services.database.write((manager) => manager.deleteAll(WebhookDelivery))
    return rows.map(({ body }) => {
      const { id, at, ...rest } = JSON.parse(body)
      return rest
    })
  }

  async function send(method: string, path: string, body?: object): Promise<Record<string, never> & { id: number }> {
    const answer = await fetch(`${shop.url}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...shop.headers },
      body: body && JSON.stringify(body),
    })
    const { data, ...rest } = (await answer.json()) as { data: never }
    if (!answer.ok) throw new Error(JSON.stringify(rest))
    return data
  }

  it('[X33] pages: published, changed, hidden, shown again, deleted and put back, but nothing while hidden', async () => {
    const page = (changes: object) => send('PUT', `page/edit/${id}`, changes)
    const { id } = await send('POST', 'pages/add-page', {
      language: 'nl',
      title: 'Actie',
      menu_title: 'Actie',
      visible: false,
    })
    await page({ title: 'Actie van de week' })
    expect(await told()).toEqual([])
    const about = { entity: 'page', id, path: `/api/page/${id}`, language: 'nl' }
    await page({ visible: true })
    expect(await told()).toEqual([
      {
        type: 'content.published',
        data: { ...about, version: 3, changed: ['visible', 'state'], title: 'Actie van de week' },
      },
    ])
    await page({ title: 'Actie', show_intro: true })
    expect(await told()).toEqual([
      { type: 'content.changed', data: { ...about, version: 4, changed: ['title', 'show_intro'], title: 'Actie' } },
    ])
    await page({ visible: false })
    expect((await told()).map(({ type }) => type)).toEqual(['content.removed'])
    await page({ visible: true })
    await send('DELETE', `page/delete/${id}`)
    await shop.call('mutation ($id: Int!) { restoreRecord(entity: page, id: $id) { restored } }', { id })
    expect((await told()).map(({ type }) => type)).toEqual([
      'content.published',
      'content.removed',
      'content.published',
    ])
  })

  it('[X33] jobs, messages and customers, without anything of a person', async () => {
    const person = { name: 'Anna de Wit', email: 'anna@example.com' }
    const customer = await send('POST', 'register', { ...person, password: 'een goed wachtwoord' })
    const job = await send('POST', 'statuses-repair/add-status-repair', {
      customer: customer.id,
      status: 'waiting',
      description: 'Laptop van Anna',
      hold_back_notice: true,
    })
    await send('PUT', `status-repair/edit/${job.id}`, { costs: 10, hold_back_notice: true })
    await send('PUT', `status-repair/edit/${job.id}`, { status: 'in-treatment', note: 'Anna, we beginnen' })
    await send('POST', 'send-contact-email', { ...person, phone: '06 12345678', message: 'Wat kost dat?' })
    const all = await told()
    expect(all).toEqual([
      {
        type: 'customer.registered',
        data: { entity: 'customer', id: customer.id, version: 1, path: `/api/customer/${customer.id}`, changed: [] },
      },
      {
        type: 'job.changed',
        data: {
          entity: 'statusRepair',
          id: job.id,
          version: 1,
          path: `/api/status-repair/${job.id}`,
          changed: [],
          status: 'waiting',
          former_status: null,
        },
      },
      {
        type: 'job.changed',
        data: expect.objectContaining({
          version: 3,
          changed: ['status'],
          status: 'in-treatment',
          former_status: 'waiting',
        }),
      },
      {
        type: 'message.received',
        data: {
          entity: 'email',
          id: expect.any(Number),
          version: 1,
          path: expect.stringMatching(/^\/api\/email\/\d+$/),
          changed: [],
          language: 'nl',
        },
      },
    ])
    expect(JSON.stringify(all)).not.toMatch(/anna/i)
  })

  it('[X33] stock once it gets low, and neither before nor after', async () => {
    const { id } = await send('POST', 'zzp-products/add-zzp-product', { title: 'Kabel', stock: 5 })
    const take = (delta: number) => send('POST', `zzp-product/adjust-stock/${id}`, { delta })
    await take(-2)
    expect(await told()).toEqual([])
    await take(-1)
    expect(await told()).toEqual([{ type: 'stock.low', data: expect.objectContaining({ stock: 2, version: 3 }) }])
    await take(-1)
    expect(await told()).toEqual([])
    await send('PUT', `zzp-product/edit/${id}`, { stock: 9 })
    await send('PUT', `zzp-product/edit/${id}`, { stock: 0 })
    expect((await told()).map(({ data }) => data.stock)).toEqual([0])
  })

  it('[X33] nothing of what is the shop’s own', async () => {
    await shop.addWebhook({ endpoint: 'http://127.0.0.1:9/', ...everything })
    await send('POST', 'register', {
      name: 'Bo',
      email: 'bo@example.com',
      role: 'cms-zzp',
      password: 'een goed wachtwoord',
    })
    expect(await told()).toEqual([])
  })

  it('[X33] REST has a webhook, its log, its secret and its buttons', async () => {
    const { id } = await send('POST', 'webhooks/add-webhook', {
      name: 'Kassa',
      endpoint: 'http://127.0.0.1:9/',
      stock_low: true,
    })
    expect(await send('POST', `webhook/renew-secret/${id}`)).toMatch(/^whsec_/)
    const delivery = await send('POST', `webhook/send-test/${id}`)
    expect(await send('GET', `webhook-delivery/${delivery}`)).toMatchObject({
      event: 'test',
      status: 'waiting',
      webhook: id,
    })
    expect(await send('POST', 'webhook-deliveries/resend', { ids: [delivery] })).toBe(1)
    expect(await send('GET', 'webhook-deliveries')).toHaveLength(1)
    expect(await send('GET', 'webhooks')).toHaveLength(2)
    await send('DELETE', `webhook/delete/${id}`)
    expect(await send('GET', 'webhook-deliveries')).toEqual([])
  })

  it('[X33] the log is removed after its time, but for what is still tried', async () => {
    const [{ id } = { id: 0 }] = (
      await shop.call<{ webhooks: { items: { id: number }[] } }>('{ webhooks { items { id } } }')
    ).webhooks.items
    for (let each = 0; each < 2; each++) await send('POST', `webhook/send-test/${id}`)
    const [first] = await shop.deliveries()
    await shop.services.database.write((manager) =>
      manager.update(WebhookDelivery, { id: first?.id }, { status: 'failed', nextAttemptAt: null }),
    )
    expect(await cleaningAt(shop, 29)).toBe(0)
    expect(await cleaningAt(shop, 31)).toBe(1)
    expect(await shop.deliveries()).toMatchObject([{ status: 'waiting' }])
  })
})
