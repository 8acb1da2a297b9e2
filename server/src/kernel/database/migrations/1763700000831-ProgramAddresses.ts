import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, generatedId, int, table, varchar } from './columns.js'

/** Which secrets programs may be told, none of them at first, and the addresses that they were told, which end with their tokens. */
export class ProgramAddresses1763700000831 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'program_address',
        [
          generatedId(),
          int('token'),
          varchar('entity', 40),
          int('record'),
          varchar('code_hash', 64),
          varchar('sealed', 200),
        ],
        {
          unique: [['code_hash'], ['token', 'entity', 'record']],
          indexes: [['entity']],
          references: [{ column: 'token', table: 'access_token', onDelete: 'CASCADE' }],
        },
      ),
    )
    await addColumns(
      queryRunner,
      'access_token',
      [boolean('reads_job_addresses'), boolean('reads_calendar_feed'), boolean('reads_access_codes')],
      { existing: { reads_job_addresses: false, reads_calendar_feed: false, reads_access_codes: false } },
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'access_token', ['reads_job_addresses', 'reads_calendar_feed', 'reads_access_codes'])
    await queryRunner.dropTable('program_address')
  }
}
