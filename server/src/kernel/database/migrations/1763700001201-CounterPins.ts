import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { instant, int, nullable, table, varchar } from './columns.js'

/** Colleagues at one counter take turns by PIN: the session remembers who works in it beside who logged in. */
export class CounterPins1763700001201 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('counter_pin', [int('user'), varchar('pin_hash', 200), int('digits'), int('failures'), instant('set_at')], {
        primary: ['user'],
        references: [{ column: 'user', table: 'customer', onDelete: 'CASCADE' }],
      }),
    )
    await addColumns(queryRunner, 'session', [nullable(int('worker'))], {
      references: [{ column: 'worker', table: 'customer', onDelete: 'CASCADE' }],
    })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'session', ['worker'])
    await queryRunner.dropTable('counter_pin')
  }
}
