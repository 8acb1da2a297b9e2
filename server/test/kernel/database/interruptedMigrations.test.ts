import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm'
import { openWriter as openProduct } from '../../../src/delivery/composition/openShopDatabase.js'
import { migrate } from '../../../src/kernel/database/migrate.js'
import { addColumns, dropColumns } from '../../../src/kernel/database/migrations/changeColumns.js'
import { int, nullable, table } from '../../../src/kernel/database/migrations/columns.js'
import { migrations } from '../../../src/kernel/database/migrations/registry.js'
import { openWriter } from '../../../src/kernel/database/openDatabase.js'
import type { MigrationClass } from '../../../src/kernel/database/resumable.js'
import { isEvery } from '../../isEvery.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { contentOf, migrateInterrupted, migrateWithInterruptions } from './interruptedMigrations.js'

jest.setTimeout(isEvery ? 1_200_000 : 180_000)

// TypeORM prints every migration that fails.
beforeAll(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterAll(() => {
  jest.restoreAllMocks()
})

/** The first form of the tables, in which rows can be that later migrations move and change. */
const first = migrations.slice(0, 2)

const oldRows = [
  "INSERT INTO media (url, width, height, original_name, bytes, created_at) VALUES ('/a.webp', 1, 1, 'a', 1, 'c')",
  ...[1, 2, 3].map(
    (id) => `INSERT INTO user (id, name, email, email_key, role, password_hash, login_count, demo, created_at)
      VALUES (${id}, 'User ${id}', 'u${id}@example.nl', 'u${id}@example.nl', 'cms-admin', 'hash', ${id - 1}, 0, '2025-01-0${id}T00:00:00.000Z')`,
  ),
  "INSERT INTO session (token_hash, user, expires_at) VALUES ('t', 1, '2030-01-01')",
  `INSERT INTO news_item (id, version, created_at, updated_at, language, pair, title, title_key, category, show_in_overview,
    is_teaser, overview_image, show_action_btn, url) VALUES (1, 1, 'c', 'u', 'nl', 1, 'Nieuws', 'nieuws', 1, 1, 0, '/a.webp', 0, 'nieuws')`,
  `INSERT INTO product (id, version, created_at, updated_at, language, pair, title, title_key, product_type, ${'`condition`'},
    price, stock, image, url) VALUES (1, 1, 'c', 'u', 'nl', 1, 'Laptop', 'laptop', 'outlet', 'new', 5, 2, '/a.webp', 'laptop')`,
  "INSERT INTO feature (id, version, created_at, updated_at, language, title, icon) VALUES (1, 1, 'c', 'u', 'nl', 'Snel', 'x')",
  `INSERT INTO revision (entity, record, version, action, at, changes) VALUES ('product', 1, 1, 'create', 'a', '{"price":5}')`,
  "UPDATE id_sequence SET next = 7 WHERE entity = 'product'",
]

/** With what cannot be repeated, and with decisions by what the migration itself changes afterwards. */
class Awkward1999999999999 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const [{ highest }] = await queryRunner.query('SELECT MAX(price) AS highest FROM product')
    await queryRunner.query('UPDATE product SET price = price * 10')
    await addColumns(queryRunner, 'product', [int('weight')], { existing: { weight: highest } })
    await queryRunner.query('UPDATE product SET weight = weight + stock')
    await queryRunner.createTable(table('shelf', [int('id'), int('count')]))
    await queryRunner.query('INSERT INTO shelf SELECT id, stock FROM product')
    await queryRunner.query('ALTER TABLE shelf RENAME TO rack')
    await queryRunner.dropIndex('product', 'ix_product_updated_at')
    await queryRunner.dropTable('revision')
    await queryRunner.createTable(table('revision', [int('id'), int('weight')], { indexes: [['weight']] }))
    await queryRunner.query('INSERT INTO revision SELECT id, weight FROM product')
    if (!(await queryRunner.hasColumn('rack', 'height'))) {
      await addColumns(queryRunner, 'rack', [nullable(int('height'))])
      await queryRunner.query('UPDATE rack SET height = 7')
    }
    await dropColumns(queryRunner, 'product', ['weight', 'image'])
    const rows = await queryRunner.query('SELECT id FROM rack')
    for (const { id } of rows) await queryRunner.query('INSERT INTO rack VALUES (?, 1, NULL)', [Number(id) + 1])
  }

  async down(): Promise<void> {}
}

describe.each(bothDatabases)('an interrupted migration on $name', ({ createEmpty }) => {
  const made: TestDatabase[] = []
  const opened: DataSource[] = []
  afterEach(async () => {
    for (const source of opened.splice(0)) await source.destroy()
  })
  afterAll(async () => {
    for (const database of made) await database.drop()
  })

  const empty = async () => {
    const database = await createEmpty()
    made.push(database)
    return database
  }
  const open = async ({ address }: TestDatabase) => {
    const source = await openWriter(address, { tables: [], subscribers: [] })
    opened.push(source)
    return source
  }
  const upTo = async ({ address }: TestDatabase, some: readonly MigrationClass[]) => {
    const source = await openWriter(address, { tables: [], subscribers: [], migrations: some })
    await migrate(source)
    await source.destroy()
  }
  const insertOldRows = async (database: TestDatabase) => {
    const source = await open(database)
    for (const statement of oldRows) await source.query(statement)
  }

  const interrupt = ({ address }: TestDatabase, some: readonly MigrationClass[], atEvery = isEvery) =>
    migrateWithInterruptions({ address, migrations: some, atEvery })

  let clean: TestDatabase
  let interrupted: TestDatabase

  it('[X20] is finished by the next start, with the tables and rows of one that was not interrupted', async () => {
    ;[clean, interrupted] = [await empty(), await empty()]
    await upTo(clean, first)
    await insertOldRows(clean)
    await upTo(clean, migrations)
    // Before its first statement, too.
    for (let after = 1; after <= 12; after += isEvery ? 1 : 4) {
      await migrateInterrupted({ address: interrupted.address, migrations: first, after, isCountedFromFirst: true })
    }
    let count = await interrupt(interrupted, first)
    await insertOldRows(interrupted)
    count += await interrupt(interrupted, migrations)
    expect(count).toBeGreaterThan(isEvery ? 300 : 30)
    expect(await contentOf(await open(interrupted))).toEqual(await contentOf(await open(clean)))
    const source = await openProduct(interrupted.address)
    opened.push(source)
    expect((await source.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query)).toEqual([])
  })

  it('[X20] is finished at whatever statement it was interrupted, though it cannot be repeated', async () => {
    const all = [...migrations, Awkward1999999999999]
    await upTo(clean, all)
    await interrupt(interrupted, all, true)
    const source = await open(interrupted)
    expect(await contentOf(source)).toEqual(await contentOf(await open(clean)))
    expect(await source.query('SELECT price FROM product')).toEqual([{ price: 50 }])
    expect(await source.query('SELECT weight FROM revision')).toEqual([{ weight: 7 }])
  })
})
