import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { removeShopFolders, shopFolder } from './shopFolders.js'

const twenty = Array.from({ length: 20 }, (_, index) => index)

/** Concurrency within and between processes is tested on both databases elsewhere; here on the deployed product. */
describe('twenty simultaneous requests', () => {
  let shop: Shop
  let admin: ShopClient
  beforeAll(async () => {
    shop = await startShop({ folder: await shopFolder() })
    admin = await ShopClient.admin(shop.url)
  })
  afterAll(async () => {
    await shop?.stop()
    await removeShopFolders()
  })

  it('adds of one title: one wins, the rest get the reason', async () => {
    const add = () => admin.rest('POST', 'tips/add-tip', { language: 'nl', title: 'Maar één keer' })
    const answers = await Promise.all(twenty.map(add))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(422)])
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body.errors.title).toEqual(['Er bestaat al een tip met deze titel, kies een andere titel.'])
    expect((await admin.all('tips')).filter(({ title }) => title === 'Maar één keer')).toHaveLength(1)
  })

  it('next ids are never the same', async () => {
    const answers = await Promise.all(twenty.map(() => admin.rest('GET', 'tips/next-tip-id')))
    expect(new Set(answers.map(({ body }) => body.data)).size).toBe(20)
  })

  it('one Idempotency-Key: one message; with another body 422', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const message = { name: 'Kees', email: `${randomUUID()}@example.com`, message: 'Mijn laptop is traag.' }
    const send = (body: object) => admin.rest('POST', 'send-contact-email', body, key)
    const answers = await Promise.all(twenty.map(() => send(message)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect((await send({ ...message, message: 'Mijn laptop is nu snel.' })).status).toBe(422)
    expect((await admin.all('emails')).filter(({ email }) => email === message.email)).toHaveLength(1)
  })

  it('editors of one record: the first is saved, the others get a conflict with both versions', async () => {
    const { id, version } = (await admin.rest('POST', 'tips/add-tip', { language: 'nl', title: 'Van ons samen' })).body
      .data
    const save = (number: number) => admin.rest('PUT', `tip/edit/${id}`, { subtitle: `Van ${number}`, version })
    const answers = await Promise.all(twenty.map(save))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
    const winner = answers.findIndex(({ status }) => status === 200)
    const now = (await admin.rest('GET', `tip/${id}`)).body.data
    expect(now).toMatchObject({ subtitle: `Van ${winner}`, version: version + 1 })
  })
})
