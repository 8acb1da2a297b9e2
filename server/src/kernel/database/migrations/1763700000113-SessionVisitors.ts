import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { nullable, varchar } from './columns.js'

/** The browser that a session was begun by. */
export class SessionVisitors1763700000113 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'session', [nullable(varchar('visitor', 32))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'session', ['visitor'])
  }
}
