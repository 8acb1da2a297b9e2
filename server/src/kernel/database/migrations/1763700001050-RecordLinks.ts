import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { int, table, varchar } from './columns.js'

/** Where the texts of records lead. It is filled at startup, with the search index. */
export class RecordLinks1763700001050 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const links = table(
      'link_part',
      [varchar('entity', 40), int('record'), varchar('field', 60), varchar('path', 300)],
      { primary: ['entity', 'record', 'field', 'path'], indexes: [['path']] },
    )
    await queryRunner.createTable(new Table({ ...links, withoutRowid: true }))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('link_part')
  }
}
