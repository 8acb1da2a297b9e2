import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addIndexes, index } from './columns.js'

const indexes: Record<string, string[][]> = {
  review: [['customer']],
  stock_movement: [['user']],
  appointment: [['email_address_key']],
  reservation: [['email_key']],
}

/** What the shop has of a customer is found without looking at what it has of others. */
export class IndexesOfCustomers1763700000971 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, lists] of Object.entries(indexes)) await addIndexes(queryRunner, table, lists)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, lists] of Object.entries(indexes)) {
      for (const columns of lists) await queryRunner.dropIndex(table, index(table, columns, false))
    }
  }
}
