import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, int, nullable, table, varchar } from './columns.js'

/** The set-up of a shop without an account: its codes, and how far it is. */
export class ShopSetups1763700000441 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('setup_code', [varchar('code_hash', 64), instant('created_at')], { primary: ['code_hash'] }),
    )
    await queryRunner.createTable(
      table('shop_setup', [
        int('id'),
        instant('started_at'),
        varchar('done_steps', 400),
        nullable(instant('ended_at')),
      ]),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('shop_setup')
    await queryRunner.dropTable('setup_code')
  }
}
