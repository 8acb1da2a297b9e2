import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, generatedId, instant, int, table, varchar } from './columns.js'

const switches = [
  boolean('reminds_promised'),
  boolean('reminds_uncollected_first'),
  boolean('reminds_uncollected_second'),
  boolean('reminds_uncollected_last'),
  boolean('reminds_quotes'),
]

/** What the shop and its customers are reminded of. */
export class Reminders1763700000641 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(
      table(
        'job_reminder',
        [
          generatedId(),
          varchar('entity', 40),
          int('job'),
          varchar('kind', 40),
          varchar('about', 40),
          instant('at'),
          int('mail'),
        ],
        { unique: [['entity', 'job', 'kind', 'about']] },
      ),
    )
    await queryRunner.createTable(
      table('reminder_start', [varchar('kind', 40), instant('since')], { primary: ['kind'] }),
    )
    await addColumns(queryRunner, 'shop_settings', switches, {
      existing: Object.fromEntries(switches.map(({ name }) => [name, true])),
    })
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropColumns(
      queryRunner,
      'shop_settings',
      switches.map(({ name }) => name),
    )
    await queryRunner.dropTable('reminder_start')
    await queryRunner.dropTable('job_reminder')
  }
}
