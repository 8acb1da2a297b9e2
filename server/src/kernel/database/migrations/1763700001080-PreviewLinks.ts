import type { MigrationInterface, QueryRunner } from 'typeorm'
import { boolean, generatedId, instant, int, nullable, table, text, varchar } from './columns.js'

/** Who has no account sees what is to become of a record by a link, and says what is to be said of it. */
export class PreviewLinks1763700001080 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const event = [
      generatedId(),
      varchar('entity', 40),
      int('record'),
      nullable(int('user')),
      nullable(varchar('user_name', 120)),
      instant('at'),
    ]
    const link = [
      varchar('code_hash', 64),
      varchar('sealed', 200),
      instant('expires_at'),
      nullable(instant('published_at')),
      int('answers'),
    ]
    await queryRunner.createTable(
      table('preview_link', [...event, ...link], {
        unique: [['entity', 'record'], ['code_hash']],
        indexes: [['expires_at']],
      }),
    )
    const answer = [
      boolean('is_agreement'),
      nullable(text('remark')),
      varchar('fingerprint', 64),
      instant('version_at'),
      varchar('digest', 64),
      nullable(instant('settled_at')),
    ]
    await queryRunner.createTable(
      table('preview_answer', [...event, ...answer], {
        unique: [['digest']],
        indexes: [['entity', 'record'], ['settled_at']],
      }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('preview_answer')
    await queryRunner.dropTable('preview_link')
  }
}
