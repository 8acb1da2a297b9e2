import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean } from './columns.js'

/** Whether a shop has opened to visitors: each that was there before has. */
export class OpenShops1763700001054 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'shop_settings', [boolean('is_open')], { existing: { is_open: true } })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'shop_settings', ['is_open'])
  }
}
