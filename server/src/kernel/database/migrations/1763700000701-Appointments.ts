import type { MigrationInterface, QueryRunner } from 'typeorm'
import { boolean, generatedId, instant, int, nullable, startIds, table, text, varchar } from './columns.js'

/** Appointments: their kinds, what is booked with its seats and secret addresses, and blocked times. */
export class Appointments1763700000701 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'appointment_kind',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('title_nl', 80),
          nullable(varchar('title_en', 80)),
          nullable(text('description_nl')),
          nullable(text('description_en')),
          nullable(varchar('price_nl', 80)),
          nullable(varchar('price_en', 80)),
          boolean('is_offered'),
          int('position'),
          varchar('place', 40),
          int('minutes'),
          int('pause_minutes'),
          int('capacity'),
          int('notice_hours'),
          int('horizon_days'),
          int('change_hours'),
          nullable(varchar('postcodes', 400)),
          int('travel_minutes'),
          varchar('url', 120),
        ],
        { unique: [['url']], indexes: [['updated_at'], ['created_at'], ['position'], ['minutes']] },
      ),
    )
    await startIds(queryRunner, 'appointmentKind')
    await queryRunner.createTable(
      table(
        'appointment',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('name', 120),
          int('kind'),
          instant('starts_at'),
          instant('ends_at'),
          varchar('state', 40),
          nullable(varchar('email_address', 200)),
          nullable(varchar('phone_number', 40)),
          nullable(varchar('postcode', 12)),
          nullable(varchar('address', 200)),
          nullable(text('remark')),
          varchar('language', 40),
          nullable(int('customer')),
          nullable(int('status_repair')),
          nullable(int('status_new_pc')),
          nullable(text('internal_note')),
          nullable(text('cancel_reason')),
          varchar('uid', 120),
          int('sequence'),
          instant('busy_from'),
          instant('busy_until'),
          nullable(varchar('email_key', 200)),
          nullable(varchar('phone_digits', 40)),
        ],
        {
          indexes: [
            ['updated_at'],
            ['customer', 'updated_at'],
            ['status_repair', 'updated_at'],
            ['status_new_pc', 'updated_at'],
            ['kind', 'busy_until'],
            ['email_key', 'state'],
            ['phone_digits', 'state'],
            ['created_at'],
            ['starts_at'],
            ['ends_at'],
          ],
          references: [
            { column: 'kind', table: 'appointment_kind', onDelete: 'NO ACTION' },
            { column: 'customer', table: 'customer' },
            { column: 'status_repair', table: 'status_repair' },
            { column: 'status_new_pc', table: 'status_new_pc' },
          ],
        },
      ),
    )
    await startIds(queryRunner, 'appointment')
    await queryRunner.createTable(
      table(
        'blocked_time',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('reason', 120),
          instant('starts_at'),
          instant('ends_at'),
        ],
        { indexes: [['updated_at'], ['created_at'], ['starts_at'], ['ends_at']] },
      ),
    )
    await startIds(queryRunner, 'blockedTime')
    await queryRunner.createTable(
      table('appointment_address', [int('appointment'), varchar('code_hash', 64), varchar('sealed', 200)], {
        primary: ['appointment'],
        unique: [['code_hash']],
        references: [{ column: 'appointment', table: 'appointment', onDelete: 'CASCADE' }],
      }),
    )
    await queryRunner.createTable(
      table('claim', [generatedId(), int('resource'), int('quantum'), int('seat'), int('appointment')], {
        unique: [['resource', 'quantum', 'seat']],
        references: [{ column: 'appointment', table: 'appointment', onDelete: 'CASCADE' }],
      }),
    )
    await queryRunner.createTable(table('resource', [int('id'), int('turn')]))
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('resource')
    await queryRunner.dropTable('claim')
    await queryRunner.dropTable('appointment_address')
    await queryRunner.dropTable('blocked_time')
    await queryRunner.dropTable('appointment')
    await queryRunner.dropTable('appointment_kind')
  }
}
