import type { MigrationInterface, QueryRunner } from 'typeorm'
import { boolean, instant, int, nullable, startIds, table, text, varchar } from './columns.js'

/** Addresses of other programs that receive events, and the messages to them. */
export class Webhooks1763700000231 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const record = [int('id'), int('version'), instant('created_at'), instant('updated_at')]
    const events = ['content_published', 'content_changed', 'content_removed', 'message_received', 'job_changed']
    await queryRunner.createTable(
      table(
        'webhook',
        [
          ...record,
          varchar('name', 120),
          varchar('endpoint', 500),
          boolean('enabled'),
          ...['failing_since', 'switched_off_at', 'last_delivered_at', 'secret_shown_at', 'former_secret_until'].map(
            (name) => nullable(instant(name)),
          ),
          ...[...events, 'stock_low', 'customer_registered'].map(boolean),
          nullable(varchar('sealed_secret', 200)),
          nullable(varchar('sealed_former_secret', 200)),
        ],
        { indexes: [['created_at'], ['updated_at'], ['failing_since']] },
      ),
    )
    await queryRunner.createTable(
      table(
        'webhook_delivery',
        [
          ...record,
          varchar('event', 40),
          int('webhook'),
          varchar('status', 40),
          nullable(varchar('failure', 40)),
          nullable(int('response_status')),
          nullable(text('response_text')),
          text('body'),
          varchar('message_id', 36),
          int('attempts'),
          nullable(int('milliseconds')),
          ...['next_attempt_at', 'claimed_until', 'delivered_at'].map((name) => nullable(instant(name))),
        ],
        {
          indexes: [
            ['created_at'],
            ['updated_at'],
            ['webhook', 'updated_at'],
            ['attempts'],
            ['next_attempt_at'],
            ['status', 'updated_at'],
          ],
          references: [{ column: 'webhook', table: 'webhook', onDelete: 'NO ACTION' }],
        },
      ),
    )
    await startIds(queryRunner, 'webhook')
    await startIds(queryRunner, 'webhookDelivery')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('webhook_delivery')
    await queryRunner.dropTable('webhook')
  }
}
