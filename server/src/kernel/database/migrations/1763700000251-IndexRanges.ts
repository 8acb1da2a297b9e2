import type { MigrationInterface, QueryRunner } from 'typeorm'
import { index } from './columns.js'

/** What lists are narrowed down by from one value to another, and sorted by. */
const columns = {
  customer: ['created_at'],
  access_token: ['created_at', 'expires_on', 'last_used_at'],
  accountant_download: ['created_at'],
  erasure: ['created_at', 'customer', 'jobs', 'messages', 'mails'],
  feature: ['created_at'],
  news_category: ['created_at'],
  news_group: ['created_at'],
  news_item: ['created_at'],
  outgoing_mail: ['created_at', 'attempts', 'sent_at'],
  page: ['created_at'],
  product: ['created_at', 'price', 'stock'],
  review: ['created_at'],
  service_group: ['created_at'],
  service: ['created_at'],
  status_new_pc: ['created_at', 'intake_date'],
  status_repair: ['created_at', 'intake_date'],
  tip: ['created_at'],
  zzp_product: ['created_at', 'stock'],
}

/** Lists have ranges of numbers, amounts, days and moments. */
export class IndexRanges1763700000251 implements MigrationInterface {
  private readonly indexes = Object.entries(columns).flatMap(([table, names]) =>
    names.map((name) => ({ table, own: index(table, [name], false) })),
  )

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { table, own } of this.indexes) await queryRunner.createIndex(table, own)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table, own } of this.indexes) await queryRunner.dropIndex(table, own)
  }
}
