import type { MigrationInterface, QueryRunner } from 'typeorm'
import { boolean, generatedId, instant, int, json, nullable, table, text, varchar } from './columns.js'

/** What is to become of a record, beside it. */
export class Drafts1763700001064 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      generatedId(),
      varchar('entity', 40),
      int('record'),
      nullable(int('user')),
      nullable(varchar('user_name', 120)),
      instant('at'),
      boolean('is_new'),
      json('content'),
      json('base'),
      int('version'),
      nullable(instant('publish_at')),
      nullable(text('failure')),
    ]
    await queryRunner.createTable(
      table('draft', columns, { unique: [['entity', 'record']], indexes: [['publish_at']] }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('draft')
  }
}
