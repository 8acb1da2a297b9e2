import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { demoShop } from '../../../demo/content/shop.js'
import { statementsOf } from '../../kernel/database/statementsOf.js'
import { Relay } from '../../Relay.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'

const redis = process.env.TEST_REDIS_URL
const create = bothDatabases.at(-1)?.create
const overRedis = redis ? describe : describe.skip

interface OneMail {
  items: { subject: string; text: string }[]
}

/** What another instance shows of the shop, beyond what is cached. */
async function lastMail(shop: TestShop, headers: Record<string, string>): Promise<string> {
  await shop.graphql('mutation { sendTestMail }', {}, headers)
  const { data } = await shop.graphql<{ outgoingMails: OneMail }>(
    '{ outgoingMails(sort: { field: id, order: desc }, perPage: 1) { items { subject text } } }',
    {},
    headers,
  )
  const [mail] = required(data, 'data').outgoingMails.items
  return `${mail?.subject}\n${mail?.text}`
}

async function rename(shop: TestShop, name: string, headers: Record<string, string>): Promise<void> {
  const input = { name, phone: '+31 30 123 45 67' }
  const mutation = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
  expect((await shop.graphql(mutation, { input }, headers)).errors).toBeUndefined()
}

async function publicShop(shop: TestShop): Promise<{ name: string; phone: string }> {
  const { data } = await shop.graphql<{ shop: { name: string; phone: string } }>('{ shop { name phone } }')
  return required(data, 'data').shop
}

overRedis('[W3] two instances on one database and one Redis', () => {
  let database: TestDatabase
  let shops: [TestShop, TestShop]
  let headers: Record<string, string>

  beforeAll(async () => {
    database = await required(create, 'database')()
    const settings = { REDIS_URL: required(redis, 'TEST_REDIS_URL'), SESSION_SECRET: `of this test ${Math.random()}` }
    shops = [await startTestShop(database, settings), await startTestShop(database, settings)]
    headers = await shops[0].login()
  })
  afterAll(async () => {
    for (const shop of shops) await shop.close()
    await database.drop()
  })

  it('follow a changed name and telephone at the very next request: API, feed and mail', async () => {
    const [one, other] = shops
    for (const name of ['De Schroef', 'De Moer', 'De Bout']) {
      // Asked before, so that it is cached.
      await publicShop(other)
      await fetch(`${other.url}/feed/nl.xml`)
      await rename(one, name, headers)
      expect(await publicShop(other)).toEqual({ name, phone: '+31 30 123 45 67' })
      expect(await (await fetch(`${other.url}/feed/nl.xml`)).text()).toContain(`Nieuws van ${name}`)
      const mail = await lastMail(other, headers)
      expect(mail).toContain(name)
      expect(mail).toContain('+31 30 123 45 67')
      expect(mail).not.toContain(demoShop.name)
    }
  })
})

overRedis('[W3] an instance that has lost its Redis', () => {
  it('shows the present look and parts at the very next request, and texts within two seconds', async () => {
    const database = await required(create, 'database')()
    const { hostname, port } = new URL(required(redis, 'TEST_REDIS_URL'))
    const wires = [await Relay.to(hostname, Number(port || 6379)), await Relay.to(hostname, Number(port || 6379))]
    const secret = `of this test ${Math.random()}`
    const start = ({ ownPort }: Relay) =>
      startTestShop(database, { REDIS_URL: `redis://127.0.0.1:${ownPort}`, SESSION_SECRET: secret })
    const shops = [await start(required(wires[0], 'wire')), await start(required(wires[1], 'wire'))]
    const [one, other] = shops as [TestShop, TestShop]
    try {
      const headers = await one.login()
      const change = async (input: object) => {
        const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
        expect((await one.graphql(update, { input }, headers)).errors).toBeUndefined()
      }
      const look = async () => (await other.services.look.current()).look.accentColor
      await publicShop(other)
      await look()
      wires[1]?.cut()
      await until(async () => {
        await change({ accentColor: '#336699', usesTips: true, name: 'De Schroef' })
        return (await look()) === '#336699'
      })
      for (const [accentColor, usesTips, name] of [
        ['#993366', false, 'De Moer'],
        ['#339966', true, 'De Bout'],
      ] as const) {
        await change({ accentColor, usesTips, name })
        expect(await look()).toBe(accentColor)
        expect((await other.services.switches.now()).entities.has('tip')).toBe(!usesTips)
        await wait(2000)
        expect((await publicShop(other)).name).toBe(name)
      }
    } finally {
      for (const shop of shops) await shop.close()
      for (const wire of wires) await wire.close()
      await database.drop()
    }
  })
})

