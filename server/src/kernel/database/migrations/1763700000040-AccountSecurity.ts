import type { MigrationInterface, QueryRunner } from 'typeorm'
import { dropColumns } from './changeColumns.js'
import { instant, int, nullable, startIds, table, varchar } from './columns.js'

const ofAccount = { column: 'user', table: 'customer', onDelete: 'CASCADE' } as const

/** Second factors with their recovery codes, login attempts, and where a session comes from. */
export class AccountSecurity1763700000040 implements MigrationInterface {
  /** Names and lengths. Added with SQL, because TypeORM would rebuild the table from its first form. */
  private readonly columns = { last_used_at: 24, network: 45, device: 80 }

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, length] of Object.entries(this.columns)) {
      await queryRunner.query(`ALTER TABLE session ADD COLUMN ${name} varchar(${length})`)
    }
    await queryRunner.createTable(
      table(
        'second_factor',
        [
          int('user'),
          varchar('sealed_secret', 200),
          instant('begun_at'),
          nullable(instant('active_since')),
          int('last_step'),
        ],
        { primary: ['user'], references: [ofAccount] },
      ),
    )
    await queryRunner.createTable(
      table('recovery_code', [varchar('code_hash', 64), int('user')], {
        primary: ['code_hash'],
        references: [ofAccount],
      }),
    )
    await queryRunner.createTable(
      table(
        'sign_in',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('email', 200),
          varchar('outcome', 40),
          varchar('network', 45),
          nullable(varchar('device', 80)),
          int('user'),
        ],
        { indexes: [['updated_at'], ['created_at']], references: [ofAccount] },
      ),
    )
    await startIds(queryRunner, 'signIn')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of ['sign_in', 'recovery_code', 'second_factor']) await queryRunner.dropTable(name)
    await dropColumns(queryRunner, 'session', Object.keys(this.columns))
  }
}
