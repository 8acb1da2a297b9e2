import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, instant, nullable, varchar } from './columns.js'

/** What strangers book and reserve counts only once they have confirmed it by mail, where the shop wants that. */
export class Confirmations1763700000951 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['appointment', 'reservation']) {
      await addColumns(queryRunner, table, [nullable(instant('confirm_before'))], {
        indexes: [['confirm_before']],
      })
    }
    for (const table of ['appointment_address', 'reservation_address']) {
      await addColumns(queryRunner, table, [nullable(varchar('confirm_hash', 64))], { unique: [['confirm_hash']] })
    }
    const columns = [boolean('confirms_by_mail'), nullable(instant('confirms_by_mail_until'))]
    await addColumns(queryRunner, 'shop_settings', columns, { existing: { confirms_by_mail: false } })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'shop_settings', ['confirms_by_mail', 'confirms_by_mail_until'])
    for (const table of ['appointment_address', 'reservation_address']) {
      await dropColumns(queryRunner, table, ['confirm_hash'])
    }
    for (const table of ['appointment', 'reservation']) await dropColumns(queryRunner, table, ['confirm_before'])
  }
}
