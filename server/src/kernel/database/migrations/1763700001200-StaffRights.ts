import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { nullable, varchar } from './columns.js'

/** Colleagues may have a right that is less than everything; the accounts that there are have none and stay owners. */
export class StaffRights1763700001200 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'customer', [nullable(varchar('staff_right', 16))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'customer', ['staff_right'])
  }
}
