import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { int, json } from './columns.js'

/** The days on which the shop has other hours than usual, and how long before a closure the site announces it. */
export class OpeningExceptions1763700000321 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'shop_settings', [json('opening_exceptions'), int('closure_notice_days')], {
      existing: { opening_exceptions: '[]', closure_notice_days: 7 },
    })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'shop_settings', ['opening_exceptions', 'closure_notice_days'])
  }
}
