import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type BackupCount, type BackupLine, writeBackupFile, zippedBackup } from '../../src/backup/backupFile.js'
import { restore } from '../../src/backup/restore.js'
import { migrate } from '../../src/database/migrate.js'
import { migrations } from '../../src/database/migrations/registry.js'
import { openWriter } from '../../src/database/openDatabase.js'
import { Customer } from '../../src/entities/Customer.js'
import { isEvery } from '../isEvery.js'
import { startTestShop, type TestShop } from '../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'

/** Left out of backups, whatever the version. */
const passing = ['migrations', 'session', 'login_attempt', 'password_token', 'idempotency_key', 'cleaning_round']
const derived = ['search_part', 'table_change']

/** The number of migrations after which accounts became customers. */
const wholeShop = 3

/** By the number of migrations that had run: with the first tables, with those of the whole shop, just before now. */
const versions = isEvery
  ? migrations.slice(0, -1).flatMap((_, index) => (index === 0 ? [] : [index + 1]))
  : [2, wholeShop, migrations.length - 1]

const instant = '2025-03-04T10:00:00.000Z'
const image = Buffer.from('the bytes of a picture')

/** Rows as a version with so many migrations stored them. */
function oldRows(version: number): [table: string, row: Record<string, unknown>][] {
  const record = { version: 3, created_at: instant, updated_at: instant }
  const account = { id: 4, name: 'Eva', email: 'Eva@example.nl', email_key: 'eva@example.nl', role: 'cms-admin' }
  const counted = { login_count: 2, demo: 0 }
  return [
    [
      'media',
      { url: '/uploads/images/a.webp', width: 8, height: 6, original_name: 'a', bytes: 22, created_at: instant },
    ],
    version < wholeShop
      ? ['user', { ...account, ...counted, created_at: instant }]
      : ['customer', { ...record, ...account, ...counted, language: 'nl', status_user: 1 }],
    [
      'product',
      {
        ...record,
        ...{ id: 9, language: 'nl', pair: 9, title: 'Laptop “Zó”', title_key: 'laptop “zó”', product_type: 'outlet' },
        ...{ condition: 'new', price: 49900, stock: 2, image: '/uploads/images/a.webp', url: 'laptop-zo' },
      },
    ],
    [
      'revision',
      { entity: 'product', record: 9, version: 1, action: 'create', at: instant, changes: '{"price":49900}' },
    ],
  ]
}

/** A backup as such a version made it. */
async function makeBackup(database: TestDatabase, version: number): Promise<string> {
  const old = migrations.slice(0, version)
  const file = path.join(database.folder, `version-${version}.backup`)
  const source = await openWriter(database.address, { tables: [], subscribers: [], migrations: old })
  const quoted = (name: string) => source.driver.escape(name)
  try {
    await migrate(source)
    for (const [table, row] of oldRows(version)) {
      const places = Object.keys(row).map(() => '?')
      await source.query(
        `INSERT INTO ${quoted(table)} (${Object.keys(row).map(quoted)}) VALUES (${places})`,
        Object.values(row),
      )
    }
    await source.query("UPDATE id_sequence SET next = 40 WHERE entity = 'product'")
    // The shop of then had removed and renamed some of what the migrations had inserted.
    await source.query('DELETE FROM news_category WHERE id > 2')
    await source.query("UPDATE news_category SET title = 'Eigen naam' WHERE id = 1")
    const count: BackupCount = { rows: 0, images: 1, files: 0, missing: 0 }
    async function* lines(): AsyncGenerator<BackupLine> {
      yield { shop: 2, madeAt: instant, migrations: old.map(({ name }) => name) }
      const tables: { name: string }[] = await source.query(
        database.address.kind === 'sqlite'
          ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
          : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
      )
      for (const { name } of tables) {
        if (passing.includes(name) || derived.includes(name)) continue
        for (const row of await source.query(`SELECT * FROM ${quoted(name)}`)) {
          count.rows++
          yield { table: name, row }
        }
      }
      yield { image: 'a.webp', base64: image.toString('base64') }
    }
    await writeBackupFile(file, zippedBackup(lines(), count))
    return file
  } finally {
    await source.destroy()
  }
}

const ways = bothDatabases.flatMap((from) => bothDatabases.map((to) => ({ from, to })))

describe.each(ways)('a backup of an earlier version, from $from.name to $to.name', ({ from, to }) => {
  let database: TestDatabase
  let shop: TestShop
  beforeAll(async () => {
    database = await to.create()
    shop = await startTestShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it.each(versions)('[X27] of %i migrations is restored and migrated', async (version) => {
    const old = await from.createEmpty()
    try {
      await restore(shop.services, await makeBackup(old, version))
    } finally {
      await old.drop()
    }
    const { services } = shop
    await services.contentChanged()
    const answer = await shop.graphql('{ publicProducts(language: nl) { items { id title price image { url } } } }')
    expect(answer.data).toEqual({
      publicProducts: {
        items: [{ id: 9, title: 'Laptop “Zó”', price: 499, image: { url: '/uploads/images/a.webp' } }],
      },
    })
    const [customer] = await services.database.reader.find(Customer)
    expect(customer).toMatchObject({
      id: 4,
      email: 'Eva@example.nl',
      role: 'cms-admin',
      loginCount: 2,
      statusUser: true,
    })
    expect(await readFile(path.join(database.folder, 'uploads/images/a.webp'))).toEqual(image)
    const query = (sql: string) => services.database.reader.query(sql)
    expect(await query('SELECT id, title FROM news_category ORDER BY id')).toEqual([
      { id: 1, title: 'Eigen naam' },
      { id: 2, title: 'phishing-mail' },
    ])
    expect(await query("SELECT next FROM id_sequence WHERE entity = 'product'")).toEqual([{ next: 40 }])
    expect(await query('SELECT entity, record FROM revision')).toEqual([{ entity: 'product', record: 9 }])
    const found = "SELECT COUNT(*) AS number FROM search_part WHERE entity = 'product' AND record = 9"
    expect(Number((await query(found))[0].number)).toBeGreaterThan(0)
  })

  it('[X27] whose rows do not fit it is refused, and nothing is changed', async () => {
    const file = path.join(database.folder, 'torn.backup')
    async function* lines(): AsyncGenerator<BackupLine> {
      yield { shop: 2, madeAt: instant, migrations: migrations.slice(0, wholeShop).map(({ name }) => name) }
      yield { table: 'product', row: { id: 1, colour: 'red' } }
    }
    await writeBackupFile(file, zippedBackup(lines(), { rows: 1, images: 0, files: 0, missing: 0 }))
    const before = await shop.services.database.reader.find(Customer)
    await expect(restore(shop.services, file)).rejects.toThrow('has a row that does not fit the version that made it')
    expect(await shop.services.database.reader.find(Customer)).toEqual(before)
  })
})
