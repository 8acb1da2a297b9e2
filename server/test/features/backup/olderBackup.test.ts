import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { QueryRunner } from 'typeorm'
import {
  type BackupCount,
  type BackupLine,
  writeBackupFile,
  zippedBackup,
} from '../../../src/features/backup/backupFile.js'
import { restore } from '../../../src/features/backup/restore.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { Invoice } from '../../../src/features/invoices/Invoice.js'
import { Payment } from '../../../src/features/payments/Payment.js'
import { migrate } from '../../../src/kernel/database/migrate.js'
import { migrations } from '../../../src/kernel/database/migrations/registry.js'
import { openWriter } from '../../../src/kernel/database/openDatabase.js'
import type { MigrationClass } from '../../../src/kernel/database/resumable.js'
import { isEvery } from '../../isEvery.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

/** Left out of backups, whatever the version. */
const passing = [
  'migrations',
  'session',
  'login_attempt',
  'password_token',
  'idempotency_key',
  'record_write',
  'cleaning_round',
  'scheduled_round',
]
const derived = ['search_part', 'search_index_state', 'table_change']

const instant = '2025-03-04T10:00:00.000Z'
/** The number of migrations after which accounts became customers. */
const wholeShop = 3
/** The number of migrations before payments became records. */
const beforePayments = migrations.findIndex(({ name }) => /^Invoices\d/.test(name))
/** Columns that must have a value, from the migration on that added them. */
const added = {
  customer: { ReviewRequests: { refuses_reviews: 0 } },
  product: {
    ProductDetails: { checked: '[]', images: '[]' },
    SharedFacts: { own_changed_at: instant },
    StockToOrder: { is_to_order: 0 },
    Publication: { visible: 1, state: 'visible' },
    Promotions: { current_price: 49900 },
  },
}

function addedBefore(version: number, table: keyof typeof added): Record<string, unknown> {
  const names = migrations.slice(0, version).map(({ name }) => name.replace(/\d+$/, ''))
  const byMigration = Object.entries<Record<string, unknown>>(added[table])
  return Object.assign({}, ...byMigration.flatMap(([name, columns]) => (names.includes(name) ? [columns] : [])))
}

/** By the number of migrations that had run: with the first tables, with those of the whole shop, just before now. */
const fewVersions = [2, wholeShop, beforePayments, migrations.length - 1]
const versions = isEvery ? migrations.slice(0, -1).flatMap((_, index) => (index === 0 ? [] : [index + 1])) : fewVersions

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
      : [
          'customer',
          {
            ...record,
            ...{ ...account, ...counted, language: 'nl', status_user: 1 },
            ...addedBefore(version, 'customer'),
          },
        ],
    [
      'product',
      {
        ...record,
        ...{ id: 9, language: 'nl', pair: 9, title: 'Laptop “Zó”', title_key: 'laptop “zó”', product_type: 'outlet' },
        ...{ condition: 'new', price: 49900, stock: 2, image: '/uploads/images/a.webp', url: 'laptop-zo' },
        ...addedBefore(version, 'product'),
      },
    ],
    ...(version === beforePayments ? paidJobs() : []),
    [
      'revision',
      { entity: 'product', record: 9, version: 1, action: 'create', at: instant, changes: '{"price":49900}' },
    ],
  ]
}

/** Jobs as they said how they were paid: one that was, in cash, one that is to be paid later, and one without a price. */
function paidJobs(): [table: string, row: Record<string, unknown>][] {
  const job = { version: 2, created_at: instant, updated_at: instant, customer: 4, used_parts: '[]', including_vat: 1 }
  const lines = JSON.stringify([{ kind: 'labour', description: 'Scherm', quantity: '2', unitPrice: 6050, vatRate: 21 }])
  const ready = { ...job, lines, status: 'finished', is_open: 0 }
  return [
    ['status_repair', { ...ready, id: 1, number: '25-0001', paid_with: 'cash', paid_at: instant }],
    ['status_repair', { ...ready, id: 2, number: '25-0002', paid_with: 'later' }],
    ['status_new_pc', { ...ready, id: 1, number: '25-0003', lines: '[]', paid_with: 'card', paid_at: instant }],
  ]
}

/**
 * A backup as each of the versions made it. One database goes through all of them; what a shop had in it is taken back before
 * the next migrations.
 */
