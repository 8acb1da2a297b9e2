import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean } from './columns.js'

const parts = [
  'uses_repairs',
  'uses_new_pcs',
  'uses_appointments',
  'uses_remote_help',
  'uses_products',
  'uses_tips',
  'uses_partner_stock',
  'uses_accountant',
]

/** Which parts of the product a shop uses: all of them until now. */
export class ShopParts1763700000381 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const existing = Object.fromEntries(parts.map((part) => [part, true]))
    await addColumns(queryRunner, 'shop_settings', parts.map(boolean), { existing })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'shop_settings', parts)
  }
}
