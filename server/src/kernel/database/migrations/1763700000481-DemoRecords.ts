import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, int, json, nullable, table, varchar } from './columns.js'

/** Which records are the demo's, and how far a demo shop is on its way to become its owner's. */
export class DemoRecords1763700000481 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('demo_record', [varchar('entity', 40), int('record'), int('version')], { primary: ['entity', 'record'] }),
    )
    await queryRunner.createTable(
      table('demo_end', [
        int('id'),
        nullable(instant('seen_at')),
        nullable(varchar('failure', 20)),
        nullable(instant('ended_at')),
        nullable(json('left_files')),
      ]),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('demo_end')
    await queryRunner.dropTable('demo_record')
  }
}
