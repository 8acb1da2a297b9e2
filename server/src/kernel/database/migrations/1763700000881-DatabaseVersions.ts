import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, int, table, varchar } from './columns.js'

/** Which version of the product wrote the database last, so that an older one does not write into it. */
export class DatabaseVersions1763700000881 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('database_version', [int('id'), varchar('version', 40), varchar('last_migration', 100), instant('since')]),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('database_version')
  }
}
