import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { json, nullable } from './columns.js'

/** Mails come with events for calendars. */
export class MailEvents1763700000711 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'outgoing_mail', [nullable(json('event'))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'outgoing_mail', ['event'])
  }
}
