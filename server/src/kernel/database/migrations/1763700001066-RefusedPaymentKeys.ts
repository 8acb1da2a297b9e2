import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, int, table, varchar } from './columns.js'

/** That the payment provider refuses the key of the shop is known to every instance, and after a restart. */
export class RefusedPaymentKeys1763700001066 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(table('refused_payment_key', [int('id'), varchar('hash', 64), instant('refused_at')]))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('refused_payment_key')
  }
}
