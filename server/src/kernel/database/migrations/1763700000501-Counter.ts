import type { MigrationInterface, QueryRunner } from 'typeorm'
import { e164Of, phoneDigits } from '../../fields/phoneForms.js'
import { addColumns, dropColumns } from './changeColumns.js'
import { instant, int, json, nullable, startIds, table, text, varchar } from './columns.js'

const jobTables = { statusNewPc: 'status_new_pc', statusRepair: 'status_repair' }

const jobColumns = [
  varchar('number', 12),
  nullable(int('device')),
  nullable(int('service')),
  nullable(varchar('promised_on', 10)),
  nullable(int('assigned_to')),
  nullable(varchar('contact_phone', 40)),
  nullable(varchar('contact_phone_e164', 16)),
  nullable(varchar('contact_phone_digits', 40)),
  nullable(int('cost_limit')),
  nullable(text('condition')),
  nullable(text('accessories')),
  json('lines'),
  nullable(varchar('warranty_until', 10)),
  nullable(instant('picked_up_at')),
]

const phoneColumns = [nullable(varchar('phone_e164', 16)), nullable(varchar('phone_digits', 40))]

/** Devices, numbers and lines of jobs, what is noted of them at the counter, and phone numbers in one form. */
export class Counter1763700000501 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(table('job_count', [int('year'), int('last')], { primary: ['year'] }))
    await queryRunner.createTable(
      table('job_number', [int('year'), int('sequence'), varchar('entity', 40), int('job')], {
        primary: ['year', 'sequence'],
        unique: [['entity', 'job']],
      }),
    )
    await queryRunner.createTable(
      table('access_code', [varchar('entity', 40), int('job'), text('sealed')], { primary: ['entity', 'job'] }),
    )
    await queryRunner.createTable(
      table(
        'device',
        [
          int('id'),
          int('version'),
          instant('created_at'),
          instant('updated_at'),
          varchar('name', 121),
          int('customer'),
          varchar('kind', 40),
          nullable(varchar('brand', 60)),
          nullable(varchar('model', 60)),
          nullable(varchar('serial_number', 60)),
          nullable(varchar('bought_on', 10)),
          nullable(text('notes')),
        ],
        {
          indexes: [['created_at'], ['updated_at'], ['customer', 'updated_at']],
          references: [{ column: 'customer', table: 'customer', onDelete: 'NO ACTION' }],
        },
      ),
    )
    await startIds(queryRunner, 'device')
    for (const name of Object.values(jobTables)) await this.extend(queryRunner, name)
    await this.countJobs(queryRunner)
    await addColumns(queryRunner, 'customer', phoneColumns)
    await this.readPhones(queryRunner)
  }

  private async extend(queryRunner: QueryRunner, name: string): Promise<void> {
    const references = ['device', 'service', 'assigned_to']
    await addColumns(queryRunner, name, jobColumns, {
      existing: { number: '', lines: '[]' },
      indexes: [['promised_on'], ...references.map((column) => [column, 'updated_at'])],
      references: references.map((column) => ({ column, table: column === 'assigned_to' ? 'customer' : column })),
    })
  }

  /** Existing jobs get the numbers of the years in which they were added, in that order. */
  private async countJobs(queryRunner: QueryRunner): Promise<void> {
    const jobs = Object.entries(jobTables).map(
      ([entity, name]) => `SELECT '${entity}' AS entity, id, created_at FROM ${name}`,
    )
    await queryRunner.query(
      `INSERT INTO job_number (year, sequence, entity, job)
       SELECT SUBSTR(created_at, 1, 4) + 0,
         ROW_NUMBER() OVER (PARTITION BY SUBSTR(created_at, 1, 4) ORDER BY created_at, id, entity), entity, id
       FROM (${jobs.join(' UNION ALL ')}) jobs`,
    )
    await queryRunner.query(
      'INSERT INTO job_count (year, last) SELECT year, MAX(sequence) FROM job_number GROUP BY year',
    )
    const padded = "CASE WHEN sequence < 10000 THEN SUBSTR(CONCAT('000', sequence), -4) ELSE sequence END"
    for (const [entity, name] of Object.entries(jobTables)) {
      await queryRunner.query(
        `UPDATE ${name} SET number = (SELECT CONCAT(SUBSTR(year, 3), '-', ${padded})
         FROM job_number WHERE entity = '${entity}' AND job = ${name}.id)`,
      )
    }
  }

  private async readPhones(queryRunner: QueryRunner): Promise<void> {
    const customers: { id: number; phone_number: string }[] = await queryRunner.query(
      'SELECT id, phone_number FROM customer WHERE phone_number IS NOT NULL',
    )
    for (const { id, phone_number: phone } of customers) {
      await queryRunner.query('UPDATE customer SET phone_e164 = ?, phone_digits = ? WHERE id = ?', [
        e164Of(phone, 'NL'),
        phoneDigits(phone, 'NL'),
        id,
      ])
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const namesOf = (columns: readonly { name: string }[]) => columns.map(({ name }) => name)
    await dropColumns(queryRunner, 'customer', namesOf(phoneColumns))
    for (const name of Object.values(jobTables)) await dropColumns(queryRunner, name, namesOf(jobColumns))
    for (const name of ['device', 'access_code', 'job_number', 'job_count']) await queryRunner.dropTable(name)
  }
}
