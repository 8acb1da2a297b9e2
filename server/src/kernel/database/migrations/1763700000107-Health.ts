import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { instant, int, nullable, table, varchar } from './columns.js'

/** Which instances run, how backups fared, and which mails that were given up have been handled. */
export class Health1763700000107 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table('backup_run', [int('id'), nullable(instant('succeeded_at')), nullable(instant('failed_at'))]),
    )
    await queryRunner.createTable(table('running_instance', [varchar('id', 36), instant('seen_at')]))
    await addColumns(queryRunner, 'outgoing_mail', [nullable(instant('handled_at'))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'outgoing_mail', ['handled_at'])
    await queryRunner.dropTable('running_instance')
    await queryRunner.dropTable('backup_run')
  }
}
