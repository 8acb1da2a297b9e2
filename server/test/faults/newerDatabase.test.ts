import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { freePort } from '../../../scripts/house/freePort.mjs'
import { inRoot } from '../../../scripts/house/root.mjs'
import { run } from '../../../scripts/house/run.mjs'
import { startShop } from '../../../scripts/house/shop.mjs'
import { openWriter } from '../../src/delivery/composition/openShopDatabase.js'
import { productSchema } from '../../src/kernel/database/productSchema.js'
import { productVersion } from '../../src/kernel/settings/productVersion.js'
import { bothDatabases, databaseUrl, type TestDatabase } from '../testDatabases.js'

const refused = (writer: string) =>
  new RegExp(
    `^The database was written by ${writer} of the product .+ older version ${productVersion}, .*nothing was changed`,
  )

describe.each(bothDatabases)('[Y42] a database of another version, on $name', ({ create, createEmpty }) => {
  let database: TestDatabase
  const made: TestDatabase[] = []
  const take = async (from: () => Promise<TestDatabase>) => {
    const taken = await from()
    made.push(taken)
    return taken
  }
  beforeAll(async () => {
    database = await take(create)
  })
  afterAll(async () => {
    for (const each of made) await each.drop()
  })

  const environmentOf = (place: TestDatabase) => ({
    DATABASE_URL: databaseUrl(place),
    UPLOADS: `file:${path.join(place.folder, 'uploads')}`,
    SESSION_SECRET: 'only for a shop that lives as long as one run of the tests',
    DEMO: 'false',
  })
  const program = async (name: string, ...words: string[]) => {
    const env = { ...environmentOf(database), PORT: String(await freePort()) }
    return run(process.execPath, [inRoot(`server/dist/${name}.js`), ...words], { env })
  }
  async function on<Result>(place: TestDatabase, work: (source: DataSource) => Promise<Result>): Promise<Result> {
    const source = await openWriter(place.address)
    try {
      return await work(source)
    } finally {
      await source.destroy()
    }
  }
  const written = (place: TestDatabase) =>
    on(place, async (source) => ({
      versions: await source.query('SELECT version, last_migration FROM database_version'),
      migrations: await source.query('SELECT name FROM migrations ORDER BY id'),
      instances: await source.query('SELECT COUNT(*) AS number FROM running_instance'),
    }))
  const own = { version: productVersion, last_migration: productSchema }

  it('[Y42] of before versions were recorded is opened without a word, and says from then on what wrote it', async () => {
    await on(database, (source) => source.query('DELETE FROM database_version'))
    expect(await program('manage', 'migrate')).toMatchObject({ code: 0, output: 'The database is up to date.\n' })
    expect((await written(database)).versions).toEqual([own])
  })

  it('[Y42] of an older one is opened, and is of this version then', async () => {
    await on(database, (source) =>
      source.query("UPDATE database_version SET version = '0.0.9', last_migration = 'Old1'"),
    )
    const shop = await startShop({ folder: database.folder, env: environmentOf(database) })
    await shop.stop()
    expect((await written(database)).versions).toEqual([own])
  })

  it('[Y42] of a newer one is refused by the shop and by each command, which change nothing', async () => {
    await on(database, (source) => source.query("UPDATE database_version SET version = '99.10.0'"))
    const before = await written(database)
    const backup = path.join(database.folder, 'shop.backup')
    const refusals = await Promise.all([
      program('main'),
      program('manage', 'migrate'),
      program('manage', 'begin'),
      program('manage', 'restore', backup),
    ])
    for (const { code, output } of refusals) {
      expect(output).toMatch(refused('version 99.10.0'))
      expect(output).toContain('Start version 99.10.0 or a later one')
      expect(output.trim().split('\n')).toHaveLength(1)
      expect(code).toBe(1)
    }
    expect(await written(database)).toEqual(before)
  })

  it('[Y42] with a migration that this version does not know, finished or interrupted, is refused likewise', async () => {
    const other = await take(createEmpty)
    database = other
    await program('manage', 'migrate')
    const unknown = 'Later1999999999999'
    await on(other, async (source) => {
      await source.query(`INSERT INTO migrations (timestamp, name) VALUES (1999999999999, '${unknown}')`)
      await source.query('DELETE FROM database_version')
    })
    const first = await program('main')
    expect(first.output).toMatch(refused('a newer version'))
    expect(first.output).toContain(unknown)
    await on(other, async (source) => {
      await source.query(`DELETE FROM migrations WHERE name = '${unknown}'`)
      await source.query('CREATE TABLE migration_step (migration VARCHAR(100))')
      await source.query(`INSERT INTO migration_step VALUES ('${unknown}')`)
    })
    expect((await program('main')).output).toMatch(refused('a newer version'))
  })
})
