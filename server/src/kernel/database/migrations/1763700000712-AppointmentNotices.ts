import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, generatedId, instant, int, table, varchar } from './columns.js'

/** Reminders of appointments, the calendar of the shop, and what is offered when a job is ready. */
export class AppointmentNotices1763700000712 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'appointment_reminder',
        [generatedId(), int('appointment'), varchar('about', 24), instant('at'), int('mail')],
        {
          unique: [['appointment', 'about']],
          references: [{ column: 'appointment', table: 'appointment', onDelete: 'CASCADE' }],
        },
      ),
    )
    await queryRunner.createTable(
      table('calendar_feed', [int('id'), varchar('code_hash', 64), varchar('sealed', 200), instant('created_at')]),
    )
    await addColumns(queryRunner, 'shop_settings', [boolean('reminds_appointments')], {
      existing: { reminds_appointments: true },
    })
    await addColumns(queryRunner, 'appointment_kind', [boolean('is_for_pick_up')], {
      existing: { is_for_pick_up: false },
    })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(queryRunner, 'appointment_kind', ['is_for_pick_up'])
    await dropColumns(queryRunner, 'shop_settings', ['reminds_appointments'])
    await queryRunner.dropTable('calendar_feed')
    await queryRunner.dropTable('appointment_reminder')
  }
}
