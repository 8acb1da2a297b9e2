import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, instant, int, nullable, table, varchar } from './columns.js'

/** The secret addresses by which customers see a job without a login. */
export class JobAddresses1763700000541 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'job_address',
        [
          generatedId(),
          varchar('entity', 40),
          int('job'),
          varchar('code_hash', 64),
          varchar('sealed', 200),
          nullable(int('current')),
          instant('created_at'),
          nullable(instant('revoked_at')),
        ],
        { unique: [['entity', 'job', 'current'], ['code_hash']] },
      ),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('job_address')
  }
}
