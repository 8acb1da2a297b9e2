import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { int, nullable } from './columns.js'

/** A quote asks a deposit, which its customer pays online once it is accepted. */
export class DepositsOnline1763700001045 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'quote', [nullable(int('deposit'))])
    await addColumns(queryRunner, 'online_payment', [nullable(int('quote'))])
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'online_payment', ['quote'])
    await dropColumns(queryRunner, 'quote', ['deposit'])
  }
}
