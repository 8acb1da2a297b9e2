import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { instant, int, nullable, startIds, table, text, varchar } from './columns.js'
import { type FinalRows, makeFinal } from './finalRows.js'

/** What the shop buys of persons: its register, which is final, and by which lines it is sold. */
export class BoughtItems1763700001020 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'bought_item',
        [
          nullable(text('drawing')),
          text('signed_text'),
          int('year'),
          int('sequence'),
          nullable(int('product_pair')),
          nullable(int('sold_invoice')),
          nullable(int('sold_line')),
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('number', 20),
          varchar('number_key', 20),
          instant('bought_at'),
          varchar('goods', 60),
          nullable(varchar('goods_key', 60)),
          varchar('make', 60),
          nullable(varchar('make_key', 60)),
          varchar('model', 80),
          nullable(varchar('model_key', 80)),
          nullable(varchar('serial_number', 60)),
          nullable(varchar('serial_number_key', 60)),
          varchar('condition', 40),
          nullable(text('details')),
          int('price'),
          varchar('paid_by', 40),
          instant('resale_from'),
          nullable(int('product')),
          nullable(instant('sold_at')),
          nullable(int('customer')),
          varchar('seller_name', 120),
          nullable(varchar('seller_name_key', 120)),
          varchar('seller_address', 120),
          varchar('seller_postal_code', 12),
          varchar('seller_city', 80),
          varchar('identity_paper', 40),
          varchar('language', 40),
          varchar('signed_by', 120),
          nullable(varchar('recorded_by', 120)),
        ],
        {
          unique: [['year', 'sequence'], ['sold_invoice', 'sold_line'], ['product_pair'], ['number_key']],
          indexes: [
            ['updated_at'],
            ['created_at'],
            ['bought_at'],
            ['goods_key'],
            ['model_key'],
            ['price'],
            ['resale_from'],
            ['sold_at'],
            ['customer', 'updated_at'],
            ['condition', 'updated_at'],
            ['paid_by', 'updated_at'],
            ['identity_paper', 'updated_at'],
          ],
          references: [
            { column: 'product', table: 'product' },
            { column: 'customer', table: 'customer' },
          ],
        },
      ),
    )
    await startIds(queryRunner, 'boughtItem')
    await queryRunner.createTable(
      table('bought_item_sale', [int('invoice'), int('line'), int('bought_item'), int('price')], {
        primary: ['invoice', 'line'],
      }),
    )
    for (const rows of finalRowsOfPurchases) await makeFinal(queryRunner, rows)
    await addColumns(queryRunner, 'shop_settings', [int('hold_days')], { existing: { hold_days: 5 } })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'shop_settings', ['hold_days'])
    for (const name of ['bought_item_sale', 'bought_item']) await queryRunner.dropTable(name)
  }
}

/** What becomes of it, and whose account it was, may change. */
export const finalRowsOfPurchases: readonly FinalRows[] = [
  {
    table: 'bought_item',
    columns: [
      ...['id', 'number', 'year', 'sequence', 'bought_at', 'goods', 'make', 'model', 'serial_number', 'condition'],
      ...['details', 'price', 'paid_by', 'resale_from', 'seller_name', 'seller_address', 'seller_postal_code'],
      ...['seller_city', 'identity_paper', 'signed_by', 'signed_text', 'drawing'],
    ],
  },
  { table: 'bought_item_sale', columns: ['invoice', 'line', 'bought_item', 'price'] },
]
