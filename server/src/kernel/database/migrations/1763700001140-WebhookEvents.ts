import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { json } from './columns.js'

/** The events that had a flag each, by the column of that. */
const flagged = {
  content_published: 'content-published',
  content_changed: 'content-changed',
  content_removed: 'content-removed',
  message_received: 'message-received',
  job_changed: 'job-changed',
  stock_low: 'stock-low',
  customer_registered: 'customer-registered',
  invoice_issued: 'invoice.issued',
  invoice_paid: 'invoice.paid',
  payment_received: 'payment.received',
  till_closed: 'till.closed',
}

/** The events of a webhook are a list, since there are too many for a column each. */
export class WebhookEvents1763700001140 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'webhook', [json('events')], { existing: { events: '[]' } })
    const columns = Object.keys(flagged).join(', ')
    const rows: Record<string, unknown>[] = await queryRunner.query(`SELECT id, ${columns} FROM webhook`)
    for (const row of rows) {
      const events = Object.entries(flagged).flatMap(([column, event]) => (row[column] ? [event] : []))
      await queryRunner.query('UPDATE webhook SET events = ? WHERE id = ?', [JSON.stringify(events), row.id])
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'webhook', ['events'])
  }
}
