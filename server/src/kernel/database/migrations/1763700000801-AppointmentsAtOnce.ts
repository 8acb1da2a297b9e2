import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { index, int, nullable } from './columns.js'

/** How many appointments of all kinds together there may be at once. */
export class AppointmentsAtOnce1763700000801 implements MigrationInterface {
  private readonly claims = index('claim', ['quantum'], false)
  private readonly appointments = index('appointment', ['busy_until'], false)

  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'shop_settings', [nullable(int('appointments_at_once'))])
    await queryRunner.createIndex('claim', this.claims)
    await queryRunner.createIndex('appointment', this.appointments)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('appointment', this.appointments)
    await queryRunner.dropIndex('claim', this.claims)
    await dropColumns(queryRunner, 'shop_settings', ['appointments_at_once'])
  }
}
