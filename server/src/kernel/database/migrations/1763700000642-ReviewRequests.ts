import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, generatedId, instant, int, nullable, table, varchar } from './columns.js'

/** Reviews that customers are asked for, and that wait for the shop. */
export class ReviewRequests1763700000642 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(
      queryRunner,
      'review',
      [nullable(int('stars')), nullable(varchar('written_on', 10)), boolean('visible'), nullable(int('customer'))],
      { existing: { visible: true }, indexes: [['stars'], ['written_on']] },
    )
    await addColumns(queryRunner, 'customer', [nullable(instant('review_asked_at')), boolean('refuses_reviews')], {
      existing: { refuses_reviews: false },
    })
    await addColumns(queryRunner, 'shop_settings', [boolean('asks_reviews'), int('review_days')], {
      existing: { asks_reviews: true, review_days: 5 },
    })
    await queryRunner.createTable(
      table(
        'review_request',
        [
          generatedId(),
          int('customer'),
          varchar('code_hash', 64),
          nullable(varchar('subject', 200)),
          varchar('language', 40),
          instant('asked_at'),
          nullable(instant('answered_at')),
        ],
        {
          unique: [['code_hash']],
          references: [{ column: 'customer', table: 'customer', onDelete: 'CASCADE' }],
        },
      ),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('review_request')
    await dropColumns(queryRunner, 'shop_settings', ['asks_reviews', 'review_days'])
    await dropColumns(queryRunner, 'customer', ['review_asked_at', 'refuses_reviews'])
    await dropColumns(queryRunner, 'review', ['stars', 'written_on', 'visible', 'customer'])
  }
}
