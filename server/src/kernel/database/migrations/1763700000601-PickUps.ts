import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, instant, nullable, varchar } from './columns.js'

const columns = [
  nullable(varchar('picked_up_by', 120)),
  nullable(varchar('paid_with', 40)),
  nullable(instant('paid_at')),
  boolean('is_open'),
]

/** How a job was paid and who picked it up, and which jobs the shop still has work to do on. */
export class PickUps1763700000601 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['status_new_pc', 'status_repair']) {
      await addColumns(queryRunner, name, columns, { existing: { is_open: true } })
      await queryRunner.query(`UPDATE ${name} SET is_open = 0 WHERE status = 'finished' OR picked_up_at IS NOT NULL`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['status_new_pc', 'status_repair']) {
      await dropColumns(
        queryRunner,
        name,
        columns.map((column) => column.name),
      )
    }
  }
}
