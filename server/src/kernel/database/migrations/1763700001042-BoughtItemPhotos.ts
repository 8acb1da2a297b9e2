import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, instant, int, table, varchar } from './columns.js'

/** Photos of what was bought in. */
export class BoughtItemPhotos1763700001042 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'bought_item_photo',
        [
          generatedId(),
          varchar('name', 60),
          int('position'),
          int('width'),
          int('height'),
          instant('added_at'),
          int('bought_item'),
        ],
        { unique: [['name']], indexes: [['bought_item']] },
      ),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('bought_item_photo')
  }
}
