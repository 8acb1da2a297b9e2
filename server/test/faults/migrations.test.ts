import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { inRoot } from '../../../scripts/house/root.mjs'
import { run } from '../../../scripts/house/run.mjs'
import { startShop } from '../../../scripts/house/shop.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { openWriter } from '../../src/delivery/composition/openShopDatabase.js'
import { migrate } from '../../src/kernel/database/migrate.js'
import { migrations } from '../../src/kernel/database/migrations/registry.js'
import { bothDatabases, databaseUrl, type TestDatabase } from '../testDatabases.js'
import { fill, removeShopFolders, shopFolder } from './shopFolders.js'

/** What the first version of the schema already had. The rest is deleted with its tables. */
const preserved = {
  page: 'id, version, title, blocks, full_url, image, belongs_to',
  news_item: 'id, title, text, category, group, overview_image',
  news_category: 'id, title, pair',
  product: 'id, title, price, stock, image',
  feature: 'id, title, icon',
  media: 'url, width, original_name, bytes',
  redirect: 'entity, language, path, record',
  revision: 'id, entity, record, action, user_name',
  id_sequence: 'entity, next',
  customer: 'id, name, email, role, password_hash, login_count, demo',
}

afterAll(removeShopFolders)

describe.each(bothDatabases)('migrations of a filled shop, on $name', ({ name, createEmpty: create }) => {
  let database: TestDatabase
  let environment: Record<string, string>
  let source: DataSource
  beforeAll(async () => {
    database = await create()
    environment = { DATABASE_URL: databaseUrl(database), UPLOADS: `file:${database.folder}/uploads` }
    fill(database.folder)
    if (name !== 'SQLite') await moveToMysql(database, environment)
    source = await openWriter(database.address)
  })
  afterAll(async () => {
    await source?.destroy()
    await database.drop()
  })

  const snapshot = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(preserved).map(async ([table, columns]) => {
          const quoted = columns.split(', ').map((column) => source.driver.escape(column))
          const rows: object[] = await source.query(`SELECT ${quoted} FROM ${table} ORDER BY ${quoted}`)
          return [table, rows]
        }),
      ),
    )
  const back = async (times: number) => {
    for (let count = 1; count <= times; count++) await source.undoLastMigration()
  }
  const difference = async () => (await source.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query)

  it('the last of them back and forward, and all but the first, preserves everything that the schema in between can hold', async () => {
    const before = await snapshot()
    expect(before.page.length).toBeGreaterThan(10)
    for (const steps of [1, migrations.length - 1]) {
      await back(steps)
      await migrate(source)
      expect(await snapshot()).toEqual(before)
      expect(await difference()).toEqual([])
    }
  })

  it('the shop runs on what is left, and every account logs in with the old password', async () => {
    const shop = await startShop({ folder: await shopFolder({ isFilled: false }), env: environment })
    try {
      const admin = await ShopClient.admin(shop.url)
      expect((await admin.ask('/nl', { headers: { cookie: '' } })).status).toBe(200)
      expect(await admin.rest('POST', 'tips/add-tip', { language: 'nl', title: 'Na de reis' })).toMatchObject({
        status: 201,
      })
    } finally {
      await shop.stop()
    }
  })

  it('reverting the first leaves nothing, and forward again gives the tables that the entities describe', async () => {
    await back(migrations.length)
    const tables: { name: string }[] = await source.query(
      name === 'SQLite'
        ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    )
    expect(tables.map((table) => table.name)).toEqual(['migrations'])
    await migrate(source)
    expect(await difference()).toEqual([])
  })
})

/** The filled shop is on SQLite: a backup takes it to the other database. */
async function moveToMysql({ folder }: TestDatabase, environment: Record<string, string>): Promise<void> {
  const file = path.join(folder, 'move.backup')
  for (const [word, env] of [
    ['backup', { ...environment, DATABASE_URL: `sqlite:${folder}/shop.sqlite` }],
    ['restore', environment],
  ] as const) {
    expect(await run(process.execPath, [inRoot('server/dist/manage.js'), word, file], { env })).toMatchObject({
      code: 0,
    })
  }
}
