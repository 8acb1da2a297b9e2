import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { int, nullable } from './columns.js'

/** Which customer a mail is to or about. */
export class MailsAboutCustomers1763700000791 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'outgoing_mail', [nullable(int('customer'))], { indexes: [['customer']] })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'outgoing_mail', ['customer'])
  }
}
