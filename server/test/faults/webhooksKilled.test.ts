import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { answer, Receiver, silence } from '../features/webhooks/Receiver.js'
import { until } from '../until.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'
import { startLater } from './startLater.js'

const env = { WEBHOOK_PRIVATE_NETWORKS: 'true' }
let receiver: Receiver
let shop: Shop

beforeEach(async () => {
  receiver = await new Receiver(silence).start()
})
afterEach(async () => {
  await shop?.stop()
  await receiver.stop()
})
afterAll(removeShopFolders)

it('[X33] killed between commit and delivery: the next start delivers each message, once by its id', async () => {
  const folder = await shopFolder()
  shop = await startShop({ folder, env })
  const admin = await ShopClient.admin(shop.url)
  const made = await admin.graphql('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { id } }', {
    input: { name: 'Ontvanger', endpoint: receiver.url, contentPublished: true },
  })
  expect(made.body.errors).toBeUndefined()

  const acknowledged: number[] = []
  const titles = Array.from({ length: 12 }, (_, index) => `Voor de stekker eruit gaat ${index + 1}`)
  const writing = titles.map(async (title) => {
    // Those under way when the shop is killed get no answer.
    const added = await admin.rest('POST', 'tips/add-tip', { language: 'nl', title }).catch(() => null)
    if (!added) return
    expect(added.status).toBe(201)
    acknowledged.push(Number(added.body.data.id))
  })
  // The first message is with the receiver, which has not answered; the others wait for it.
  await until(() => receiver.received.length === 1 && acknowledged.length >= titles.length / 2)
  await shop.kill()
  await Promise.all(writing)
  const unanswered = receiver.received.splice(0)
  expect(unanswered).toHaveLength(1)

  receiver.behaviour = answer(204)
  shop = await startLater(10, { folder, env })
  const again = admin.at(shop.url)
  const stored = (await again.all('tips')).filter(({ title }) => titles.includes(String(title)))
  const subjects = () => receiver.bodies.map(({ data }) => data.id).toSorted((one, other) => one - other)
  await until(() => receiver.received.length >= stored.length)
  // Of each write that was committed one message, of a write that was not none.
  expect(subjects()).toEqual(stored.map(({ id }) => Number(id)).toSorted((one, other) => one - other))
  expect(subjects()).toEqual(expect.arrayContaining(acknowledged))
  const ids = receiver.received.map(({ headers }) => headers['x-shop-delivery'])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain(unanswered[0]?.headers['x-shop-delivery'])
  await until(async () => {
    const { body } = await again.graphql('{ webhookDeliveries(page: 1, perPage: 50) { items { status } } }')
    return body.data.webhookDeliveries.items.every(({ status }: { status: string }) => status === 'delivered')
  })
})
