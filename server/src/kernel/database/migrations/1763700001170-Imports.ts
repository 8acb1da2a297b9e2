import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, instant, int, json, nullable, table, varchar } from './columns.js'

/** Files that are imported, and their rows. */
export class Imports1763700001170 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      generatedId(),
      varchar('entity', 40),
      varchar('file_name', 200),
      varchar('state', 10),
      nullable(varchar('busy', 3)),
      instant('seen_at'),
      nullable(int('user')),
      nullable(varchar('user_name', 120)),
      instant('at'),
      json('columns'),
      nullable(varchar('numbers', 2)),
      json('pictures'),
      int('total'),
    ]
    await queryRunner.createTable(table('data_import', columns, { unique: [['busy']], indexes: [['at']] }))
    const ofRows = [
      generatedId(),
      int('import'),
      int('number'),
      json('cells'),
      nullable(varchar('outcome', 10)),
      nullable(varchar('result', 10)),
      json('faults'),
      varchar('title', 120),
      varchar('entity', 40),
      nullable(int('record')),
      nullable(json('before')),
      nullable(json('after')),
    ]
    await queryRunner.createTable(
      table('import_row', ofRows, {
        unique: [['import', 'number']],
        indexes: [['entity', 'record']],
        references: [{ column: 'import', table: 'data_import', onDelete: 'CASCADE' }],
      }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('import_row')
    await queryRunner.dropTable('data_import')
  }
}
