import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { nullable, text } from './columns.js'

/** A few words about each strong point, beside its title. */
export class FeatureTexts1763700000104 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'feature', [nullable(text('text'))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'feature', ['text'])
  }
}
