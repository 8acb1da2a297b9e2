import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { nullable, varchar } from './columns.js'

/** Of which network an appointment and a reservation is, so that none takes more than its share. */
export class VisitorNetworks1763700000782 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'appointment_address', [nullable(varchar('network', 64))], { indexes: [['network']] })
    await addColumns(queryRunner, 'reservation_address', [nullable(varchar('network', 64))], { indexes: [['network']] })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'appointment_address', ['network'])
    await dropColumns(queryRunner, 'reservation_address', ['network'])
  }
}
