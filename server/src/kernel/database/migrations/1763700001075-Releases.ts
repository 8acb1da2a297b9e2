import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, instant, int, nullable, table, text, varchar } from './columns.js'

/** Records that are published together. */
export class Releases1763700001075 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      generatedId(),
      varchar('name', 120),
      nullable(int('user')),
      nullable(varchar('user_name', 120)),
      instant('at'),
      nullable(instant('publish_at')),
      nullable(instant('published_at')),
      int('published_count'),
      nullable(text('failure')),
    ]
    await queryRunner.createTable(table('shop_release', columns, { indexes: [['publish_at']] }))
    const members = [generatedId(), int('release_id'), varchar('entity', 40), int('record')]
    await queryRunner.createTable(
      table('release_member', members, { unique: [['entity', 'record']], indexes: [['release_id']] }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('release_member')
    await queryRunner.dropTable('shop_release')
  }
}
