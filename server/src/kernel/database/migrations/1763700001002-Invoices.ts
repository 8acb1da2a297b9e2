import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, instant, int, json, nullable, startIds, table, text, varchar } from './columns.js'
import { type FinalRows, makeFinal } from './finalRows.js'

/** Invoices and payments, of which what is issued or received is final, and how the shop numbers them. */
export class Invoices1763700001002 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'invoice',
        [
          nullable(varchar('series', 4)),
          nullable(int('year')),
          nullable(int('sequence')),
          nullable(text('document')),
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          nullable(varchar('name', 20)),
          nullable(varchar('name_key', 20)),
          nullable(varchar('number', 20)),
          nullable(varchar('number_key', 20)),
          varchar('kind', 40),
          varchar('status', 40),
          nullable(int('customer')),
          varchar('language', 40),
          nullable(varchar('issued_on', 10)),
          nullable(varchar('delivered_on', 10)),
          nullable(varchar('due_on', 10)),
          nullable(varchar('reference', 60)),
          nullable(varchar('reference_key', 60)),
          json('lines'),
          boolean('including_vat'),
          nullable(text('text')),
          nullable(int('net')),
          nullable(int('vat')),
          nullable(int('total')),
          nullable(int('open_amount')),
          nullable(instant('issued_at')),
          nullable(int('credits')),
          nullable(varchar('sha', 64)),
        ],
        {
          unique: [['series', 'year', 'sequence'], ['number_key']],
          indexes: [
            ['updated_at'],
            ['customer', 'updated_at'],
            ['name_key'],
            ['status', 'issued_on'],
            ['status', 'open_amount'],
            ['created_at'],
            ['issued_on'],
            ['due_on'],
            ['total'],
            ['open_amount'],
            ['kind', 'updated_at'],
            ['status', 'updated_at'],
          ],
          references: [
            { column: 'customer', table: 'customer' },
            { column: 'credits', table: 'invoice' },
          ],
        },
      ),
    )
    await startIds(queryRunner, 'invoice')
    await queryRunner.createTable(
      table('invoice_job', [int('invoice'), varchar('entity', 40), int('job')], {
        primary: ['invoice', 'entity', 'job'],
        indexes: [['entity', 'job']],
      }),
    )
    await queryRunner.createTable(
      table('credited_line', [int('invoice'), int('line'), int('credit')], {
        primary: ['invoice', 'line'],
        indexes: [['credit']],
      }),
    )
    await queryRunner.createTable(
      table('deducted_deposit', [int('deposit'), int('invoice')], { primary: ['deposit'], indexes: [['invoice']] }),
    )
    await queryRunner.createTable(
      table(
        'payment',
        [
          nullable(varchar('provider_key', 80)),
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('title', 120),
          nullable(varchar('title_key', 120)),
          int('amount'),
          int('rounding'),
          nullable(int('tendered')),
          varchar('method', 40),
          instant('received_at'),
          varchar('origin', 40),
          nullable(int('customer')),
          nullable(varchar('job_kind', 40)),
          nullable(int('job')),
          nullable(int('corrects')),
          nullable(varchar('reason', 200)),
          nullable(varchar('recorded_by', 120)),
        ],
        {
          unique: [['provider_key'], ['corrects']],
          indexes: [
            ['updated_at'],
            ['customer', 'updated_at'],
            ['title_key'],
            ['job_kind', 'job'],
            ['created_at'],
            ['amount'],
            ['method'],
            ['received_at'],
            ['method', 'updated_at'],
            ['origin', 'updated_at'],
          ],
          references: [
            { column: 'customer', table: 'customer' },
            { column: 'corrects', table: 'payment' },
          ],
        },
      ),
    )
    await startIds(queryRunner, 'payment')
    await queryRunner.createTable(
      table('payment_share', [int('payment'), int('invoice'), int('amount')], {
        primary: ['payment', 'invoice'],
        indexes: [['invoice']],
      }),
    )
    await queryRunner.createTable(table('document_guard', [int('id'), boolean('is_open')]))
    await queryRunner.createTable(
      table('document_series', [varchar('series', 4), int('year'), int('last'), varchar('head', 64)], {
        primary: ['series', 'year'],
      }),
    )
    await addColumns(queryRunner, 'webhook', events.map(boolean), {
      existing: Object.fromEntries(events.map((event) => [event, false])),
    })
    for (const rows of finalRows) await makeFinal(queryRunner, rows)
    await addColumns(
      queryRunner,
      'shop_settings',
      [
        boolean('small_business'),
        int('payment_days'),
        varchar('invoice_series', 4),
        int('first_invoice'),
        varchar('receipt_series', 4),
        int('first_receipt'),
        varchar('credit_series', 4),
        int('first_credit'),
        nullable(text('invoice_text_nl')),
        nullable(text('invoice_text_en')),
        boolean('payment_code'),
        boolean('uses_invoices'),
      ],
      {
        existing: {
          small_business: false,
          payment_days: 14,
          invoice_series: 'F',
          first_invoice: 1,
          receipt_series: 'B',
          first_receipt: 1,
          credit_series: 'C',
          first_credit: 1,
          payment_code: false,
          uses_invoices: true,
        },
      },
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'shop_settings', [
      'small_business',
      'payment_days',
      'invoice_series',
      'first_invoice',
      'receipt_series',
      'first_receipt',
      'credit_series',
      'first_credit',
      'invoice_text_nl',
      'invoice_text_en',
      'payment_code',
      'uses_invoices',
    ])
    await dropColumns(queryRunner, 'webhook', events)
    // A credit note refers to its invoice: where that is dropped first, the database changes a final row.
    await queryRunner.query('REPLACE INTO document_guard (id, is_open) VALUES (1, TRUE)')
    await queryRunner.dropTable('document_series')
    await queryRunner.dropTable('payment_share')
    await queryRunner.dropTable('payment')
    await queryRunner.dropTable('deducted_deposit')
    await queryRunner.dropTable('credited_line')
    await queryRunner.dropTable('invoice_job')
    await queryRunner.dropTable('invoice')
    // The triggers of the others ask it.
    await queryRunner.dropTable('document_guard')
  }
}

const events = ['invoice_issued', 'invoice_paid', 'payment_received']

/** The customer may go, and what is still to be paid changes; all that a document says stays. */
export const finalRows: readonly FinalRows[] = [
  {
    table: 'invoice',
    when: "OLD.status = 'issued'",
    columns: [
      ...['id', 'series', 'year', 'sequence', 'document', 'number', 'kind', 'status', 'language', 'issued_on'],
      ...['delivered_on', 'due_on', 'reference', 'lines', 'including_vat', 'text', 'net', 'vat', 'total'],
      ...['issued_at', 'credits', 'sha'],
    ],
  },
  {
    table: 'payment',
    columns: [
      ...['id', 'provider_key', 'amount', 'rounding', 'tendered', 'method', 'received_at', 'origin', 'job_kind'],
      ...['job', 'corrects'],
    ],
  },
  { table: 'payment_share', columns: ['payment', 'invoice', 'amount'] },
  { table: 'credited_line', columns: ['invoice', 'line', 'credit'] },
]
