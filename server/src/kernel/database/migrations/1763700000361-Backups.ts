import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { instant, int, nullable, table, varchar } from './columns.js'

const columns = [
  varchar('failure', 20),
  { name: 'bytes', type: 'bigint' },
  int('milliseconds'),
  instant('planned_for'),
  instant('started_at'),
  instant('seen_at'),
  int('done'),
  int('total'),
]

/** Backups that the shop makes by itself, and permits to download one. */
export class Backups1763700000361 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'backup_run', columns.map(nullable))
    await queryRunner.createTable(
      table('backup_permit', [varchar('token_hash', 64), int('user'), varchar('copy', 60), instant('expires_at')], {
        primary: ['token_hash'],
        references: [{ column: 'user', table: 'customer', onDelete: 'CASCADE' }],
      }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('backup_permit')
    await dropColumns(
      queryRunner,
      'backup_run',
      columns.map(({ name }) => name),
    )
  }
}
