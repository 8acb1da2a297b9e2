import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, int, table } from './columns.js'
import { type FinalRows, makeFinal } from './finalRows.js'

/** Some pieces of a line are taken back, and the others later. */
export class ReturnsByPiece1763700001040 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('credited_part', [int('credit'), int('line'), int('invoice'), int('pieces')], {
        primary: ['credit', 'line'],
        indexes: [['invoice']],
      }),
    )
    for (const rows of finalRowsOfReturns) await makeFinal(queryRunner, rows)
    await addColumns(queryRunner, 'sold_item', [int('given_back')], { existing: { given_back: 0 } })
    await queryRunner.query('UPDATE sold_item SET given_back = quantity WHERE is_given_back = 1')
    await dropColumns(queryRunner, 'sold_item', ['is_given_back'])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'sold_item', [boolean('is_given_back')], { existing: { is_given_back: false } })
    await queryRunner.query('UPDATE sold_item SET is_given_back = 1 WHERE given_back > 0')
    await dropColumns(queryRunner, 'sold_item', ['given_back'])
    await queryRunner.dropTable('credited_part')
  }
}

export const finalRowsOfReturns: readonly FinalRows[] = [
  { table: 'credited_part', columns: ['credit', 'line', 'invoice', 'pieces'] },
]
