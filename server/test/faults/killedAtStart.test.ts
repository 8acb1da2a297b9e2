import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { inRoot } from '../../../scripts/house/root.mjs'
import { run } from '../../../scripts/house/run.mjs'
import { startShop } from '../../../scripts/house/shop.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { openWriter } from '../../src/delivery/composition/openShopDatabase.js'
import { isEvery } from '../isEvery.js'
import { contentOf } from '../kernel/database/interruptedMigrations.js'
import { databaseUrl, type TestDatabase, testDatabases } from '../testDatabases.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

jest.setTimeout(isEvery ? 1_800_000 : 300_000)

const preload = inRoot('server/test/faults/killAtStatement.mjs')

const migrated = { code: 0, output: 'The database is up to date.\n' }

/** Numbers of statements after which a process is killed; `interruptedMigrations` ends migrations at every one of theirs. */
const points = isEvery
  ? { migrating: { first: 200, more: 200 }, filling: Array.from({ length: 6 }, (_, index) => 60 + 920 * index) }
  : { migrating: { first: 300, more: 300 }, filling: [1900] }

// On MySQL in the long form: `interruptedMigrations` and `exclusively` are on both.
describe.each(testDatabases)('the first start on $name', ({ createEmpty }) => {
  const made: TestDatabase[] = []
  afterAll(async () => {
    for (const database of made) await database.drop()
    await removeShopFolders()
  })
  const empty = async () => {
    const database = await createEmpty()
    made.push(database)
    return database
  }
  const environmentOf = (database: TestDatabase) => ({
    DATABASE_URL: databaseUrl(database),
    UPLOADS: `file:${path.join(database.folder, 'uploads')}`,
    SESSION_SECRET: 'only for a shop that lives as long as one run of the tests',
  })
  const manage = (database: TestDatabase, word: string, killAt = 0) =>
    run(process.execPath, ['--import', preload, inRoot('server/dist/manage.js'), word], {
      env: { ...environmentOf(database), KILL_AT_STATEMENT: String(killAt) },
    })
  /** One start after the other, each killed a little later. @returns how many were */
  async function killUntilMigrated(database: TestDatabase) {
    const { first, more } = points.migrating
    for (let kills = 0; ; kills++) {
      const { code, output } = await manage(database, 'migrate', first + kills * more)
      if (code === 0) return kills
      expect(output).toBe('')
    }
  }
  async function read<Result>({ address }: TestDatabase, work: (source: DataSource) => Promise<Result>) {
    const source = await openWriter(address)
    try {
      return await work(source)
    } finally {
      await source.destroy()
    }
  }

  let clean: TestDatabase
  beforeAll(async () => {
    clean = await empty()
    expect(await manage(clean, 'migrate')).toMatchObject(migrated)
  })

  it('[X20] killed with SIGKILL while it migrates: the next ones finish it', async () => {
    const database = await empty()
    expect(await killUntilMigrated(database)).toBeGreaterThan(1)
    expect(await read(database, contentOf)).toEqual(await read(clean, contentOf))
  })

  it('[X21] two that begin at once: one migrates, the other waits, both succeed', async () => {
    const database = await empty()
    const both = await Promise.all([manage(database, 'migrate'), manage(database, 'migrate')])
    for (const { code, output } of both) {
      expect({ code, output: output.replace(/^Another process .*\n/, '') }).toEqual(migrated)
    }
    expect(await read(database, contentOf)).toEqual(await read(clean, contentOf))
  })

  it('[X22] killed with SIGKILL while it fills the demo: two that begin at once fill it once, and wholly', async () => {
    const database = await empty()
    for (const killAt of points.filling) {
      expect(await manage(database, 'demo', killAt)).toEqual({ code: 1, output: '', stdout: '' })
    }
    const start = () => startShop({ folder: database.folder, env: environmentOf(database) })
    const shops = await Promise.all([start(), start()])
    try {
      const logs = shops.map(({ log }) => log())
      expect(logs.filter((log) => log.includes('Filling the empty database'))).toHaveLength(1)
      expect(await read(database, numbersOf)).toEqual(await read(await filledShop(), numbersOf))
      const images = await readdir(path.join(database.folder, 'uploads/images'))
      const urls = await read(database, (source) => source.query('SELECT url FROM media'))
      expect(urls.filter(({ url }: { url: string }) => !images.includes(path.basename(url)))).toEqual([])
      for (const { url } of shops) {
        const admin = await ShopClient.admin(url)
        expect((await admin.ask('/nl', { headers: { cookie: '' } })).status).toBe(200)
      }
    } finally {
      await Promise.all(shops.map((shop) => shop.stop()))
    }
  })
})

/** The demo as one start has filled it. */
async function filledShop(): Promise<TestDatabase> {
  const folder = await shopFolder()
  return { address: { kind: 'sqlite', file: path.join(folder, 'shop.sqlite') }, folder, drop: async () => undefined }
}

/** The number of rows of each table that the product has by its filling alone. */
async function numbersOf(source: DataSource): Promise<Record<string, number>> {
  // The search index is filled in the background once the shop listens.
  const derived = ['search_part', 'link_part', 'search_index_state']
  const passing = [...derived, 'session', 'login_attempt', 'sign_in', 'table_change', 'running_instance']
  const names = source.entityMetadatas.map(({ tableName }) => tableName).filter((name) => !passing.includes(name))
  // How many of today's appointments have been depends on when the shop was filled.
  const condition = (name: string) =>
    name === 'revision' ? " WHERE entity <> 'appointment' OR action <> 'update'" : ''
  const counts = names.map(async (name) => {
    const rows = `${source.driver.escape(name)}${condition(name)}`
    const [{ number }] = await source.query(`SELECT COUNT(*) AS number FROM ${rows}`)
    return [name, Number(number)] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
