import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { logIn } from '../../../scripts/house/session.mjs'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { openWriter } from '../../src/delivery/composition/openShopDatabase.js'
import { demoPassword } from '../../src/features/accounts/demoAccounts.js'
import { Customer } from '../../src/features/customers/Customer.js'
import { DemoEnd } from '../../src/features/demo/DemoEnd.js'
import { BackupRun } from '../../src/features/health/BackupRun.js'
import { Page } from '../../src/features/pages/Page.js'
import { bothDatabases, databaseUrl, type TestDatabase } from '../testDatabases.js'
import { until } from '../until.js'
import { fill } from './shopFolders.js'

jest.setTimeout(600_000)

const makeMine = `mutation { makeShopMine(staying: own, name: "Cougar Computers", password: "${demoPassword}") }`

describe.each(bothDatabases)('a demo shop on $name that is made its owner’s', ({ createEmpty }) => {
  let database: TestDatabase
  let shop: Shop
  let source: DataSource
  beforeAll(async () => {
    database = await createEmpty()
    if (database.address.kind === 'sqlite') fill(database.folder)
    await start()
    source = await openWriter(database.address)
  })
  afterAll(async () => {
    await shop?.stop()
    await source?.destroy()
    await database.drop()
  })

  async function start() {
    const env = { DATABASE_URL: databaseUrl(database), UPLOADS: `file:${path.join(database.folder, 'uploads')}` }
    shop = await startShop({ folder: database.folder, env })
  }
  const pictures = () =>
    readdirSync(path.join(database.folder, 'uploads/images')).filter((name) => name.startsWith('demo-')).length
  const inside = async () => ({
    pages: await source.manager.count(Page),
    accounts: await source.manager.countBy(Customer, { demo: true }),
    pictures: pictures(),
  })
  const isEnded = async () => Boolean((await source.manager.findOneBy(DemoEnd, { id: 1 }))?.endedAt)

  /** Whoever was killed is taken for dead only some time later. */
  async function letTimePass() {
    await source.manager.update(DemoEnd, { id: 1 }, { seenAt: null })
    await source.manager.update(BackupRun, { id: 1 }, { seenAt: null })
  }

  async function begin() {
    const session = await logIn(shop.url)
    await session.graphql(makeMine)
  }

  it('[W16] [X20] killed with SIGKILL anywhere, is a whole demo, or none and is finished by the next start', async () => {
    const whole = await inside()
    expect(whole.accounts).toBeGreaterThan(4)

    // While the backup is made.
    await begin()
    await shop.kill()
    expect(await isEnded()).toBe(false)
    await start()
    expect(await inside()).toEqual(whole)

    // While the demo is removed.
    await letTimePass()
    await begin()
    const goodBackup = async () => Boolean((await source.manager.findOneBy(BackupRun, { id: 1 }))?.succeededAt)
    await until(goodBackup)
    await shop.kill()
    expect(await isEnded()).toBe(false)
    await start()
    expect(await inside()).toEqual(whole)

    // While its files are removed.
    await letTimePass()
    await begin()
    await until(isEnded)
    await shop.kill()
    await start()
    expect(await inside()).toEqual({ pages: 0, accounts: 0, pictures: 0 })
    const answer = await fetch(`${shop.url}/cougarXr7/begin`)
    expect(answer.status).toBe(200)
    expect(shop.log()).not.toContain('Filling the empty database')
  })
})
