import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { index, int, json, nullable } from './columns.js'

const columns = [nullable(int('warranty_months')), json('checked'), json('images')]
const listedBy = [
  ['language', 'brand', 'created_at'],
  ['language', 'price'],
]

/** More about a product: its further images, its warranty and what was checked; lists by brand and price. */
export class ProductDetails1763700000741 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'product', columns, { existing: { checked: '[]', images: '[]' }, indexes: listedBy })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const names of listedBy) await queryRunner.dropIndex('product', index('product', names, false))
    await dropColumns(
      queryRunner,
      'product',
      columns.map(({ name }) => name),
    )
  }
}
