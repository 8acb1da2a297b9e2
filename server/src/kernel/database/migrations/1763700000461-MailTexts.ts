import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { instant, int, json, nullable, startIds, table, text, varchar } from './columns.js'

const recipients = ['recipients_contact', 'recipients_phone', 'recipients_remote_assistance']

/** What the shop changed of the texts of its mails, who sends and receives them, and mails as pages. */
export class MailTexts1763700000461 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'mail_text',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('kind', 40),
          varchar('language', 40),
          nullable(varchar('subject', 200)),
          nullable(text('body')),
        ],
        {
          unique: [['kind', 'language']],
          indexes: [['created_at'], ['updated_at'], ['language'], ['language', 'updated_at']],
        },
      ),
    )
    await startIds(queryRunner, 'mailText')
    await addColumns(
      queryRunner,
      'shop_settings',
      [
        nullable(varchar('mail_name', 80)),
        nullable(varchar('mail_address', 200)),
        nullable(varchar('mail_reply_to', 200)),
        nullable(text('signature_nl')),
        nullable(text('signature_en')),
        ...recipients.map(json),
      ],
      { existing: Object.fromEntries(recipients.map((column) => [column, '[]'])) },
    )
    await addColumns(queryRunner, 'outgoing_mail', [nullable(text('html')), nullable(varchar('failure', 20))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'outgoing_mail', ['html', 'failure'])
    await dropColumns(queryRunner, 'shop_settings', [
      'mail_name',
      'mail_address',
      'mail_reply_to',
      'signature_nl',
      'signature_en',
      ...recipients,
    ])
    await queryRunner.dropTable('mail_text')
  }
}
