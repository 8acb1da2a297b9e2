import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, instant, int, json, nullable, table, text, varchar } from './columns.js'

const ofCustomer = { references: [{ column: 'customer', table: 'customer', onDelete: 'CASCADE' as const }] }

/** Notes about customers, two customers made one, and what customers fill in themselves at the counter. */
export class CustomerMerges1763700000681 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'customer_note',
        [generatedId(), int('customer'), instant('at'), nullable(varchar('user_name', 120)), text('text')],
        ofCustomer,
      ),
    )
    await queryRunner.createTable(
      table(
        'merged_customer',
        [
          generatedId(),
          int('customer'),
          int('former_id'),
          varchar('name', 120),
          nullable(varchar('email', 200)),
          instant('at'),
          nullable(varchar('user_name', 120)),
        ],
        ofCustomer,
      ),
    )
    await queryRunner.createTable(
      table(
        'self_intake',
        [
          generatedId(),
          varchar('token_hash', 64),
          instant('expires_at'),
          nullable(varchar('user_name', 120)),
          nullable(instant('submitted_at')),
          nullable(json('content')),
          nullable(text('sealed_code')),
        ],
        { unique: [['token_hash']], indexes: [['expires_at']] },
      ),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('self_intake')
    await queryRunner.dropTable('merged_customer')
    await queryRunner.dropTable('customer_note')
  }
}
