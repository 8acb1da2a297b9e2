import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, index, instant, int, nullable, startIds, table, text, varchar } from './columns.js'
import { type FinalRows, makeFinal } from './finalRows.js'

/** The till: its closings and cash movements, which are final, and what sales take from stock. */
export class Till1763700001007 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('till', [
        int('id'),
        int('last_payment'),
        int('last_movement'),
        int('closings'),
        varchar('head', 64),
        int('float_left'),
        text('documents'),
      ]),
    )
    await beginNow(queryRunner)
    await queryRunner.createTable(
      table(
        'sold_item',
        [
          int('invoice'),
          int('line'),
          nullable(int('product')),
          nullable(int('pair')),
          nullable(int('part')),
          int('quantity'),
          boolean('is_given_back'),
        ],
        { primary: ['invoice', 'line'] },
      ),
    )
    await queryRunner.createTable(
      table(
        'till_closing',
        [
          int('sequence'),
          int('last_payment'),
          int('last_movement'),
          text('document'),
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('number', 20),
          varchar('number_key', 20),
          instant('closed_at'),
          varchar('closed_on', 10),
          nullable(varchar('closed_by', 120)),
          nullable(varchar('closed_by_key', 120)),
          ...['takings', 'float_before', 'cash', 'moved', 'expected', 'counted', 'difference', 'float_left'].map(int),
          nullable(varchar('reason', 200)),
          int('turnover'),
          int('payments'),
          varchar('sha', 64),
        ],
        {
          unique: [['sequence'], ['number_key']],
          indexes: [
            ['updated_at'],
            ['closed_by_key'],
            ['created_at'],
            ['closed_at'],
            ['closed_on'],
            ['takings'],
            ['difference'],
          ],
        },
      ),
    )
    await startIds(queryRunner, 'tillClosing')
    await queryRunner.createTable(
      table(
        'cash_movement',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('reason', 120),
          nullable(varchar('reason_key', 120)),
          int('amount'),
          instant('moved_at'),
          nullable(varchar('recorded_by', 120)),
          nullable(varchar('recorded_by_key', 120)),
        ],
        {
          indexes: [['updated_at'], ['reason_key'], ['recorded_by_key'], ['created_at'], ['amount'], ['moved_at']],
        },
      ),
    )
    await startIds(queryRunner, 'cashMovement')
    for (const rows of finalRowsOfTill) await makeFinal(queryRunner, rows)
    for (const column of codes) await queryRunner.createIndex('product', index('product', [column], false))
    await addColumns(queryRunner, 'webhook', [boolean('till_closed')], { existing: { till_closed: false } })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'webhook', ['till_closed'])
    for (const column of codes) await queryRunner.dropIndex('product', index('product', [column], false))
    for (const name of ['cash_movement', 'till_closing', 'sold_item', 'till']) await queryRunner.dropTable(name)
  }
}

const codes = ['sku_key', 'gtin_key']

/** What was paid and issued before there was a till is in no closing. */
async function beginNow(queryRunner: QueryRunner): Promise<void> {
  const [known] = await queryRunner.query('SELECT id FROM till')
  if (known) return
  const [{ last }] = await queryRunner.query('SELECT MAX(id) AS last FROM payment')
  const series: { series: string; year: number; last: number }[] = await queryRunner.query(
    'SELECT series, year, last FROM document_series',
  )
  const documents = JSON.stringify(Object.fromEntries(series.map((each) => [`${each.series} ${each.year}`, each.last])))
  await queryRunner.query(
    "INSERT INTO till (id, last_payment, last_movement, closings, head, float_left, documents) VALUES (1, ?, 0, 0, '', 0, ?)",
    [Number(last ?? 0), documents],
  )
}

export const finalRowsOfTill: readonly FinalRows[] = [
  {
    table: 'till_closing',
    columns: [
      ...['id', 'sequence', 'last_payment', 'last_movement', 'document', 'number', 'closed_at', 'closed_on'],
      ...['takings', 'float_before', 'cash', 'moved', 'expected', 'counted', 'difference', 'float_left', 'turnover'],
      ...['payments', 'sha', 'reason'],
    ],
  },
  { table: 'cash_movement', columns: ['id', 'amount', 'reason', 'moved_at'] },
]
