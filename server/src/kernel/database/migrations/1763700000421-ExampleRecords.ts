import type { MigrationInterface, QueryRunner } from 'typeorm'
import { int, table, varchar } from './columns.js'

/** Which records are examples that came with the starting content. */
export class ExampleRecords1763700000421 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('example_record', [varchar('entity', 40), int('record'), int('version')], {
        primary: ['entity', 'record'],
      }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('example_record')
  }
}
