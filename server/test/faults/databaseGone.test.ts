import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { hasMariaDb } from '../../../soak/machine.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { Relay } from '../Relay.js'
import { expectToRefuseWrites, expectToWrite } from './expectToRefuseWrites.js'
import { OwnMariaDb } from './OwnMariaDb.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

/** Named by `npm test` where there is none. */
const withServer = hasMariaDb ? describe : describe.skip

withServer('a shop whose MariaDB', () => {
  let server: OwnMariaDb
  let wire: Relay
  let shop: Shop
  let admin: ShopClient
  beforeAll(async () => {
    server = await OwnMariaDb.install()
    wire = await Relay.to('127.0.0.1', server.port)
    const folder = await shopFolder({ isFilled: false })
    shop = await startShop({ folder, env: { DATABASE_URL: server.addressOver(wire.ownPort) } })
    admin = await ShopClient.admin(shop.url)
  })
  afterAll(async () => {
    await shop?.stop()
    await wire?.close()
    await server?.remove()
    await removeShopFolders()
  })

  afterEach(() => wire.repair())

  const expectToServePages = async () => {
    expect((await admin.ask('/nl', { headers: { cookie: '' } })).status).toBe(200)
  }

  /** A cached page is served; anything that needs the database is answered with 503. */
  const expectUnavailable = async () => {
    const missing = fetch(`${shop.url}/en/news/item-${Math.random()}`)
    const asked = [
      admin.rest('GET', 'products'),
      admin.rest('POST', 'tips/add-tip', { language: 'nl', title: 'Kan niet' }),
      admin.rest('GET', `public-tips/nl/1?${Math.random()}`, undefined, { cookie: '' }),
      admin.ask(`/nl/nieuws/bericht-${Math.random()}`, { headers: { cookie: '' } }),
      admin.ask('/readyz'),
    ]
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
    await expectToServePages()
    const page = await missing
    expect(await page.text()).toContain(`Mention number <strong>${page.headers.get('x-request-id')}</strong>`)
    expect((await admin.ask('/healthz', { headers: { cookie: '' } })).status).toBe(200)
  }

  const untilWritten = async () => {
    const begun = Date.now()
    const add = () => admin.rest('POST', 'tips/add-tip', { language: 'nl', title: `Kan weer ${Math.random()}` })
    while ((await add()).status !== 201) {
      if (Date.now() - begun > 30_000) throw new Error('The shop does not come back')
      await wait(50)
    }
    return (Date.now() - begun) / 1000
  }

  it('is killed: 503 until it is back, and 5 seconds later everything works', async () => {
    await expectToServePages()
    await server.kill()
    await expectUnavailable()
    await server.start()
    expect(await untilWritten()).toBeLessThan(5)
    expect((await admin.ask(`/nl/nieuws?${Math.random()}`, { headers: { cookie: '' } })).status).toBe(200)
  })

  it('goes silent: 503 before 15 seconds, for a crowd too, and it works again once it answers', async () => {
    await expectToServePages()
    wire.silence()
    const begun = Date.now()
    const crowd = Array.from({ length: 100 }, () => admin.rest('GET', 'products'))
    await expectUnavailable()
    expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([503]))
    expect((Date.now() - begun) / 1000).toBeLessThan(15)
    wire.repair()
    await untilWritten()
  })

  it('is cut off: 503, and it works again once the connection is restored', async () => {
    await expectToServePages()
    wire.cut()
    await expectUnavailable()
    wire.repair()
    await untilWritten()
  })

  it('is read-only: 503 for writes, reads continue; once writable again it accepts writes without a restart', async () => {
    await server.run('SET GLOBAL read_only = 1')
    await expectToRefuseWrites(admin)
    await server.run('SET GLOBAL read_only = 0')
    await expectToWrite(admin)
  })
})
