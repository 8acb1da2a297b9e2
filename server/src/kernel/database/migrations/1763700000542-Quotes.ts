import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, instant, int, json, nullable, startIds, table, text, varchar } from './columns.js'

/** Quotes of jobs, and wrong answers to what belongs to a number of a job. */
export class Quotes1763700000542 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'quote',
        [
          nullable(text('document')),
          nullable(text('decision')),
          nullable(varchar('decision_key', 64)),
          nullable(int('mail')),
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('name', 20),
          varchar('job_kind', 40),
          int('job'),
          int('edition'),
          int('customer'),
          varchar('status', 40),
          varchar('language', 40),
          varchar('goods', 200),
          text('defect'),
          text('work'),
          nullable(text('text')),
          json('lines'),
          boolean('including_vat'),
          nullable(text('price_method')),
          nullable(int('price_maximum')),
          nullable(int('diagnosis_cost')),
          varchar('valid_until', 10),
          varchar('time_needed', 200),
          nullable(varchar('replacement', 200)),
          nullable(int('replacement_cost')),
          varchar('hand_over', 200),
          json('services'),
          nullable(text('additional')),
          nullable(instant('sent_at')),
          nullable(instant('expires_at')),
          nullable(instant('decided_at')),
          nullable(varchar('decided_by', 120)),
          nullable(varchar('reason', 400)),
          nullable(varchar('sha', 64)),
        ],
        {
          unique: [['job_kind', 'job', 'edition']],
          indexes: [
            ['updated_at'],
            ['customer', 'updated_at'],
            ['created_at'],
            ['valid_until'],
            ['sent_at'],
            ['decided_at'],
          ],
          references: [{ column: 'customer', table: 'customer', onDelete: 'NO ACTION' }],
        },
      ),
    )
    await startIds(queryRunner, 'quote')
    await queryRunner.createTable(
      table('job_guess', [varchar('guess_hash', 64), int('failures'), instant('closed_until'), instant('expires_at')], {
        primary: ['guess_hash'],
        indexes: [['expires_at']],
      }),
    )
    await addColumns(queryRunner, 'shop_settings', [boolean('quotes_move_jobs')], {
      existing: { quotes_move_jobs: true },
    })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'shop_settings', ['quotes_move_jobs'])
    await queryRunner.dropTable('job_guess')
    await queryRunner.dropTable('quote')
  }
}