describe.each(bothDatabases)('what the settings of the shop cost on $name', ({ create: createOne }) => {
  it('[W3] one statement after a change, for everything that visitors are shown of them', async () => {
    const database = await createOne()
    const shop = await startTestShop(database)
    try {
      const headers = await shop.login()
      const input = { title: 'Over {{shop.name}}', language: 'nl', visible: true, blocks: [] }
      const add = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { id } }'
      expect((await shop.graphql(add, { input }, headers)).errors).toBeUndefined()
      await rename(shop, 'De Schroef', headers)
      const statements = await statementsOf(shop.services.database, async () => {
        const query = '{ shop { name } publicPages(language: nl) { title } publicTips(language: nl) { total } }'
        expect(JSON.stringify(await shop.graphql(query))).toContain('Over De Schroef')
        await shop.services.look.current()
        await fetch(`${shop.url}/feed/nl.xml`)
        await publicShop(shop)
      })
      expect(statements.filter((statement) => /shop_settings/.test(statement))).toHaveLength(1)
    } finally {
      await shop.close()
      await database.drop()
    }
  })
})

describe.each(bothDatabases)('[W3] on $name without Redis', ({ create: createOne }) => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>

  beforeAll(async () => {
    database = await createOne()
    shop = await startTestShop(database)
    headers = await shop.login()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('the instance that changed it follows at once, and so do the mails of another process on the database', async () => {
    await publicShop(shop)
    await rename(shop, 'De Schroef', headers)
    expect((await publicShop(shop)).name).toBe('De Schroef')
    const beside = await startTestShop(database)
    await rename(shop, 'De Moer', headers)
    expect(await lastMail(beside, headers)).toContain('De Moer')
    await beside.close()
  })

  it('names the shop in authenticator apps, and refuses passwords made of its name', async () => {
    await rename(shop, 'Schroevendraaier', headers)
    const begin = 'mutation { beginSecondFactor(password: "a-good-password") { address } }'
    const { data } = await shop.graphql<{ beginSecondFactor: { address: string } }>(begin, {}, headers)
    expect(data?.beginSecondFactor.address).toContain('issuer=Schroevendraaier')
    const register = 'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }'
    const input = { name: 'Noor', email: 'noor@visitor.test', password: 'schroevendraaier 2026' }
    const { errors } = await shop.graphql(register, { input }, headers)
    expect(errors?.[0]?.extensions.errors).toHaveProperty('password')
  })

  it('[W7] without an e-mail address messages are stored and no mail is made for them', async () => {
    const update = 'mutation { updateShop(input: { email: null }) { id } }'
    expect((await shop.graphql(update, {}, headers)).errors).toBeUndefined()
    const input = { name: 'Noor', email: 'noor@visitor.test', message: 'Mijn laptop start niet.' }
    const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { sent } }'
    expect((await shop.graphql(send, { input })).errors).toBeUndefined()
    const { data } = await shop.graphql<{ emails: { total: number }; outgoingMails: OneMail }>(
      '{ emails { total } outgoingMails(filter: { search: "laptop" }) { items { subject text } } }',
      {},
      headers,
    )
    expect(data).toEqual({ emails: { total: 1 }, outgoingMails: { items: [] } })
  })
})
