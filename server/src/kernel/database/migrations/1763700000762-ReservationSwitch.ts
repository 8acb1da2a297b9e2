import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean } from './columns.js'

/** Whether visitors can reserve products. */
export class ReservationSwitch1763700000762 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const existing = { uses_reservations: true }
    await addColumns(queryRunner, 'shop_settings', [boolean('uses_reservations')], { existing })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'shop_settings', ['uses_reservations'])
  }
}
