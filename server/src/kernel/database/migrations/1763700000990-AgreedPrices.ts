import type { MigrationInterface, QueryRunner } from 'typeorm'
import { centsOf } from '../../shared/money.js'
import { addColumns, dropColumns } from './changeColumns.js'
import { boolean, instant, int, nullable } from './columns.js'
import { write } from './keysOfTexts.js'

const tables = { statusNewPc: 'status_new_pc', statusRepair: 'status_repair' }

/** Jobs say what was accepted of them, also before; and the shop chooses whether their lines follow. */
export class AgreedPrices1763700000990 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addColumns(queryRunner, 'shop_settings', [boolean('quotes_set_lines')], {
      existing: { quotes_set_lines: true },
    })
    for (const [kind, name] of Object.entries(tables)) {
      await addColumns(queryRunner, name, [nullable(int('agreed_total')), nullable(instant('agreed_at'))])
      await fill(queryRunner, kind, name)
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.values(tables)) await dropColumns(queryRunner, name, ['agreed_total', 'agreed_at'])
    await dropColumns(queryRunner, 'shop_settings', ['quotes_set_lines'])
  }
}

/** From the quotes that were accepted: the last edition of a job counts. */
async function fill(queryRunner: QueryRunner, kind: string, name: string): Promise<void> {
  const accepted: { job: number; decision: string }[] = await queryRunner.query(
    "SELECT job, decision FROM quote WHERE job_kind = ? AND status = 'accepted' AND decision IS NOT NULL ORDER BY edition",
    [kind],
  )
  const last = new Map(accepted.map(({ job, decision }) => [job, JSON.parse(decision) as Decided]))
  const rows = [...last].map(([id, { total, at }]) => ({ id, keys: [total === null ? null : centsOf(total), at] }))
  for (let from = 0; from < rows.length; from += batchSize) {
    await write(queryRunner, name, ['agreed_total', 'agreed_at'], rows.slice(from, from + batchSize))
  }
}

/** What was decided on a quote, as far as it is needed here. */
interface Decided {
  /** A decimal text; null without a price. */
  total: string | null
  at: string
}

/** Rows in one statement. */
const batchSize = 200
