import type { MigrationInterface, QueryRunner } from 'typeorm'
import { addColumns, dropColumns, setNullable } from './changeColumns.js'
import { int, nullable, varchar } from './columns.js'
import { type FinalRows, makeFinal, triggerNames } from './finalRows.js'

/** The ledger of stock says why each piece moved, and holds products too, whose movements are final. */
export class StockLedger1763700001030 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await setNullable(queryRunner, 'stock_movement', [int('product')])
    await addColumns(
      queryRunner,
      'stock_movement',
      [nullable(int('pair')), nullable(varchar('reason', 20)), nullable(varchar('about', 40))],
      { indexes: [['pair']] },
    )
    await openLedger(queryRunner)
    for (const rows of finalRowsOfStock) await makeFinal(queryRunner, rows)
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of finalRowsOfStock.flatMap(triggerNames)) await queryRunner.query(`DROP TRIGGER IF EXISTS ${name}`)
    await queryRunner.query('DELETE FROM stock_movement WHERE product IS NULL')
    await dropColumns(queryRunner, 'stock_movement', ['pair', 'reason', 'about'])
    await setNullable(queryRunner, 'stock_movement', [int('product')], false)
  }
}

/**
 * What there is of each product begins its ledger, once for both languages: the Dutch count, which settles a pair that differs.
 * The ids are given, since a count that the database keeps goes on after an attempt that was interrupted.
 */
async function openLedger(queryRunner: QueryRunner): Promise<void> {
  const [last] = await queryRunner.query('SELECT COALESCE(MAX(id), 0) AS id FROM stock_movement')
  await queryRunner.query(
    `INSERT INTO stock_movement (id, pair, at, delta, stock, reason)
     SELECT ? + ROW_NUMBER() OVER (ORDER BY own.pair), own.pair, ?, own.stock, own.stock, 'opening' FROM product own
     WHERE own.stock <> 0 AND (own.language = 'nl'
       OR NOT EXISTS (SELECT 1 FROM product other WHERE other.pair = own.pair AND other.language = 'nl'))`,
    [Number(last.id), new Date().toISOString()],
  )
}

export const finalRowsOfStock: readonly FinalRows[] = [
  {
    table: 'stock_movement',
    when: 'OLD.pair IS NOT NULL',
    columns: ['id', 'pair', 'product', 'at', 'delta', 'stock', 'reason', 'about'],
  },
]
