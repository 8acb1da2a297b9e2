import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { int, nullable } from './columns.js'

/** Reviews say which service they are about; what services usually take says of how many jobs. */
export class ReviewsOfServices1763700000972 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'service', [nullable(int('usual_jobs'))])
    await addColumns(queryRunner, 'review', [nullable(int('service'))], {
      indexes: [['language', 'service', 'updated_at']],
      references: [{ column: 'service', table: 'service' }],
    })
    await addColumns(queryRunner, 'review_request', [nullable(int('service'))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'service', ['usual_jobs'])
    await dropColumns(queryRunner, 'review', ['service'])
    await dropColumns(queryRunner, 'review_request', ['service'])
  }
}
