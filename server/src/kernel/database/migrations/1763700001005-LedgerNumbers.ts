import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { json } from './columns.js'

/** The numbers of accounts in the books of a shop, where they are not the usual ones. */
export class LedgerNumbers1763700001005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'shop_settings', [json('ledger_numbers')], { existing: { ledger_numbers: '[]' } })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'shop_settings', ['ledger_numbers'])
  }
}
