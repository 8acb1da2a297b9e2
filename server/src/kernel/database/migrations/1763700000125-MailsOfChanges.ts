import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { int, nullable } from './columns.js'

/** Which mail in the outbox tells the customer of a change of a job. */
export class MailsOfChanges1763700000125 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'job_change', [nullable(int('mail'))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'job_change', ['mail'])
  }
}
