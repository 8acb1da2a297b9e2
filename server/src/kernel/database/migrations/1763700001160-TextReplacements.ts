import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { generatedId, instant, int, nullable, table, varchar } from './columns.js'

/** What was replaced in texts at once, so that it can be taken back at once. */
export class TextReplacements1763700001160 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      generatedId(),
      varchar('sought', 100),
      varchar('replacement', 500),
      int('places'),
      int('records'),
      nullable(varchar('user_name', 120)),
      instant('at'),
      nullable(instant('undone_at')),
    ]
    await queryRunner.createTable(table('text_replacement', columns))
    await addColumns(queryRunner, 'revision', [nullable(int('batch'))], { indexes: [['batch']] })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'revision', ['batch'])
    await queryRunner.dropTable('text_replacement')
  }
}
