import type { MigrationInterface, QueryRunner } from 'typeorm'
import { boolean, instant, int, nullable, startIds, table, varchar } from './columns.js'
import { type FinalRows, makeFinal } from './finalRows.js'

/** What customers pay online, what went back of it, and the key of the shop at its payment provider. */
export class OnlinePayments1763700001010 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'online_payment',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('title', 120),
          nullable(varchar('title_key', 120)),
          nullable(int('invoice')),
          nullable(varchar('job_kind', 40)),
          nullable(int('job')),
          int('amount'),
          varchar('status', 40),
          nullable(instant('paid_at')),
          int('refunded'),
          int('charged_back'),
          nullable(instant('expires_at')),
          int('rank'),
          nullable(varchar('provider_id', 80)),
          varchar('idempotency_key', 40),
          nullable(varchar('checkout_url', 1000)),
          int('attempts'),
          nullable(instant('next_attempt_at')),
          nullable(instant('claimed_until')),
        ],
        {
          unique: [['provider_id'], ['idempotency_key']],
          indexes: [
            ['updated_at'],
            ['created_at'],
            ['title_key'],
            ['amount'],
            ['status'],
            ['invoice', 'updated_at'],
            ['status', 'updated_at'],
            ['paid_at'],
            ['next_attempt_at'],
            ['job_kind', 'job'],
          ],
          references: [{ column: 'invoice', table: 'invoice' }],
        },
      ),
    )
    await startIds(queryRunner, 'onlinePayment')
    await queryRunner.createTable(
      table(
        'returned_online',
        [varchar('provider_id', 80), int('online_payment'), int('payment'), boolean('is_undone')],
        { primary: ['provider_id'], indexes: [['online_payment']] },
      ),
    )
    await queryRunner.createTable(table('online_payment_key', [int('id'), varchar('sealed', 300)]))
    for (const rows of finalRowsOfOnlinePayments) await makeFinal(queryRunner, rows)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['online_payment_key', 'returned_online', 'online_payment']) await queryRunner.dropTable(name)
  }
}

/** What was paid stays as it was reported; how much of it went back moves on. */
export const finalRowsOfOnlinePayments: readonly FinalRows[] = [
  {
    table: 'online_payment',
    when: "OLD.status = 'paid'",
    columns: ['id', 'amount', 'status', 'rank', 'provider_id', 'idempotency_key', 'paid_at'],
  },
]
