import type { MigrationInterface, QueryRunner } from 'typeorm'
import { int, table, varchar } from './columns.js'

/** The shop's own page views. */
export class PageViews1763700000005 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('page_view', [varchar('day', 10), varchar('path', 200), int('views')], { primary: ['day', 'path'] }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('page_view')
  }
}