async function makeBackups(database: TestDatabase): Promise<Map<number, string>> {
  const backups = new Map<number, string>()
  for (const version of database.address.kind === 'sqlite' ? versions : fewVersions) {
    const old = migrations.slice(0, version)
    const file = path.join(database.folder, `version-${version}.backup`)
    const source = await openWriter(database.address, { tables: [], subscribers: [], migrations: old })
    await migrate(source)
    const queryRunner = source.createQueryRunner()
    await queryRunner.startTransaction()
    await insertOldRows(queryRunner, version)
    await makeBackup(queryRunner, old, file)
    await queryRunner.rollbackTransaction()
    await queryRunner.release()
    await source.destroy()
    backups.set(version, file)
  }
  return backups
}

async function insertOldRows(queryRunner: QueryRunner, version: number): Promise<void> {
  const quoted = (name: string) => queryRunner.dataSource.driver.escape(name)
  for (const [table, row] of oldRows(version)) {
    const places = Object.keys(row).map(() => '?')
    await queryRunner.query(
      `INSERT INTO ${quoted(table)} (${Object.keys(row).map(quoted)}) VALUES (${places})`,
      Object.values(row),
    )
  }
  await queryRunner.query("UPDATE id_sequence SET next = 40 WHERE entity = 'product'")
  // The shop of then had removed and renamed some of what the migrations had inserted.
  await queryRunner.query('DELETE FROM news_category WHERE id > 2')
  await queryRunner.query("UPDATE news_category SET title = 'Eigen naam' WHERE id = 1")
}

async function makeBackup(queryRunner: QueryRunner, old: readonly MigrationClass[], file: string): Promise<void> {
  const { driver, options } = queryRunner.dataSource
  const count: BackupCount = { rows: 0, images: 1, files: 0, missing: 0 }
  async function* lines(): AsyncGenerator<BackupLine> {
    yield { shop: 2, madeAt: instant, migrations: old.map(({ name }) => name) }
    const tables: { name: string }[] = await queryRunner.query(
      options.type === 'better-sqlite3'
        ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    )
    for (const { name } of tables) {
      if (passing.includes(name) || derived.includes(name)) continue
      for (const row of await queryRunner.query(`SELECT * FROM ${driver.escape(name)}`)) {
        count.rows++
        yield { table: name, row }
      }
    }
    yield { image: 'a.webp', base64: image.toString('base64') }
  }
  await writeBackupFile(file, zippedBackup(lines(), count))
}

const backups = new Map<string, Map<number, string>>()
const made: TestDatabase[] = []
beforeAll(async () => {
  for (const { name, createEmpty } of bothDatabases) {
    const database = await createEmpty()
    made.push(database)
    backups.set(name, await makeBackups(database))
  }
}, 300_000)
afterAll(async () => {
  for (const database of made) await database.drop()
})

/**
 * Whatever made it and wherever it is restored to, a backup first goes through a SQLite database of its version into the
 * present tables: that is tried with every version, what differs by the databases with a few.
 */
const destinations = bothDatabases.flatMap((to) =>
  bothDatabases.flatMap((from) => {
    const isSqlite = from === to && from.name === 'SQLite'
    return (isSqlite ? versions : fewVersions).map((version) => ({ from, to, version }))
  }),
)

describe.each(bothDatabases)('a backup of an earlier version, to $name', (to) => {
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

  const here = destinations.filter((each) => each.to === to)
  it.each(here)(
    '[X27] [I17] from $from.name, of $version migrations, is restored and migrated',
    async ({ from, version }) => {
      await restore(shop.services, required(backups.get(from.name)?.get(version), 'backup'))
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
      const paid = { amount: 12_100, method: 'cash', receivedAt: instant, origin: 'before', customer: 4 }
      const expected =
        version === beforePayments ? [{ ...paid, title: '25-0001', jobKind: 'statusRepair', job: 1 }] : []
      expect(await services.database.reader.find(Payment)).toMatchObject(expected)
      expect(await services.database.reader.count(Invoice)).toBe(0)
      await shop.searchFiller.fill()
      const found = "SELECT COUNT(*) AS number FROM search_part WHERE entity = 'product' AND record = 9"
      expect(Number((await query(found))[0].number)).toBeGreaterThan(0)
    },
  )

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
