import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, instant, int, nullable, table, varchar } from './columns.js'

/** How many mails an address was sent that anyone can cause, and whether a reservation was confirmed by one. */
export class MailRecipients1763700000892 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = [
      varchar('code', 64),
      int('hour_count'),
      instant('hour_ends_at'),
      int('day_count'),
      instant('day_ends_at'),
      nullable(instant('stopped_until')),
    ]
    await queryRunner.createTable(table('mail_recipient', columns, { primary: ['code'], indexes: [['day_ends_at']] }))
    await addColumns(queryRunner, 'reservation_address', [nullable(boolean('is_mailed'))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'reservation_address', ['is_mailed'])
    await queryRunner.dropTable('mail_recipient')
  }
}
