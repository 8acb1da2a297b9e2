import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { nullable, text, varchar } from './columns.js'

/** The map of the shop's surroundings and where one parks there, and where a review can be read at its source. */
export class WhereWeAre1763700000751 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'review', [nullable(varchar('source_url', 300))])
    await addColumns(
      queryRunner,
      'shop_settings',
      [nullable(varchar('map_image', 200)), nullable(text('parking_nl')), nullable(text('parking_en'))],
      { references: [{ column: 'map_image', table: 'media', to: 'url' }] },
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'review', ['source_url'])
    await dropColumns(queryRunner, 'shop_settings', ['map_image', 'parking_nl', 'parking_en'])
  }
}
