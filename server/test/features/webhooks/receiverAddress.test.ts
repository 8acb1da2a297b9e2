import { networkInterfaces } from 'node:os'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { Webhook } from '../../../src/features/webhooks/Webhook.js'
import { WebhookDelivery } from '../../../src/features/webhooks/WebhookDelivery.js'
import { WebhookSender } from '../../../src/features/webhooks/WebhookSender.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { addressFault, isForbidden, type Resolve } from '../../../src/kernel/network/receiverAddress.js'
import { required } from '../../required.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { answer, Receiver, silence } from './Receiver.js'
import { privateNetworks, startWebhookShop, type WebhookShop } from './webhookShop.js'

const shopHost = 'www.cougar-computers.example'
const settings = { production: true, publicUrl: `https://${shopHost}`, webhookPrivateNetworks: false }

/** Addresses inside some network, in every form that a URL takes. */
const inside = [
  'localhost',
  'LOCALHOST.',
  'shop.localhost',
  'printer',
  'nas.local',
  'db.internal',
  'router.lan',
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '192.0.0.8',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::127.0.0.1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:8.8.8.8]',
  '[64:ff9b::10.0.0.1]',
  '[64:ff9b:1::1]',
  '[2002:0a00:0001::]',
  '[2001:0:1234::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[4000::1]',
  shopHost,
]

describe('[X33] the address of a receiver', () => {
  it.each(inside)('[X33] %s is inside, with and without a port', (host) => {
    expect(addressFault(new URL(`https://${host}/hook`), settings)).toBe('forbidden-address')
    expect(addressFault(new URL(`https://${host}:8443/`), settings)).toBe('forbidden-address')
    expect(addressFault(new URL(`https://${host}/`), { ...settings, webhookPrivateNetworks: true })).toBeNull()
  })

  it('[X33] those of the open internet are not', () => {
    for (const host of ['example.com', '93.184.215.14', '8.8.8.8', '[2606:4700:4700::1111]', 'xn--caf-dma.example']) {
      expect([host, addressFault(new URL(`https://${host}/`), settings)]).toEqual([host, null])
    }
  })

  it('[X33] needs https in production unless the own network is allowed', () => {
    const plain = new URL('http://example.com/')
    expect(addressFault(plain, settings)).toBe('insecure')
    expect(addressFault(plain, { ...settings, production: false })).toBeNull()
    expect(addressFault(plain, { ...settings, webhookPrivateNetworks: true })).toBeNull()
  })

  it('[X33] is none of this machine itself, whichever network that is in', () => {
    const all = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
    for (const { address } of all) expect([address, isForbidden(address, settings)]).toEqual([address, true])
    expect(isForbidden('fe80::1%eth0', settings)).toBe(true)
    expect(isForbidden('no address', settings)).toBe(true)
  })
})

