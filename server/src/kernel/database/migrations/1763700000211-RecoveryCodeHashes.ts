import type { MigrationInterface, QueryRunner } from 'typeorm'
import { int, table, varchar } from './columns.js'

const kept = 'recovery_code_kept'

/** Room for hashes of argon2id. Codes that were made before keep their hash until they are used. */
export class RecoveryCodeHashes1763700000211 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await this.rebuild(queryRunner, 200)
  }

  /** Codes with a longer hash cannot be stored. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await this.rebuild(queryRunner, 64)
  }

  /** The key cannot be altered in place on both databases, so the rows wait in another table meanwhile. */
  private async rebuild(queryRunner: QueryRunner, length: number): Promise<void> {
    const columns = [varchar('code_hash', length), int('user')]
    await queryRunner.createTable(table(kept, columns, { primary: ['code_hash'] }))
    await queryRunner.query(
      `INSERT INTO ${kept} (code_hash, user) SELECT code_hash, user FROM recovery_code WHERE LENGTH(code_hash) <= ${length}`,
    )
    await queryRunner.dropTable('recovery_code')
    const references = [{ column: 'user', table: 'customer', onDelete: 'CASCADE' }] as const
    await queryRunner.createTable(
      table('recovery_code', columns, { primary: ['code_hash'], references: [...references] }),
    )
    await queryRunner.query(`INSERT INTO recovery_code (code_hash, user) SELECT code_hash, user FROM ${kept}`)
    await queryRunner.dropTable(kept)
  }
}
