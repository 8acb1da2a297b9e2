import type { MigrationInterface, QueryRunner } from 'typeorm'
import { generatedId, instant, int, nullable, startIds, table, varchar } from './columns.js'

/** Reserved products, with what they put aside and their secret addresses. */
export class Reservations1763700000761 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'reservation',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('name', 120),
          varchar('title', 120),
          int('price'),
          instant('collect_before'),
          varchar('state', 40),
          varchar('email', 200),
          nullable(varchar('phone', 40)),
          varchar('language', 40),
          nullable(int('product')),
          nullable(instant('ended_at')),
        ],
        {
          indexes: [['updated_at'], ['state', 'collect_before'], ['created_at'], ['collect_before']],
          references: [{ column: 'product', table: 'product' }],
        },
      ),
    )
    await startIds(queryRunner, 'reservation')
    await queryRunner.createTable(
      table('reservation_address', [int('reservation'), varchar('code_hash', 64), varchar('sealed', 200)], {
        primary: ['reservation'],
        unique: [['code_hash']],
        references: [{ column: 'reservation', table: 'reservation', onDelete: 'CASCADE' }],
      }),
    )
    await queryRunner.createTable(
      table('reservation_hold', [generatedId(), int('pair'), varchar('person', 64), int('reservation')], {
        unique: [['pair', 'person']],
        references: [{ column: 'reservation', table: 'reservation', onDelete: 'CASCADE' }],
      }),
    )
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('reservation_hold')
    await queryRunner.dropTable('reservation_address')
    await queryRunner.dropTable('reservation')
  }
}
