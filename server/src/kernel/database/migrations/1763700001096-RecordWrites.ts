import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, instant, int, nullable, table, varchar } from './columns.js'

const recordWrite = table(
  'record_write',
  [
    generatedId(),
    nullable(int('position')),
    varchar('entity', 40),
    int('record'),
    nullable(int('version')),
    varchar('action', 10),
    instant('at'),
  ],
  { indexes: [['position', 'id'], ['at']] },
)

/** Programs follow what changes. */
export class RecordWrites1763700001096 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(recordWrite)
    await queryRunner.query("INSERT INTO id_sequence (entity, next) VALUES ('recordWrite', 1)")
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("DELETE FROM id_sequence WHERE entity = 'recordWrite'")
    await queryRunner.dropTable(recordWrite)
  }
}
