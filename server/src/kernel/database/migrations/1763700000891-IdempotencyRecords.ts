import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { int, nullable } from './columns.js'

/** A repeated request is answered with what its own key made. */
export class IdempotencyRecords1763700000891 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'idempotency_key', [nullable(int('record'))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'idempotency_key', ['record'])
  }
}
