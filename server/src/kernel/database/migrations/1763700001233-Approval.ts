import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, generatedId, instant, int, nullable, table, varchar } from './columns.js'

/** An owner may want to agree before visitors see what an editor writes. */
export class Approval1763700001233 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'shop_settings', [boolean('asks_approval')], { existing: { asks_approval: false } })
    const columns = [
      generatedId(),
      varchar('entity', 40),
      int('record'),
      nullable(int('user')),
      nullable(varchar('user_name', 120)),
      instant('at'),
      nullable(varchar('note', 500)),
      nullable(varchar('answer', 500)),
      nullable(varchar('answered_by', 120)),
    ]
    await queryRunner.createTable(table('approval_request', columns, { unique: [['entity', 'record']] }))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('approval_request')
    await dropColumns(queryRunner, 'shop_settings', ['asks_approval'])
  }
}
