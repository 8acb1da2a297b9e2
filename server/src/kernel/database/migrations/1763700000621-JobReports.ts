import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, int, nullable, table, text, varchar } from './columns.js'

const jobReport = table(
  'job_report',
  [generatedId(), varchar('entity', 40), int('job'), nullable(text('drawing')), nullable(int('mail'))],
  { unique: [['entity', 'job']] },
)

/** Repair reports: the drawn signature at pick-up, and the mail by which one was sent. */
export class JobReports1763700000621 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(jobReport)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(jobReport)
  }
}
