import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, generatedId, instant, int, table, varchar } from './columns.js'

const switches = [boolean('reminds_overdue_first'), boolean('reminds_overdue_second'), boolean('reminds_overdue_last')]

/** That customers are reminded of invoices that they have not paid. */
export class InvoiceReminders1763700001006 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'invoice_reminder',
        [generatedId(), int('invoice'), varchar('kind', 40), varchar('about', 40), instant('at'), int('mail')],
        { unique: [['invoice', 'kind', 'about']] },
      ),
    )
    await addColumns(queryRunner, 'shop_settings', switches, {
      existing: Object.fromEntries(switches.map(({ name }) => [name, true])),
    })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(
      queryRunner,
      'shop_settings',
      switches.map(({ name }) => name),
    )
    await queryRunner.dropTable('invoice_reminder')
  }
}
