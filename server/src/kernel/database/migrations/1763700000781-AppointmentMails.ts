import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { int, nullable } from './columns.js'

/** Which mail in the outbox was the last to the customer of an appointment. */
export class AppointmentMails1763700000781 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'appointment', [nullable(int('last_mail'))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'appointment', ['last_mail'])
  }
}
