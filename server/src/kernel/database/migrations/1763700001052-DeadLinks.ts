import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, int, table, varchar } from './columns.js'

/** Links that lead nowhere, and addresses at which visitors found nothing. */
export class DeadLinks1763700001052 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('dead_link', [varchar('path', 300), instant('found_at')], { primary: ['path'] }),
    )
    await queryRunner.createTable(
      table('not_found_address', [varchar('path', 200), int('count'), instant('last_at')], { primary: ['path'] }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('not_found_address')
    await queryRunner.dropTable('dead_link')
  }
}
