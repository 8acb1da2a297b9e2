import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { int, nullable, varchar } from './columns.js'

/** What a program may do with its access token, until when, and whose it is; tokens that exist keep all rights. */
export class AccessTokenLimits1763700000108 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(
      queryRunner,
      'access_token',
      [
        nullable(int('maker')),
        varchar('access', 40),
        nullable(varchar('sections', 1000)),
        nullable(varchar('expires_on', 10)),
        nullable(varchar('last_used_from', 45)),
        nullable(varchar('made_by', 120)),
      ],
      { existing: { access: 'write' }, references: [{ column: 'maker', table: 'customer', onDelete: 'CASCADE' }] },
    )
    // Tokens that were valid for ever are so for one more year.
    const expiresOn = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await queryRunner.query('UPDATE access_token SET expires_on = ? WHERE expires_on IS NULL', [expiresOn])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'access_token', [
      'maker',
      'access',
      'sections',
      'expires_on',
      'last_used_from',
      'made_by',
    ])
  }
}
