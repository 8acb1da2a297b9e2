import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { generatedId, instant, int, nullable, table, varchar } from './columns.js'

const traced = ['appointment', 'reservation']

/** From which networks visitors come, up to the block of a provider, in one table instead of beside secret addresses. */
export class NetworkTraces1763700000821 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'network_trace',
        [
          generatedId(),
          varchar('kind', 20),
          nullable(int('record')),
          instant('at'),
          varchar('narrow', 64),
          nullable(varchar('wide', 64)),
          nullable(varchar('widest', 64)),
        ],
        { indexes: [['kind', 'record'], ['at'], ['narrow'], ['wide'], ['widest']] },
      ),
    )
    for (const kind of traced) {
      await queryRunner.query(
        `INSERT INTO network_trace (kind, record, at, narrow)
          SELECT '${kind}', made.id, made.created_at, address.network FROM ${kind}_address address
          JOIN ${kind} made ON made.id = address.${kind} WHERE address.network IS NOT NULL`,
      )
      await dropColumns(queryRunner, `${kind}_address`, ['network'])
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const kind of traced) {
      await addColumns(queryRunner, `${kind}_address`, [nullable(varchar('network', 64))], { indexes: [['network']] })
      await queryRunner.query(
        `UPDATE ${kind}_address SET network = (
          SELECT MAX(trace.narrow) FROM network_trace trace
          WHERE trace.kind = '${kind}' AND trace.record = ${kind}_address.${kind}
        )`,
      )
    }
    await queryRunner.dropTable('network_trace')
  }
}
