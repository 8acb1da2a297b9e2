import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, nullable, varchar } from './columns.js'

/** Sales at the till that are paid on a terminal before they are booked. */
export class TerminalSales1763700001065 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'online_payment', [nullable(varchar('sale', 120)), boolean('is_unbooked')], {
      existing: { is_unbooked: false },
      indexes: [['sale'], ['is_unbooked', 'updated_at']],
    })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'online_payment', ['sale', 'is_unbooked'])
  }
}
