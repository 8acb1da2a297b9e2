import type { MigrationInterface, QueryRunner } from 'typeorm'
import { instant, int, nullable, table, varchar } from './columns.js'

/** What the shop does by itself runs in named rounds, whose turns and outcomes are in one table. */
export class ScheduledRounds1763700000962 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'scheduled_round',
        [
          varchar('name', 40),
          int('turn'),
          instant('next_at'),
          ...['claimed_until', 'started_at', 'ended_at', 'succeeded_at'].map((name) => nullable(instant(name))),
          nullable(int('milliseconds')),
          nullable(varchar('failure', 20)),
        ],
        { primary: ['name'] },
      ),
    )
    await queryRunner.dropTable('cleaning_round')
    await queryRunner.dropTable('experience_round')
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(table('experience_round', [int('id'), varchar('day', 10)]))
    await queryRunner.query("INSERT INTO experience_round (id, day) VALUES (1, '2000-01-01')")
    await queryRunner.createTable(table('cleaning_round', [int('id'), instant('started_at')]))
    await queryRunner.query('INSERT INTO cleaning_round (id, started_at) VALUES (1, ?)', [new Date(0).toISOString()])
    await queryRunner.dropTable('scheduled_round')
  }
}
