import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addIndexes, index } from './columns.js'

/** What lists are sorted by and narrowed down to, what figures are counted by, and what rounds look for. */
const indexes: Record<string, string[][]> = {
  customer: [
    ['demo'],
    ['language', 'updated_at'],
    ['phone_number_key'],
    ['role'],
    ['status_user'],
    ['role', 'updated_at'],
    ['status_user', 'updated_at'],
  ],
  device: [['kind'], ['serial_number_key'], ['kind', 'updated_at']],
  status_new_pc: [
    ['status', 'intake_date'],
    ['status', 'end_date'],
    ['is_open', 'promised_on'],
    ['picked_up_at'],
    ['number'],
    ['current_status_key'],
    ['status'],
    ['is_open', 'updated_at'],
    ['status', 'updated_at'],
  ],
  status_repair: [
    ['status', 'intake_date'],
    ['status', 'end_date'],
    ['is_open', 'promised_on'],
    ['picked_up_at'],
    ['number'],
    ['current_status_key'],
    ['status'],
    ['is_open', 'updated_at'],
    ['status', 'updated_at'],
  ],
  appointment: [['state'], ['phone_number_key'], ['state', 'updated_at']],
  email: [
    ['language', 'updated_at'],
    ['is_read'],
    ['is_handled'],
    ['email_key'],
    ['phone_key'],
    ['is_read', 'updated_at'],
    ['is_handled', 'updated_at'],
  ],
  email_phone: [
    ['language', 'updated_at'],
    ['is_read'],
    ['is_handled'],
    ['phone_key'],
    ['email_key'],
    ['is_read', 'updated_at'],
    ['is_handled', 'updated_at'],
  ],
  email_remote_assistance: [
    ['language', 'updated_at'],
    ['is_read'],
    ['is_handled'],
    ['email_key'],
    ['phone_key'],
    ['is_read', 'updated_at'],
    ['is_handled', 'updated_at'],
  ],
  erasure: [['done_by'], ['done_by', 'updated_at']],
  news_item: [
    ['pair', 'language', 'updated_at'],
    ['title_key'],
    ['show_in_overview'],
    ['language', 'show_in_overview'],
    ['show_in_overview', 'updated_at'],
    ['language', 'show_in_overview', 'updated_at'],
    ['is_teaser', 'updated_at'],
    ['language', 'is_teaser', 'updated_at'],
  ],
  outgoing_mail: [['language', 'updated_at'], ['recipient_key'], ['last_error_key']],
  product: [
    ['pair', 'language', 'updated_at'],
    ['title_key'],
    ['brand_key'],
    ['language', 'brand_key'],
    ['product_type'],
    ['language', 'product_type'],
    ['condition'],
    ['language', 'condition'],
    ['language', 'stock'],
    ['product_type', 'updated_at'],
    ['language', 'product_type', 'updated_at'],
    ['condition', 'updated_at'],
    ['language', 'condition', 'updated_at'],
  ],
  quote: [['status', 'updated_at']],
  reservation: [['ended_at'], ['title_key'], ['state'], ['phone_key'], ['state', 'updated_at']],
  review: [
    ['language', 'created_at'],
    ['language', 'name_key'],
    ['language', 'stars'],
    ['language', 'written_on'],
    ['source_key'],
    ['language', 'source_key'],
    ['visible'],
    ['language', 'visible'],
    ['visible', 'updated_at'],
    ['language', 'visible', 'updated_at'],
  ],
  sign_in: [['outcome'], ['network_key'], ['device_key'], ['outcome', 'updated_at']],
  tip: [['pair', 'language', 'updated_at'], ['title_key'], ['subtitle_key'], ['language', 'subtitle_key']],
  webhook_delivery: [['event'], ['status'], ['failure'], ['event', 'updated_at'], ['failure', 'updated_at']],
  revision: [['entity', 'action']],
  job_change: [['at']],
}

/** Lists, the dashboard and figures take as long in a shop of many years as in one of its first week. */
export class GrowingShop1763700000871 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, lists] of Object.entries(indexes)) await addIndexes(queryRunner, table, lists)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, lists] of Object.entries(indexes)) {
      for (const columns of lists) await queryRunner.dropIndex(table, index(table, columns, false))
    }
  }
}
