import type { MigrationInterface, QueryRunner } from 'typeorm'
import { jobNumberOrder } from '../../shared/jobNumber.js'
import { addColumns, dropColumns } from './changeColumns.js'
import { index, int, nullable } from './columns.js'
import { batches, write } from './keysOfTexts.js'

const tables = ['status_new_pc', 'status_repair']

/** Jobs are sorted by the year and the count of their number, also beyond 9,999 in a year. */
export class JobNumberOrder1763700000961 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const name of tables) {
      await addColumns(queryRunner, name, [nullable(int('number_order'))])
      for await (const rows of batches(queryRunner, name, ['number'])) {
        const orders = rows.map(({ id, number }) => ({ id, keys: [jobNumberOrder(number ?? '')] }))
        await write(queryRunner, name, ['number_order'], orders)
      }
      await queryRunner.dropIndex(name, index(name, ['number'], false))
      await queryRunner.createIndex(name, index(name, ['number_order'], false))
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of tables) {
      await queryRunner.createIndex(name, index(name, ['number'], false))
      await dropColumns(queryRunner, name, ['number_order'])
    }
  }
}
