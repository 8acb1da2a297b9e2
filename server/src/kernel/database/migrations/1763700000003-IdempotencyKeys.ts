import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, table, varchar } from './columns.js'

const idempotencyKey = table(
  'idempotency_key',
  [varchar('key_hash', 64), varchar('body_hash', 64), instant('created_at')],
  { primary: ['key_hash'], indexes: [['created_at']] },
)

/** The keys that identify repeated messages. */
export class IdempotencyKeys1763700000003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(idempotencyKey)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(idempotencyKey)
  }
}
