import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { index, nullable, text, varchar } from './columns.js'

/** Lists of jobs are narrowed down by it, and sorted. When they were picked up has an index since there are figures. */
const paid = ['status_new_pc', 'status_repair'].map((job) => ({ job, own: index(job, ['paid_at'], false) }))

/** Every write of REST may be repeated under its key: whose it is, and what was answered. */
export class KeysOfCalls1763700001095 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [nullable(varchar('owner', 80)), nullable(text('answer'))]
    await addColumns(queryRunner, 'idempotency_key', columns, { indexes: [['owner', 'created_at']] })
    for (const { job, own } of paid) await queryRunner.createIndex(job, own)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { job, own } of paid) await queryRunner.dropIndex(job, own)
    await dropColumns(queryRunner, 'idempotency_key', ['owner', 'answer'])
  }
}
