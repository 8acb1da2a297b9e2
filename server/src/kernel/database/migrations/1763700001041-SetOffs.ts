import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { generatedId, instant, int, nullable, table, varchar } from './columns.js'
import { type FinalRows, makeFinal } from './finalRows.js'

/** What is bought in is set off against a sale, or paid out later. */
export class SetOffs1763700001041 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'bought_item', [int('owed'), nullable(int('set_off_invoice'))], {
      indexes: [['owed']],
      existing: { owed: 0 },
    })
    await queryRunner.createTable(
      table('bought_item_set_off', [int('payment'), int('bought_item'), int('invoice'), int('amount')], {
        primary: ['payment'],
        indexes: [['bought_item'], ['invoice']],
      }),
    )
    await queryRunner.createTable(
      table(
        'bought_item_payout',
        [generatedId(), int('bought_item'), int('amount'), varchar('paid_by', 40), instant('paid_at')],
        { indexes: [['bought_item'], ['paid_at']] },
      ),
    )
    for (const rows of finalRowsOfSetOffs) await makeFinal(queryRunner, rows)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['bought_item_payout', 'bought_item_set_off']) await queryRunner.dropTable(name)
    await dropColumns(queryRunner, 'bought_item', ['owed', 'set_off_invoice'])
  }
}

export const finalRowsOfSetOffs: readonly FinalRows[] = [
  { table: 'bought_item_set_off', columns: ['payment', 'bought_item', 'invoice', 'amount'] },
  { table: 'bought_item_payout', columns: ['id', 'bought_item', 'amount', 'paid_by', 'paid_at'] },
]
