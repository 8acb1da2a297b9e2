import type { EntityManager, QueryRunner } from 'typeorm'
import { finalRows } from './migrations/1763700001002-Invoices.js'
import { finalRowsOfTill } from './migrations/1763700001007-Till.js'
import { finalRowsOfOnlinePayments } from './migrations/1763700001010-OnlinePayments.js'
import { finalRowsOfPurchases } from './migrations/1763700001020-BoughtItems.js'
import { finalRowsOfStock } from './migrations/1763700001030-StockLedger.js'
import { finalRowsOfReturns } from './migrations/1763700001040-ReturnsByPiece.js'
import { finalRowsOfSetOffs } from './migrations/1763700001041-SetOffs.js'
import { finalRowsOfReservations } from './migrations/1763700001046-ReservationsOnline.js'
import { makeFinal, triggerNames } from './migrations/finalRows.js'

/** What the database refuses to change or delete, with what later migrations add. */
const all = [
  ...finalRows,
  ...finalRowsOfTill,
  ...finalRowsOfOnlinePayments,
  ...finalRowsOfPurchases,
  ...finalRowsOfStock,
  ...finalRowsOfReturns,
  ...finalRowsOfSetOffs,
  ...finalRowsOfReservations,
]

/**
 * Makes the triggers of final rows that are missing: the server did not allow them when the migrations ran, or what
 * replaced their table dropped them.
 */
export async function makeMissingTriggers(queryRunner: QueryRunner): Promise<void> {
  const missing = await missingTriggers(queryRunner.manager)
  if (missing.length === 0) return
  for (const rows of all) await makeFinal(queryRunner, rows, missing)
}

/** The names of the triggers that the database lacks. */
export async function missingTriggers(manager: EntityManager): Promise<string[]> {
  const isSqlite = manager.connection.options.type === 'better-sqlite3'
  const present: { name: string }[] = await manager.query(
    isSqlite
      ? "SELECT name FROM sqlite_master WHERE type = 'trigger'"
      : 'SELECT TRIGGER_NAME AS name FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()',
  )
  return all.flatMap(triggerNames).filter((name) => !present.some((each) => each.name === name))
}
