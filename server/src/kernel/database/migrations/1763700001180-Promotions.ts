import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { generatedId, index, instant, int, json, nullable, startIds, table, varchar } from './columns.js'

const promotion = table(
  'promotion',
  [
    int('id'),
    int('version'),
    instant('created_at'),
    instant('updated_at'),
    varchar('name', 80),
    nullable(varchar('name_key', 80)),
    nullable(varchar('text_nl', 160)),
    nullable(varchar('text_en', 160)),
    nullable(varchar('link_nl', 300)),
    nullable(varchar('link_en', 300)),
    instant('starts_at'),
    instant('ends_at'),
    varchar('state', 40),
    nullable(int('percent')),
    nullable(int('amount')),
    varchar('target', 40),
    nullable(varchar('product_type', 40)),
    json('products'),
    json('services'),
  ],
  { indexes: [['updated_at'], ['name_key'], ['created_at'], ['starts_at'], ['ends_at']] },
)

const pricePoint = table(
  'price_point',
  [generatedId(), varchar('entity', 20), int('pair'), nullable(int('price')), instant('at')],
  { indexes: [['entity', 'pair', 'at']] },
)

const sale = () => [nullable(int('sale_price')), nullable(int('lowest_price')), nullable(instant('sale_until'))]
const saleNames = ['sale_price', 'lowest_price', 'sale_until']
const byPrice = ['language', 'state', 'price']

interface Change {
  pair: number
  from: number | null
  to: number | null
  at: string
}

/** Promotions, and what everything has cost since when: as far back as the history of the records goes. */
export class Promotions1763700001180 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(promotion)
    await startIds(queryRunner, 'promotion')
    await queryRunner.createTable(pricePoint)
    await addColumns(queryRunner, 'service', [...sale(), nullable(int('sale_price_to'))])
    await addColumns(queryRunner, 'product', [...sale(), int('current_price')], {
      existing: { current_price: 0 },
      indexes: [['language', 'state', 'current_price']],
    })
    await queryRunner.query('UPDATE product SET current_price = price')
    await queryRunner.dropIndex('product', index('product', byPrice, false))
    for (const entity of ['product', 'service']) await keepHistory(queryRunner, entity)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndex('product', index('product', byPrice, false))
    await dropColumns(queryRunner, 'product', [...saleNames, 'current_price'])
    await dropColumns(queryRunner, 'service', [...saleNames, 'sale_price_to'])
    await queryRunner.dropTable(pricePoint)
    await queryRunner.dropTable(promotion)
  }
}

async function keepHistory(queryRunner: QueryRunner, entity: string): Promise<void> {
  const rows: { id: number; pair: number; price: number | null; created: string }[] = await queryRunner.query(
    `SELECT id, pair, price, created_at AS created FROM ${entity} ORDER BY id`,
  )
  const pairOf = new Map(rows.map(({ id, pair }) => [id, pair]))
  const changes = await changesOf(queryRunner, entity, pairOf)
  const first = new Map(rows.map((row) => [row.pair, row]).reverse() as [number, (typeof rows)[number]][])
  for (const [pair, { price, created }] of first) {
    const own = changes.filter((change) => change.pair === pair)
    await insert(queryRunner, entity, { pair, at: created, price: own[0] ? own[0].from : price })
    let last = own[0]?.from
    for (const { to, at } of own) {
      // Both of a pair have the same change in their history.
      if (to === last) continue
      await insert(queryRunner, entity, { pair, at, price: to })
      last = to
    }
  }
}

async function changesOf(
  queryRunner: QueryRunner,
  entity: string,
  pairOf: ReadonlyMap<number, number>,
): Promise<Change[]> {
  const revisions: { record: number; at: string; changes: unknown }[] = await queryRunner.query(
    `SELECT record, at, changes FROM revision
     WHERE entity = ? AND action = 'update' AND changes LIKE '%"price"%' ORDER BY id`,
    [entity],
  )
  return revisions.flatMap(({ record, at, changes }) => {
    const pair = pairOf.get(record)
    const parsed = (typeof changes === 'string' ? JSON.parse(changes) : changes) as Record<string, Change | undefined>
    return pair !== undefined && parsed.price ? [{ ...parsed.price, pair, at }] : []
  })
}

async function insert(
  queryRunner: QueryRunner,
  entity: string,
  { pair, price, at }: { pair: number; price: number | null; at: string },
): Promise<void> {
  // What an interrupted start had given out is given out again.
  const [{ id }] = await queryRunner.query('SELECT COALESCE(MAX(id), 0) + 1 AS id FROM price_point')
  await queryRunner.query('INSERT INTO price_point (id, entity, pair, price, at) VALUES (?, ?, ?, ?, ?)', [
    Number(id),
    entity,
    pair,
    price ?? null,
    at,
  ])
}
