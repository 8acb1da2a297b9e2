import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { nullable, varchar } from './columns.js'

/** The last day on which news is good. */
export class NewsGoodUntil1763700000986 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'news_item', [nullable(varchar('good_until', 10))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'news_item', ['good_until'])
  }
}
