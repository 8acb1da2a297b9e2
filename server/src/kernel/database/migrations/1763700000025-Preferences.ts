import type { MigrationInterface, QueryRunner } from 'typeorm'
import { int, table, text, varchar } from './columns.js'

/** The preferences of users of the back office. */
export class Preferences1763700000025 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('preference', [int('user'), varchar('name', 80), text('value')], {
        primary: ['user', 'name'],
        references: [{ column: 'user', table: 'customer', onDelete: 'CASCADE' }],
      }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('preference')
  }
}
