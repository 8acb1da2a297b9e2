import type { MigrationInterface, QueryRunner } from 'typeorm'
import { boolean, generatedId, instant, int, nullable, table, text, varchar } from './columns.js'

/** Photos of jobs, and what shop and customer write each other about them. */
export class JobPhotos1763700000561 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'job_photo',
        [
          generatedId(),
          varchar('entity', 40),
          int('job'),
          nullable(int('message')),
          varchar('name', 60),
          nullable(varchar('key_hash', 64)),
          varchar('kind', 20),
          nullable(varchar('caption', 200)),
          int('position'),
          boolean('is_shown'),
          int('width'),
          int('height'),
          instant('added_at'),
          nullable(varchar('added_by', 120)),
        ],
        { unique: [['name'], ['key_hash']], indexes: [['message'], ['entity', 'job']] },
      ),
    )
    await queryRunner.createTable(
      table(
        'job_message',
        [
          generatedId(),
          varchar('entity', 40),
          int('job'),
          varchar('side', 20),
          instant('at'),
          nullable(varchar('user_name', 120)),
          text('text'),
          nullable(instant('read_at')),
          nullable(instant('answered_at')),
          nullable(int('mail')),
          nullable(varchar('key_hash', 64)),
        ],
        {
          unique: [['key_hash']],
          indexes: [
            ['side', 'answered_at'],
            ['entity', 'job'],
          ],
        },
      ),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('job_message')
    await queryRunner.dropTable('job_photo')
  }
}
