import type { MigrationInterface, QueryRunner } from 'typeorm'
import { index } from './columns.js'

const translated = ['news_category', 'news_group', 'news_item', 'page', 'product', 'service', 'service_group', 'tip']
const others = [
  'access_token',
  'accountant_download',
  'customer',
  'feature',
  'outgoing_mail',
  'review',
  'status_new_pc',
  'status_repair',
  'zzp_product',
]
const mails = ['email', 'email_phone', 'email_remote_assistance']

/** Indexes for the order of lists in the back office: last changed, or last sent, first. */
export class ListOrder1763700000020 implements MigrationInterface {
  private readonly indexes = [
    ...translated.map((table) => ({ table, columns: ['language', 'updated_at'] })),
    ...[...others, ...mails].map((table) => ({ table, columns: ['updated_at'] })),
    ...mails.map((table) => ({ table, columns: ['created_at'] })),
  ]

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { table, columns } of this.indexes) await queryRunner.createIndex(table, index(table, columns, false))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table, columns } of this.indexes) await queryRunner.dropIndex(table, index(table, columns, false))
  }
}
