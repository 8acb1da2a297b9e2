import type { MigrationInterface, QueryRunner } from 'typeorm'
import { lineTotals, type PricedLine } from '../../shared/lineTotals.js'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, int, nullable, table, varchar } from './columns.js'

const jobTables = ['status_new_pc', 'status_repair']
const serviceColumns = [
  boolean('shows_experience'),
  nullable(int('usual_days')),
  nullable(int('usual_price_from')),
  nullable(int('usual_price_to')),
]

/** What jobs cost without VAT, and what services say of the shop's own finished jobs. */
export class Figures1763700000661 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const name of jobTables) {
      await addColumns(queryRunner, name, [nullable(int('net_costs'))])
      await this.computeCosts(queryRunner, name)
    }
    await addColumns(queryRunner, 'service', serviceColumns, { existing: { shows_experience: false } })
    await queryRunner.createTable(table('experience_round', [int('id'), varchar('day', 10)]))
    await queryRunner.query("INSERT INTO experience_round (id, day) VALUES (1, '2000-01-01')")
  }

  private async computeCosts(queryRunner: QueryRunner, name: string): Promise<void> {
    const lines = queryRunner.dataSource.driver.escape('lines')
    await queryRunner.query(`UPDATE ${name} SET net_costs = costs WHERE including_vat = 0`)
    const jobs: { id: number; lines: unknown; including_vat: unknown }[] = await queryRunner.query(
      `SELECT id, ${lines} AS ${lines}, including_vat FROM ${name}`,
    )
    for (const job of jobs) {
      // MySQL parses JSON columns, the others answer text.
      const own = (typeof job.lines === 'string' ? JSON.parse(job.lines) : job.lines) as PricedLine[]
      if (own.length === 0) continue
      const { excluding } = lineTotals(own, Number(job.including_vat) === 1)
      await queryRunner.query(`UPDATE ${name} SET net_costs = ? WHERE id = ?`, [excluding, job.id])
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('experience_round')
    await dropColumns(
      queryRunner,
      'service',
      serviceColumns.map(({ name }) => name),
    )
    for (const name of jobTables) await dropColumns(queryRunner, name, ['net_costs'])
  }
}
