import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, int, nullable, varchar } from './columns.js'

const bought = [nullable(int('purchase_price')), nullable(int('minimum_stock')), nullable(int('on_order'))]

/** What products and parts cost the shop, how many there should be, and how many are on their way; parts have codes and a supplier too. */
export class StockToOrder1763700001031 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'product', [...bought, boolean('is_to_order')], {
      existing: { is_to_order: false },
      indexes: [
        ['is_to_order', 'updated_at'],
        ['language', 'is_to_order', 'updated_at'],
      ],
    })
    await addColumns(
      queryRunner,
      'zzp_product',
      [
        nullable(varchar('sku', 40)),
        nullable(varchar('sku_key', 40)),
        nullable(varchar('gtin', 14)),
        nullable(varchar('gtin_key', 14)),
        nullable(varchar('supplier', 80)),
        ...bought,
        boolean('is_to_order'),
      ],
      { existing: { is_to_order: false }, indexes: [['sku_key'], ['gtin_key'], ['is_to_order', 'updated_at']] },
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const columns = ['purchase_price', 'minimum_stock', 'on_order', 'is_to_order']
    await dropColumns(queryRunner, 'zzp_product', [...columns, 'sku', 'sku_key', 'gtin', 'gtin_key', 'supplier'])
    await dropColumns(queryRunner, 'product', columns)
  }
}
