import type { MigrationInterface, QueryRunner } from 'typeorm'
import { int, nullable, table, varchar } from './columns.js'

/** The mail server that the owner gives in the back office. */
export class OwnMailServer1763700001190 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('own_mail_server', [
        int('id'),
        varchar('host', 253),
        int('port'),
        nullable(varchar('user', 254)),
        nullable(varchar('sealed_password', 1000)),
      ]),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('own_mail_server')
  }
}
