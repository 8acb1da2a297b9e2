import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { generatedId, instant, int, nullable, table, varchar } from './columns.js'

/** The secret addresses of invoices, the files that were drawn of them, and the mails that these come with. */
export class InvoicesForCustomers1763700001004 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const ofInvoice = [{ column: 'invoice', table: 'invoice', onDelete: 'CASCADE' as const }]
    await queryRunner.createTable(
      table(
        'invoice_address',
        [
          generatedId(),
          int('invoice'),
          varchar('code_hash', 64),
          varchar('sealed', 200),
          nullable(int('current')),
          instant('created_at'),
          nullable(instant('revoked_at')),
        ],
        { unique: [['code_hash'], ['invoice', 'current']], references: ofInvoice },
      ),
    )
    await queryRunner.createTable(
      table('invoice_file', [varchar('name', 60), int('invoice'), varchar('form', 40)], {
        primary: ['name'],
        unique: [['invoice', 'form']],
        references: ofInvoice,
      }),
    )
    await addColumns(queryRunner, 'outgoing_mail', [nullable(int('invoice'))], { indexes: [['invoice']] })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'outgoing_mail', ['invoice'])
    await queryRunner.dropTable('invoice_file')
    await queryRunner.dropTable('invoice_address')
  }
}
