import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, int, table, varchar } from './columns.js'

/** Amounts in texts that equal a price by chance. */
export class KeptPrices1763700000992 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'kept_price',
        [generatedId(), varchar('entity', 40), int('record'), varchar('path', 120), varchar('typed', 60)],
        { unique: [['entity', 'record', 'path', 'typed']] },
      ),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('kept_price')
  }
}
