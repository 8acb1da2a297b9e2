import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { int, table, varchar } from './columns.js'

/** The search index of parts of texts. It is filled at startup. */
export class SearchParts1763700000046 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const parts = table('search_part', [varchar('entity', 40), varchar('part', 10), int('record')], {
      primary: ['entity', 'part', 'record'],
      indexes: [['entity', 'record']],
    })
    await queryRunner.createTable(new Table({ ...parts, withoutRowid: true }))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('search_part')
  }
}
