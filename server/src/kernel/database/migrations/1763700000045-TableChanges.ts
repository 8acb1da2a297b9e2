import type { MigrationInterface, QueryRunner } from 'typeorm'
import { int, table, varchar } from './columns.js'

/** The change counters of tables. */
export class TableChanges1763700000045 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(table('table_change', [varchar('name', 64), int('changes')], { primary: ['name'] }))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('table_change')
  }
}
