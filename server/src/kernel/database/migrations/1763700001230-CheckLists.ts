import type { MigrationInterface, QueryRunner } from 'typeorm'
import { usualCheckPoints } from '../../shared/usualCheckPoints.js'
import { addColumns, dropColumns } from './changeColumns.js'
import { json } from './columns.js'

const jobs = ['status_repair', 'status_new_pc']

/** The points by which devices are looked over, and what was found of them in each job. */
export class CheckLists1763700001230 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'shop_settings', [json('check_points')], {
      existing: { check_points: JSON.stringify(usualCheckPoints) },
    })
    for (const table of jobs) await addColumns(queryRunner, table, [json('checks')], { existing: { checks: '[]' } })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of jobs) await dropColumns(queryRunner, table, ['checks'])
    await dropColumns(queryRunner, 'shop_settings', ['check_points'])
  }
}
