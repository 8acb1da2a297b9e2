import type { MigrationInterface, QueryRunner } from 'typeorm'
import { storedKey } from '../../fields/keys.js'
import { lineTotals, type PricedLine } from '../../shared/lineTotals.js'
import { startIds } from './columns.js'

const tables = { statusNewPc: 'status_new_pc', statusRepair: 'status_repair' }

/** Jobs that say how and when they were paid get a payment of what they come to: one each, and no invoice for the past. */
export class PaymentsOfJobs1763700001003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const [shop] = await queryRunner.query('SELECT vat_standard FROM shop_settings WHERE id = 1')
    const vatRate = Number(shop?.vat_standard ?? 0)
    const [{ last }] = await queryRunner.query('SELECT MAX(id) AS last FROM payment')
    let id = Number(last ?? 0)
    for (const [kind, table] of Object.entries(tables)) {
      for (let after = 0; ; ) {
        const jobs: PaidJob[] = await queryRunner.query(
          selected(table, queryRunner.dataSource.driver.escape('lines')),
          [kind, after],
        )
        for (const job of jobs) {
          const amount = totalOf(job, vatRate)
          if (amount !== 0) await queryRunner.query(inserted, payment(++id, kind, job, amount))
        }
        const end = jobs.at(-1)
        if (!end || jobs.length < batchSize) break
        after = end.id
      }
    }
    await startIds(queryRunner, 'payment', id + 1)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('REPLACE INTO document_guard (id, is_open) VALUES (1, TRUE)')
    await queryRunner.query("DELETE FROM payment WHERE origin = 'before'")
    await queryRunner.query('REPLACE INTO document_guard (id, is_open) VALUES (1, FALSE)')
  }
}

interface PaidJob {
  id: number
  number: string
  customer: number
  lines: string | PricedLine[]
  costs: number | null
  including_vat: boolean | number
  paid_with: string
  paid_at: string
}

/** Jobs in one statement. */
const batchSize = 200

/** Those that have none yet, since what was interrupted is begun again. */
const selected = (table: string, lines: string) =>
  `SELECT id, number, customer, ${lines}, costs, including_vat, paid_with, paid_at FROM ${table} job
  WHERE paid_at IS NOT NULL AND paid_with IS NOT NULL AND paid_with <> 'later'
  AND NOT EXISTS (SELECT 1 FROM payment WHERE payment.job_kind = ? AND payment.job = job.id) AND job.id > ?
  ORDER BY job.id LIMIT ${batchSize}`

const inserted = `INSERT INTO payment (id, version, created_at, updated_at, title, title_key, amount, rounding, method,
  received_at, origin, customer, job_kind, job) VALUES (?, 1, ?, ?, ?, ?, ?, 0, ?, ?, 'before', ?, ?, ?)`

function payment(id: number, kind: string, job: PaidJob, amount: number): unknown[] {
  const { paid_at: at, number, paid_with: method, customer } = job
  return [
    id,
    at,
    at,
    number,
    storedKey({ max: 120, form: undefined }, number),
    amount,
    method,
    at,
    customer,
    kind,
    job.id,
  ]
}

/** In cents, with VAT. */
function totalOf({ lines: stored, costs, including_vat: includingVat }: PaidJob, vatRate: number): number {
  const lines = typeof stored === 'string' ? (JSON.parse(stored) as PricedLine[]) : stored
  const own = lines.length > 0 ? lines : [{ quantity: '1', unitPrice: costs ?? 0, vatRate }]
  return lineTotals(own, Boolean(includingVat)).including
}
