import 'reflect-metadata'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { transformSync } from '@swc/core'
import {
  Column,
  type DataSource,
  Entity,
  getMetadataArgsStorage,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm'
import { openWriter } from '../../../src/delivery/composition/openShopDatabase.js'
import { tables } from '../../../src/features/features.js'
import { Product } from '../../../src/features/products/Product.js'
import { UnwritableChange } from '../../../src/kernel/database/alteredTable.js'
import { migrate } from '../../../src/kernel/database/migrate.js'
import { migrationSource } from '../../../src/kernel/database/migrationSource.js'
import * as changeColumns from '../../../src/kernel/database/migrations/changeColumns.js'
import * as columns from '../../../src/kernel/database/migrations/columns.js'
import { migrations } from '../../../src/kernel/database/migrations/registry.js'
import type { MigrationClass } from '../../../src/kernel/database/resumable.js'
import { describedTables, existingTables, type TableShape } from '../../../src/kernel/database/tableShapes.js'
import type { DatabaseAddress } from '../../../src/kernel/settings/databaseAddress.js'
import { bothDatabases, createSqlite } from '../../testDatabases.js'
import { contentOf, migrateInterrupted, migrateWithInterruptions } from './interruptedMigrations.js'

const declarations = Object.values(getMetadataArgsStorage()).filter(Array.isArray)
const declaredBefore = declarations.map(({ length }) => length)

@Entity('brand')
class Brand {
  @PrimaryColumn('int')
  id: number

  @Column({ type: 'varchar', length: 80 })
  @Index({ unique: true })
  name: string

  @Column({ type: 'varchar', length: 200, nullable: true })
  logo: string | null
}
ManyToOne('Media', { onDelete: 'SET NULL', onUpdate: 'NO ACTION', nullable: true })(Brand.prototype, 'logoRecord')
JoinColumn({ name: 'logo', referencedColumnName: 'url' })(Brand.prototype, 'logoRecord')
Index(['logo'])(Brand)

// Three more fields of products, of which one cannot be empty and one refers to a brand.
Column({ type: 'int', nullable: true })(Product.prototype, 'weight')
Column({ type: 'int' })(Product.prototype, 'shelfMonths')
Column({ type: 'int', nullable: true })(Product.prototype, 'maker')
ManyToOne(() => Brand, { onDelete: 'SET NULL', onUpdate: 'NO ACTION', nullable: true })(
  Product.prototype,
  'makerRecord',
)
JoinColumn({ name: 'maker', referencedColumnName: 'id' })(Product.prototype, 'makerRecord')
Index(['maker'])(Product)
Index(['language', 'maker', 'updatedAt'])(Product)
const shopTables: unknown[] = tables
shopTables.push(Brand)

// Other test files in this process have the tables of the product.
afterAll(() => {
  shopTables.pop()
  declarations.forEach((each, index) => {
    each.length = declaredBefore[index] ?? 0
  })
})

const insertProduct = `INSERT INTO product (id, version, created_at, updated_at, own_changed_at, language, pair, title, title_key,
  product_type, ${'`condition`'}, price, current_price, stock, url, checked, images, is_to_order, visible, state) VALUES (1, 1, 'c', 'u', 'u', 'nl', 1, 'Laptop', 'laptop', 'outlet', 'new', 5, 5, 2, 'laptop', '[]', '[]', 0, 1, 'visible')`
const insertMedia =
  "INSERT INTO media (url, width, height, original_name, bytes, created_at) VALUES ('/a.webp', 1, 1, 'a', 1, 'c')"

describe.each(bothDatabases)('a written migration on $name', ({ create }) => {
  let database: Awaited<ReturnType<typeof create>>
  let source: DataSource
  let former: unknown
  let Migration: MigrationClass
  let text: string

  beforeAll(async () => {
    const scratch = await createSqlite()
    const written = await openWriter(scratch.address)
    await migrate(written)
    text =
      migrationSource('Brands', {
        from: await existingTables(written),
        to: describedTables(written),
        existingValue: (_, { name }) => (name === 'shelf_months' ? 24 : undefined),
        sequenceOf: (table) => (table === 'brand' ? 'brand' : undefined),
      }) ?? ''
    await written.destroy()
    await scratch.drop()
    Migration = loaded(text)

    database = await create()
    source = await openWriter(database.address)
    await migrate(source)
    former = await productTable()
    await source.query(insertMedia)
    await source.query(insertProduct)
  })
  afterAll(async () => {
    await source?.destroy()
    await database?.drop()
  })

  const difference = async () => (await source.driver.createSchemaBuilder().log()).upQueries.map(({ query }) => query)
  const inTransaction = async (work: 'up' | 'down') => {
    const queryRunner = source.createQueryRunner()
    await queryRunner.startTransaction()
    await new Migration()[work](queryRunner)
    await queryRunner.commitTransaction()
    await queryRunner.release()
  }
  const product = () => source.query('SELECT * FROM product').then(([row]) => row)

  async function productTable() {
    const table = await source.createQueryRunner().getTable('product')
    const names = (each: { name?: string }[] = []) => each.map(({ name }) => name).sort()
    return { columns: table?.columns, indexes: names(table?.indices), references: names(table?.foreignKeys) }
  }

  it('[O10] is written with the helpers of migrations', () => {
    expect(text).toContain('import { generatedId'.slice(0, 9))
    expect(text.replace(/\s+/g, ' ')).toContain(
      'await addColumns(queryRunner, "product", [nullable(int("weight")), int("shelf_months"), nullable(int("maker"))], ' +
        '{ existing: { shelf_months: 24 }, indexes: [["language","maker","updated_at"]], references: [{ column: "maker", table: "brand" }] })',
    )
    expect(text).toContain('await startIds(queryRunner, "brand")')
  })

  it('[X20] is finished by the next start after an interruption at any of its statements', async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined)
    const all = [...migrations, Migration]
    const contentAfter = async (work: (address: DatabaseAddress) => Promise<void>) => {
      const { address, drop } = await create()
      const watcher = await openWriter(address)
      await watcher.query(insertMedia)
      await watcher.query(insertProduct)
      await work(address)
      const content = await contentOf(watcher)
      await watcher.destroy()
      await drop()
      return content
    }
    const clean = await contentAfter(async (address) => {
      await migrateInterrupted({ address, migrations: all, after: Number.POSITIVE_INFINITY })
    })
    const interrupted = await contentAfter(async (address) => {
      expect(await migrateWithInterruptions({ address, migrations: all, atEvery: true })).toBeGreaterThan(10)
    })
    expect(interrupted).toEqual(clean)
    jest.restoreAllMocks()
  })

  it('[O10] leaves no difference, and the rows as they were', async () => {
    const before = await product()
    await inTransaction('up')
    expect(await difference()).toEqual([])
    expect(await product()).toEqual({ ...before, weight: null, shelf_months: 24, maker: null })
    await source.query("INSERT INTO brand (id, name, logo) VALUES (3, 'Acme', '/a.webp')")
    await source.query('UPDATE product SET maker = 3')
    await expect(source.query('UPDATE product SET maker = 4')).rejects.toThrow(/foreign key/i)
    await expect(source.query('UPDATE product SET shelf_months = NULL')).rejects.toThrow(/null/i)
  })

  it('[O10] can be reverted to the earlier tables with their rows', async () => {
    const { weight, shelf_months, maker, ...rest } = await product()
    await inTransaction('down')
    expect(await product()).toEqual(rest)
    expect(await productTable()).toEqual(former)
    expect(await source.createQueryRunner().hasTable('brand')).toBe(false)
  })

  it('[O10] leaves a table that TypeORM can migrate further', async () => {
    const queryRunner = source.createQueryRunner()
    const { addColumns, dropColumns } = changeColumns
    const { int, nullable, index } = columns
    await queryRunner.createIndex('product', index('product', ['size'], false))
    await addColumns(queryRunner, 'product', [nullable(int('depth'))])
    await dropColumns(queryRunner, 'product', ['size'])
    // On SQLite this copies the table by what TypeORM knows of it.
    await queryRunner.renameColumn('product', 'depth', 'thickness')
    expect(await product()).toMatchObject({ title: 'Laptop', thickness: null })
    expect(await product()).not.toHaveProperty('size')
    await queryRunner.release()
  })
})

