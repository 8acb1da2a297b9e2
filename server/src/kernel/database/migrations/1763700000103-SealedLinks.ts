import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { nullable, varchar } from './columns.js'

/** The links of mails, encrypted and apart from their texts. */
export class SealedLinks1763700000103 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'outgoing_mail', [nullable(varchar('sealed_link', 1000))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'outgoing_mail', ['sealed_link'])
  }
}