describe('[X33] deliveries to addresses that may not be', () => {
  let database: TestDatabase
  let shop: WebhookShop
  let receiver: Receiver
  let senders: WebhookSender[]

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startWebhookShop(database, {})
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(async () => {
    await shop.clear()
    senders = []
    receiver = await new Receiver().start()
    const { webhooks } = shop.services
    webhooks.wake = () => undefined
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    for (const sender of senders) await sender.stop()
    await receiver.stop()
  })

  const save = (endpoint: string) =>
    shop.graphql(
      'mutation ($endpoint: String!) { createWebhook(input: { name: "X", endpoint: $endpoint, stockLow: true }) { id } }',
      { endpoint },
      shop.headers,
    )

  /** A test message to an address that stands in the table, however it came there. */
  async function deliver(endpoint: string, resolve?: Resolve, allowed = false): Promise<WebhookDelivery> {
    const { services } = shop
    const id = await shop.addWebhook({ endpoint: 'https://8.8.8.8/' })
    await services.database.write((manager) => manager.update(Webhook, id, { endpoint }))
    await shop.call('mutation ($id: Int!) { sendTestWebhook(id: $id) }', { id })
    const own = { ...services.settings, webhookPrivateNetworks: allowed }
    const context = () => ({ ...ownContext(services), services: { ...services, settings: own } })
    const sender = new WebhookSender(services.database, context, services.log, resolve)
    senders.push(sender)
    await sender.deliverDue(new Date())
    return services.database.reader.findOneByOrFail(WebhookDelivery, { webhook: id })
  }

  it('[X33] are refused when they are saved, at the field', async () => {
    for (const host of inside) {
      if (host === shopHost) continue
      const { errors } = await save(`https://${host}/hook`)
      expect([host, errors?.[0]?.extensions.errors]).toEqual([
        host,
        { endpoint: ['This address is inside the shop’s own network. No messages are sent there.'] },
      ])
    }
    for (const endpoint of [
      'ftp://example.com',
      'file:///etc/passwd',
      'no address',
      'https://name:word@example.com/',
    ]) {
      const { errors } = await save(endpoint)
      expect([endpoint, Object.keys(errors?.[0]?.extensions.errors ?? {})]).toEqual([endpoint, ['endpoint']])
    }
    expect(await shop.services.database.reader.count(Webhook)).toBe(0)
  })

  it('[X33] names every field at fault at once', async () => {
    const { errors } = await shop.graphql(
      'mutation { createWebhook(input: { endpoint: "gopher://x" }) { id } }',
      {},
      shop.headers,
    )
    const all = ['endpoint', 'events', 'name']
    expect(Object.keys(errors?.[0]?.extensions.errors ?? {}).toSorted()).toEqual(all)
    const inside = 'mutation { createWebhook(input: { endpoint: "https://10.1.2.3/hook" }) { id } }'
    const besides = await shop.graphql(inside, {}, shop.headers)
    expect(Object.keys(besides.errors?.[0]?.extensions.errors ?? {}).toSorted()).toEqual(all)
  })

  it('[X33] are refused when a message is due, each form of them', async () => {
    for (const host of inside) {
      if (host === shopHost) continue
      const { failure, responseStatus } = await deliver(`https://${host}/hook`)
      expect([host, failure, responseStatus]).toEqual([host, 'forbidden-address', null])
    }
    expect((await deliver(receiver.url)).failure).toBe('forbidden-address')
    expect(receiver.received).toEqual([])
  })

  it('[X33] are refused when the name leads elsewhere by then, also when only one of its addresses does', async () => {
    const { port } = new URL(receiver.url)
    const address = (...all: string[]) => all.map((each) => ({ address: each, family: each.includes(':') ? 6 : 4 }))
    for (const found of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['169.254.169.254']]) {
      const resolve = jest.fn<Resolve>(async () => address(...found))
      const { failure } = await deliver(`http://receiver.example:${port}/hook`, resolve)
      expect([found, failure, resolve.mock.calls]).toEqual([found, 'forbidden-address', [['receiver.example']]])
    }
    expect(receiver.received).toEqual([])
  })

  it('[X33] a name is looked up once, and the connection is made to the address that was checked', async () => {
    const { port } = new URL(receiver.url)
    const answers = [['127.0.0.1'], ['10.0.0.1']]
    const resolve = jest.fn<Resolve>(async () =>
      required(answers.shift(), 'Looked up too often').map((address) => ({ address, family: 4 })),
    )
    const delivery = await deliver(`http://receiver.example:${port}/hook`, resolve, true)
    expect(delivery).toMatchObject({ failure: null, status: 'delivered' })
    expect(resolve).toHaveBeenCalledTimes(1)
    expect(required(receiver.received[0], 'Nothing was received').headers.host).toBe(`receiver.example:${port}`)
  })

  it('[X33] a name that leads nowhere is told in words of its own', async () => {
    const resolve: Resolve = () => Promise.reject(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }))
    expect((await deliver('https://receiver.example/', resolve)).failure).toBe('unknown-host')
    expect((await deliver('https://receiver.example/', async () => [])).failure).toBe('unknown-host')
  })

  it('[X33] no redirect is followed', async () => {
    const other = await new Receiver().start()
    receiver.behaviour = answer(307, '', { location: other.url })
    expect(await deliver(receiver.url, undefined, true)).toMatchObject({ failure: 'redirected', responseStatus: 307 })
    expect(other.received).toEqual([])
    await other.stop()
  })

  it('[X33] a receiver that does not answer is left after ten seconds', async () => {
    receiver.behaviour = silence
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeout(milliseconds / 50))
    expect(await deliver(receiver.url, undefined, true)).toMatchObject({ failure: 'timeout', status: 'retrying' })
    expect(spy).toHaveBeenCalledWith(10_000)
  })

  it('[X33] of an endless answer only the beginning is read, and 1 KB is kept as plain text', async () => {
    let written = 0
    receiver.behaviour = (_, response) => {
      const write = () => {
        while (!response.destroyed) {
          written += 16_384
          if (!response.write(`\u0000${'x'.repeat(16_383)}`)) return void response.once('drain', write)
        }
      }
      write()
    }
    const { failure, responseText } = await deliver(receiver.url, undefined, true)
    expect([failure, responseText]).toEqual([null, 'x'.repeat(1023)])
    // What the sockets on the way hold is written as well.
    expect(written).toBeLessThan(16 * 1024 * 1024)
  })

  it('[X33] an unsafe certificate is told in words of its own', async () => {
    const { url } = receiver
    expect((await deliver(url.replace('http:', 'https:'), undefined, true)).failure).toBe('insecure')
  })

  it('[X33] says that the secret cannot be read under another SESSION_SECRET', async () => {
    const { services } = shop
    const before = services.settings.sessionSecret
    const id = await shop.addWebhook({ endpoint: 'https://8.8.8.8/' })
    await shop.call('mutation ($id: Int!) { sendTestWebhook(id: $id) }', { id })
    const own = { ...services.settings, sessionSecret: `${before} no more`, webhookPrivateNetworks: true }
    const context = () => ({ ...ownContext(services), services: { ...services, settings: own } })
    const sender = new WebhookSender(services.database, context, services.log)
    senders.push(sender)
    await sender.deliverDue(new Date())
    expect((await shop.deliveries())[0]).toMatchObject({ failure: 'no-secret' })
  })

  it('[X33] the setting lets an address of the own network be saved', async () => {
    const own = await createSqlite()
    const allowed = await startWebhookShop(own, privateNetworks)
    await allowed.addWebhook({ endpoint: 'http://192.168.1.20:8080/hook' })
    await allowed.close()
    await own.drop()
  })
})
