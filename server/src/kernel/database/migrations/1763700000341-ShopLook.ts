import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { image, nullable, varchar } from './columns.js'

const images = ['logo', 'logo_dark', 'icon']

/** What the shop looks like; one that has not chosen yet begins with plain colours. */
export class ShopLook1763700000341 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(
      queryRunner,
      'shop_settings',
      [
        ...images.map((column) => nullable(varchar(column, 200))),
        varchar('accent_color', 7),
        varchar('ground_color', 7),
        varchar('heading_face', 40),
        varchar('edge_shape', 40),
      ],
      {
        references: images.map(image),
        existing: {
          accent_color: '#1f6382',
          ground_color: '#fafaf8',
          heading_face: 'grotesque',
          edge_shape: 'slanted',
        },
      },
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'shop_settings', [
      ...images,
      'accent_color',
      'ground_color',
      'heading_face',
      'edge_shape',
    ])
  }
}
