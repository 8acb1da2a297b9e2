import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, int, nullable } from './columns.js'
import { type FinalRows, makeFinal, triggerNames } from './finalRows.js'

/** A reservation is paid online before it is collected, and what was paid of one that has ended is to go back. */
export class ReservationsOnline1763700001046 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'online_payment', [nullable(int('reservation')), boolean('is_refund_due')], {
      existing: { is_refund_due: false },
      indexes: [['reservation'], ['is_refund_due'], ['is_refund_due', 'updated_at']],
    })
    await addColumns(queryRunner, 'payment', [nullable(int('reservation'))], { indexes: [['reservation']] })
    for (const rows of finalRowsOfReservations) await makeFinal(queryRunner, rows)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of finalRowsOfReservations.flatMap(triggerNames)) {
      await queryRunner.query(`DROP TRIGGER IF EXISTS ${name}`)
    }
    await dropColumns(queryRunner, 'payment', ['reservation'])
    await dropColumns(queryRunner, 'online_payment', ['reservation', 'is_refund_due'])
  }
}

/** What a payment was for. */
export const finalRowsOfReservations: readonly FinalRows[] = [
  { table: 'payment', name: 'payment_reservation', columns: ['reservation'] },
]
