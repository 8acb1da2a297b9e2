import type { MigrationInterface, QueryRunner } from 'typeorm'
import { TableColumn } from 'typeorm'
import { dropColumns } from './changeColumns.js'
import { instant, int, nullable, startIds, table, varchar } from './columns.js'

/** When customers last logged in, which instance cleans up, and a record of erasures. */
export class Privacy1763700000035 implements MigrationInterface {
  private readonly lastLogin = new TableColumn(nullable(instant('last_login_at')))

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.addColumn('customer', this.lastLogin)
    // Earlier logins were not timestamped, so the retention period of those customers begins now.
    await queryRunner.query('UPDATE customer SET last_login_at = ? WHERE login_count > 0', [new Date().toISOString()])
    await queryRunner.createTable(table('cleaning_round', [int('id'), instant('started_at')]))
    await queryRunner.query('INSERT INTO cleaning_round (id, started_at) VALUES (1, ?)', [new Date(0).toISOString()])
    await queryRunner.createTable(
      table(
        'erasure',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          int('customer'),
          varchar('done_by', 40),
          nullable(int('user')),
          ...['jobs', 'messages', 'mails', 'history'].map(int),
        ],
        { indexes: [['updated_at']] },
      ),
    )
    await startIds(queryRunner, 'erasure')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('erasure')
    await queryRunner.dropTable('cleaning_round')
    await dropColumns(queryRunner, 'customer', [this.lastLogin.name])
  }
}
