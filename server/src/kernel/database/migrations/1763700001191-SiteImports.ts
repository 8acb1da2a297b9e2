import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { json, nullable } from './columns.js'

/** Sites that are imported: what the owner says of one, what of a row was left out, and what was written besides its record. */
export class SiteImports1763700001191 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'data_import', [nullable(json('options'))])
    await addColumns(queryRunner, 'import_row', [nullable(json('notes')), nullable(json('also'))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'import_row', ['notes', 'also'])
    await dropColumns(queryRunner, 'data_import', ['options'])
  }
}
