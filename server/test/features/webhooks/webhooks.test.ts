import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { IsNull, Not } from 'typeorm'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { Webhook } from '../../../src/features/webhooks/Webhook.js'
import { WebhookDelivery } from '../../../src/features/webhooks/WebhookDelivery.js'
import { WebhookSender } from '../../../src/features/webhooks/WebhookSender.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { startRound } from '../../kernel/scheduler/startRound.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'
import { answer, Receiver, silence } from './Receiver.js'
import { isSigned, startWebhookShop, type WebhookShop } from './webhookShop.js'

const hour = 60 * 60_000
const day = 24 * hour

describe.each(bothDatabases)('webhooks on $name', ({ create, alike }) => {
  let database: TestDatabase
  let shop: WebhookShop
  let receiver: Receiver
  const senders: WebhookSender[] = []

  beforeAll(async () => {
    database = await create()
    shop = await startWebhookShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(async () => {
    await shop.clear()
    receiver = await new Receiver().start()
  })
  afterEach(async () => {
    for (const sender of senders.splice(0)) await sender.stop()
    await receiver.stop()
  })

  /** Another instance that delivers when told to. */
  function sender(): WebhookSender {
    const { services } = shop
    const own = new WebhookSender(services.database, () => ownContext(services), services.log)
    senders.push(own)
    return own
  }

  /** An instance whose messages nobody delivers yet. */
  async function queueOnly(work: () => Promise<unknown>): Promise<void> {
    const { webhooks } = shop.services
    const wake = webhooks.wake
    webhooks.wake = () => undefined
    try {
      await work()
    } finally {
      webhooks.wake = wake
    }
  }

  const addTip = (title: string) =>
    shop.call<{ createZzpProduct: { id: number } }>(
      'mutation ($title: String!) { createZzpProduct(input: { title: $title, stock: 5 }) { id } }',
      { title },
    )
  let count = 0
  /** Takes stock until it is low, which is told. @returns the id of the product */
  async function runLow(): Promise<number> {
    const { createZzpProduct } = await addTip(`Kabel ${++count}`)
    await shop.call('mutation ($id: Int!) { adjustStock(id: $id, delta: -4) { stock } }', { id: createZzpProduct.id })
    return createZzpProduct.id
  }
  const resend = async (variables: object) =>
    (
      await shop.call<{ count: number }>(
        'mutation ($ids: [Int!], $webhook: Int) { count: resendWebhookDeliveries(ids: $ids, webhook: $webhook) }',
        variables,
      )
    ).count
  const only = async () => required((await shop.deliveries())[0], 'No message was queued')

  alike(() => {
    it('[X33] tells a receiver at once, signed with the secret that was shown once', async () => {
      const id = await shop.addWebhook({ endpoint: receiver.url, stockLow: true })
      const secret = await shop.renewSecret(id)
      expect(secret).toMatch(/^whsec_[\w-]{43}$/)
      const product = await runLow()
      await until(() => receiver.received.length === 1)
      const { headers, body, path } = required(receiver.received[0], 'Nothing was received')
      expect(path).toBe('/hook')
      expect(JSON.parse(body)).toEqual({
        id: headers['x-shop-delivery'],
        type: 'stock.low',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        data: {
          entity: 'zzpProduct',
          id: product,
          version: 2,
          path: `/api/zzp-product/${product}`,
          changed: ['stock'],
          stock: 1,
        },
      })
      const signature = String(headers['x-shop-signature'])
      expect(Number(/^t=(\d+),/.exec(signature)?.[1])).toBeCloseTo(Date.now() / 1000, -2)
      expect(isSigned(signature, body, secret)).toBe(true)
      expect(isSigned(signature, `${body} `, secret)).toBe(false)
      expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-shop-event': 'stock.low' })
      await until(async () => (await only()).status === 'delivered')
      expect(await only()).toMatchObject({ attempts: 1, responseStatus: 204, failure: null, nextAttemptAt: null })
      expect(await shop.webhook(id)).toMatchObject({ failingSince: null, lastDeliveredAt: expect.any(String) })
    })

    it('[X33] stores its secret sealed, and shows it in no answer and no history', async () => {
      const id = await shop.addWebhook({ endpoint: receiver.url })
      const secret = await shop.renewSecret(id)
      const [row] = await shop.services.database.reader.query('SELECT * FROM webhook')
      const history = await shop.services.database.reader.findBy(Revision, { entity: 'webhook' })
      expect(JSON.stringify([row, history])).not.toContain(secret)
      const rest = await fetch(`${shop.url}/api/webhook/${id}`, { headers: shop.headers })
      const text = await rest.text()
      expect(JSON.parse(text)).toMatchObject({ data: { endpoint: receiver.url, enabled: true } })
      expect(text).not.toContain('sealed')
      expect(JSON.stringify(history)).not.toContain('sealed')
    })

    it('[X33] signs with the former secret too for a day after it was replaced', async () => {
      const id = await shop.addWebhook({ endpoint: receiver.url, stockLow: true })
      const never = await shop.renewSecret(id)
      const first = await shop.renewSecret(id)
      const second = await shop.renewSecret(id)
      const sign = async (later: number) => {
        await shop.services.database.write((manager) => manager.deleteAll(WebhookDelivery))
        receiver.received.length = 0
        await queueOnly(runLow)
        await sender().deliverDue(new Date(Date.now() + later))
        const { headers, body } = required(receiver.received[0], 'Nothing was received')
        return [never, first, second].map((each) => isSigned(String(headers['x-shop-signature']), body, each))
      }
      expect(await sign(0)).toEqual([false, true, true])
      expect(await sign(day + 1000)).toEqual([false, false, true])
    })
  })

  it('[X33] queues nothing of a write that fails, nor for a webhook that is off or wants other events', async () => {
    await shop.addWebhook({ endpoint: receiver.url, stockLow: true })
    await shop.addWebhook({ endpoint: receiver.url, stockLow: true, enabled: false })
    await shop.addWebhook({ endpoint: receiver.url, jobChanged: true })
    const { createZzpProduct } = await addTip(`Kabel ${++count}`)
    const { data, errors } = await shop.graphql(
      'mutation ($id: Int!) { adjustStock(id: $id, delta: -4) { stock } other: adjustStock(id: $id, delta: -4) { stock } }',
      { id: createZzpProduct.id },
      shop.headers,
    )
    expect([Boolean(data), errors?.length]).toEqual([false, 1])
    await until(() => receiver.received.length === 1)
    expect(await shop.deliveries()).toHaveLength(1)
  })

  it('[X33] is delivered by the next start when the product is killed after the write', async () => {
    await shop.addWebhook({ endpoint: receiver.url, stockLow: true })
    await queueOnly(runLow)
    expect(receiver.received).toHaveLength(0)
    const started = sender()
    const running = startRound(started.round)
    await until(async () => (await only()).status === 'delivered')
    await running.stop()
    expect(receiver.received).toHaveLength(1)
  })

  it('[X33] is delivered by another instance when one is killed halfway', async () => {
    await shop.addWebhook({ endpoint: receiver.url, stockLow: true })
    await queueOnly(runLow)
    const { id } = await only()
    const claimedUntil = new Date(Date.now() + 20_000).toISOString()
    await shop.services.database.write((manager) => manager.update(WebhookDelivery, id, { claimedUntil, attempts: 1 }))
    await sender().deliverDue(new Date())
    expect(receiver.received).toHaveLength(0)
    await sender().deliverDue(new Date(Date.now() + 21_000))
    expect(receiver.received).toHaveLength(1)
    expect(await only()).toMatchObject({ status: 'delivered', attempts: 2 })
  })

  it('[X33] posts each message once, though two instances are awake at the same moment', async () => {
    const id = await shop.addWebhook({ endpoint: receiver.url, stockLow: true })
    await shop.addWebhook({ endpoint: receiver.url, stockLow: true })
    await queueOnly(async () => {
      for (let each = 0; each < 8; each++) await runLow()
    })
    await Promise.all([sender(), sender()].map((each) => each.deliverDue(new Date())))
    await until(async () => (await shop.deliveries()).every(({ status }) => status === 'delivered'))
    expect(new Set(receiver.bodies.map((body) => body.id)).size).toBe(16)
    expect(receiver.received).toHaveLength(16)
    expect((await shop.deliveries()).filter(({ webhook }) => webhook === id)).toHaveLength(8)
  })

  it('[X33] tries again with back-off, the same message under a new signature, and gives up after three days', async () => {
    receiver.behaviour = answer(503, 'Even geduld')
    const id = await shop.addWebhook({ endpoint: receiver.url, stockLow: true })
    await queueOnly(runLow)
    let now = new Date()
    const own = sender()
    const delays: number[] = []
    for (;;) {
      await own.deliverDue(now)
      const { nextAttemptAt } = await only()
      if (!nextAttemptAt) break
      delays.push(Math.round((Date.parse(nextAttemptAt) - now.getTime()) / 60_000))
      now = new Date(Date.parse(nextAttemptAt) + 500)
    }
    expect(delays.slice(0, 6)).toEqual([1, 5, 30, 120, 360, 360])
    expect(await only()).toMatchObject({
      status: 'failed',
      failure: 'refused',
      responseStatus: 503,
      responseText: 'Even geduld',
    })
    expect(new Set(receiver.bodies.map((body) => body.id)).size).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['x-shop-signature'])).size).toBe(delays.length + 1)
    expect(await shop.webhook(id)).toMatchObject({
      enabled: false,
      switchedOffAt: expect.any(String),
      failingSince: expect.any(String),
    })
    const revision = { entity: 'webhook', record: id, action: 'update' as const, user: IsNull() }
    expect(await shop.services.database.reader.countBy(Revision, revision)).toBe(1)
    expect((await shop.call<{ failingWebhooks: number }>('{ failingWebhooks }')).failingWebhooks).toBe(1)
    const mails = await shop.services.database.reader.find(OutgoingMail)
    expect(mails).toEqual([
      expect.objectContaining({ recipient: 'info@example.com', subject: expect.stringContaining('is uitgezet') }),
    ])
    expect(mails[0]?.text).toContain(`/cougarXr7/webhooks/wijzigen/${id}`)
  })

  alike(() => {
    it('[X33] sends again what failed, once the owner has switched it on', async () => {
      await receiver.stop()
      const id = await shop.addWebhook({ endpoint: receiver.url, stockLow: true })
      await queueOnly(runLow)
      await sender().deliverDue(new Date())
      expect(await only()).toMatchObject({ status: 'retrying', failure: 'unreachable', responseStatus: null })
      const enable = (enabled: boolean) =>
        shop.call(
          'mutation ($id: Int!, $enabled: Boolean!) { updateWebhook(id: $id, input: { enabled: $enabled }) { failingSince } }',
          { id, enabled },
        )
      await enable(false)
      expect(await only()).toMatchObject({ status: 'failed', failure: 'switched-off', nextAttemptAt: null })
      expect(await resend({ ids: null })).toBe(0)
      expect(await enable(true)).toEqual({ updateWebhook: { failingSince: null } })
      await receiver.start()
      expect(await resend({ ids: null, webhook: id })).toBe(1)
      await until(async () => (await only()).status === 'delivered')
      expect(receiver.received).toHaveLength(1)
      expect(await resend({ ids: null })).toBe(0)
      expect(await resend({ ids: [(await only()).id] })).toBe(1)
      await until(() => receiver.received.length === 2)
      expect(receiver.bodies[1]).toEqual(receiver.bodies[0])
    })

    it('[X33] sends a test, also while it is off, which counts for no failure', async () => {
      const id = await shop.addWebhook({ endpoint: receiver.url, enabled: false })
      const test = () => shop.call('mutation ($id: Int!) { sendTestWebhook(id: $id) }', { id })
      await test()
      await until(() => receiver.received.length === 1)
      expect(receiver.bodies[0]).toMatchObject({ type: 'test', data: {} })
      receiver.behaviour = answer(500)
      await test()
      await until(async () => (await shop.deliveries())[1]?.status === 'retrying')
      expect(await shop.webhook(id)).toMatchObject({ failingSince: null })
    })

    it('[X33] a receiver that does not answer holds up no other, and has one message at a time', async () => {
      receiver.behaviour = silence
      const quick = await new Receiver().start()
      for (let each = 0; each < 4; each++) await shop.addWebhook({ endpoint: receiver.url, stockLow: true })
      const slow = await shop.services.database.reader.find(Webhook)
      await shop.services.database.write((manager) =>
        manager.update(Webhook, { id: Not(0) }, { failingSince: new Date().toISOString() }),
      )
      const id = await shop.addWebhook({ endpoint: quick.url, stockLow: true })
      for (let each = 0; each < 3; each++) await runLow()
      await until(() => quick.received.length === 3)
      const own = (await shop.deliveries()).filter(({ webhook }) => webhook === id)
      await until(async () => (await shop.deliveries()).filter(({ status }) => status === 'delivered').length === 3)
      expect(own).toHaveLength(3)
      expect(receiver.maxOpen).toBeLessThanOrEqual(3)
      expect(slow).toHaveLength(4)
      await quick.stop()
      receiver.behaviour = answer(204)
    })

    it('[X33] is deleted with its log, and restored with a secret that nobody has seen', async () => {
      const id = await shop.addWebhook({ endpoint: receiver.url, stockLow: true })
      const former = await shop.renewSecret(id)
      await queueOnly(runLow)
      await sender().deliverDue(new Date())
      await shop.call('mutation ($id: Int!) { deleteWebhook(id: $id) { deleted } }', { id })
      expect(await shop.deliveries()).toEqual([])
      await shop.call('mutation ($id: Int!) { restoreRecord(entity: webhook, id: $id) { restored } }', { id })
      receiver.received.length = 0
      await queueOnly(runLow)
      await sender().deliverDue(new Date())
      const { headers, body } = required(receiver.received[0], 'Nothing was received')
      expect(isSigned(String(headers['x-shop-signature']), body, former)).toBe(false)
      expect(await shop.webhook(id)).toMatchObject({ secretShownAt: null })
    })
  })
})
