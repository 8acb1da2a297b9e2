import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, index, instant, int, json, nullable, table, varchar } from './columns.js'

/** Deleted records that can be restored, and an index by which the oldest revisions are found and removed. */
export class Bin1763700000006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'binned_record',
        [
          generatedId(),
          varchar('entity', 40),
          int('record'),
          int('deleted_with'),
          nullable(int('user')),
          nullable(varchar('user_name', 120)),
          instant('at'),
          json('content'),
          json('besides'),
          json('forgotten'),
        ],
        { unique: [['entity', 'record']], indexes: [['at']] },
      ),
    )
    await queryRunner.createIndex('revision', index('revision', ['at'], false))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('revision', 'ix_revision_at')
    await queryRunner.dropTable('binned_record')
  }
}
