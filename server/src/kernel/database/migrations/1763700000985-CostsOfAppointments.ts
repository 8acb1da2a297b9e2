import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { int, json, nullable, text, varchar } from './columns.js'

const ofKinds = [
  json('services'),
  varchar('charge', 40),
  nullable(int('price')),
  nullable(int('price_to')),
  nullable(int('per_minutes')),
  nullable(text('call_out_zones')),
]

const ofAppointments = [
  nullable(int('service')),
  nullable(varchar('cost_nl', 400)),
  nullable(varchar('cost_en', 400)),
  nullable(int('cost_from')),
  nullable(int('cost_to')),
  nullable(int('call_out')),
]

/** What appointments cost, in figures; and on each what was said of it, which for those of before is what its kind says. */
export class CostsOfAppointments1763700000985 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'appointment_kind', ofKinds, { existing: { services: '[]', charge: 'words' } })
    await addColumns(queryRunner, 'appointment', ofAppointments, {
      references: [{ column: 'service', table: 'service' }],
    })
    const ofItsKind = (words: string) => `(SELECT ${words} FROM appointment_kind k WHERE k.id = appointment.kind)`
    await queryRunner.query(
      `UPDATE appointment SET cost_nl = ${ofItsKind('k.price_nl')},
       cost_en = ${ofItsKind('COALESCE(k.price_en, k.price_nl)')}`,
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const names = (columns: { name: string }[]) => columns.map(({ name }) => name)
    await dropColumns(queryRunner, 'appointment', names(ofAppointments))
    await dropColumns(queryRunner, 'appointment_kind', names(ofKinds))
  }
}
