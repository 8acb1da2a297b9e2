import type { MigrationInterface, QueryRunner } from 'typeorm'
import { index } from './columns.js'

/** The newest news of a category or group is found without reading all news of the language. */
export class NewsOfCategory1763700000802 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndex('news_item', index('news_item', ['language', 'category', 'created_at'], false))
    await queryRunner.createIndex('news_item', index('news_item', ['language', 'group', 'created_at'], false))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('news_item', index('news_item', ['language', 'category', 'created_at'], false))
    await queryRunner.dropIndex('news_item', index('news_item', ['language', 'group', 'created_at'], false))
  }
}
