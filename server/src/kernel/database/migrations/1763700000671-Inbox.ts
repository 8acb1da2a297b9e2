import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, json } from './columns.js'

const columns = [boolean('is_handled'), json('answers')]

/** What the shop has answered to messages of visitors, and about which of them something is left to do. */
export class Inbox1763700000671 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['email', 'email_phone', 'email_remote_assistance']) {
      await addColumns(queryRunner, name, columns, { existing: { is_handled: false, answers: '[]' } })
      // Nobody is to go through years of messages again.
      await queryRunner.query(`UPDATE ${name} SET is_handled = is_read`)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['email', 'email_phone', 'email_remote_assistance']) {
      await dropColumns(
        queryRunner,
        name,
        columns.map((column) => column.name),
      )
    }
  }
}
