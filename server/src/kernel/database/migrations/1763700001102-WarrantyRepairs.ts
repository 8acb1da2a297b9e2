import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { int, nullable } from './columns.js'

const columns = ['warranty_of', 'warranty_of_new_pc']

/** The job under whose warranty a repair is done. */
export class WarrantyRepairs1763700001102 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(
      queryRunner,
      'status_repair',
      columns.map((name) => nullable(int(name))),
      {
        indexes: columns.map((name) => [name, 'updated_at']),
        references: [
          { column: 'warranty_of', table: 'status_repair' },
          { column: 'warranty_of_new_pc', table: 'status_new_pc' },
        ],
      },
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'status_repair', columns)
  }
}
