import type { MigrationInterface, QueryRunner } from 'typeorm'
import { index } from './columns.js'

const translated = ['news_category', 'news_group', 'news_item', 'page', 'product', 'service', 'service_group', 'tip']
const inOneLanguage = ['feature', 'review']

/** Indexes for the filters of lists in combination with their sort order. */
export class ListFilters1763700000047 implements MigrationInterface {
  private readonly indexes = [
    ...[...translated, ...inOneLanguage].map((table) => ({ table, columns: ['language'] })),
    ...inOneLanguage.map((table) => ({ table, columns: ['language', 'updated_at'] })),
    ...translated.map((table) => ({ table, columns: ['updated_at'] })),
    { table: 'news_item', columns: ['language', 'category', 'updated_at'] },
    { table: 'news_item', columns: ['language', 'group', 'updated_at'] },
    { table: 'page', columns: ['language', 'belongs_to', 'updated_at'] },
    { table: 'service', columns: ['language', 'group', 'updated_at'] },
    { table: 'status_new_pc', columns: ['customer', 'updated_at'] },
    { table: 'status_repair', columns: ['customer', 'updated_at'] },
    { table: 'news_item', columns: ['language', 'show_in_overview', 'category', 'created_at'] },
    { table: 'news_item', columns: ['language', 'show_in_overview', 'group', 'created_at'] },
    { table: 'product', columns: ['language', 'product_type', 'created_at'] },
    { table: 'product', columns: ['language', 'condition', 'created_at'] },
  ]

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { table, columns } of this.indexes) await queryRunner.createIndex(table, index(table, columns, false))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table, columns } of this.indexes) await queryRunner.dropIndex(table, index(table, columns, false))
  }
}