describe('a migration that must be written by hand', () => {
  const id = { name: 'id', type: 'integer', length: 0, isNullable: false, isGenerated: false }
  const title = { name: 'title', type: 'varchar', length: 80, isNullable: true, isGenerated: false }
  const table = (...more: TableShape['columns']): TableShape => ({
    name: 'product',
    columns: [id, ...more],
    primary: ['id'],
    indexes: [],
    references: [],
  })
  const write = (from: TableShape, to: TableShape) =>
    migrationSource('Any', { from: [from], to: [to], existingValue: () => undefined, sequenceOf: () => undefined })

  it('[O10] is refused with an explanation', () => {
    expect(() => write(table(title), table({ ...title, length: 120 }))).toThrow(
      new UnwritableChange(
        'product.title was varchar(80) and is described as varchar(120) now: what becomes of its values is for you to write.',
      ),
    )
    expect(() => write(table(), table({ ...title, isNullable: false }))).toThrow(
      /^product\.title cannot be empty, and the rows that are there already would have nothing in it: give it a default/,
    )
  })

  it('[O10] is not written where nothing differs', () => {
    expect(write(table(title), table(title))).toBeUndefined()
  })
})

/** The class of a migration's source, with its imports. */
function loaded(text: string): MigrationClass {
  const { code } = transformSync(text.replace(/^import .*$/gm, '').replace('export class', 'const Migration = class'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    isModule: false,
    filename: 'migration.ts',
  })
  const words = { ...columns, ...changeColumns }
  const Migration = new Function(...Object.keys(words), `${code}\nreturn Migration`)(...Object.values(words))
  return Object.defineProperty(Migration, 'name', { value: 'Brands1999999999999' })
}
