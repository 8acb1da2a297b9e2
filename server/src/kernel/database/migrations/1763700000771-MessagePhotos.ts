import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, instant, int, table, varchar } from './columns.js'

/** The photos that visitors send with messages. */
export class MessagePhotos1763700000771 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'message_photo',
        [
          generatedId(),
          varchar('entity', 40),
          int('message'),
          varchar('name', 60),
          int('position'),
          int('width'),
          int('height'),
          instant('added_at'),
        ],
        { unique: [['name']], indexes: [['added_at'], ['entity', 'message']] },
      ),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('message_photo')
  }
}
