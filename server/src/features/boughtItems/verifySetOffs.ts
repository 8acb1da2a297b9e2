import type { EntityManager } from 'typeorm'
import { BoughtItem } from './BoughtItem.js'
import { BoughtItemPayout } from './BoughtItemPayout.js'
import { BoughtItemSetOff } from './BoughtItemSetOff.js'

/** A purchase of which another amount is said to be owed than follows; in cents. */
export interface OwedFault {
  number: string
  stored: number
  follows: number
}

/** Proves that what is owed for goods is their price, less what was set off and paid out, and nothing where they were paid at once. */
export async function verifySetOffs(manager: EntityManager): Promise<OwedFault[]> {
  const { driver } = manager.connection
  const [item, setOff, payout] = [BoughtItem, BoughtItemSetOff, BoughtItemPayout].map((type) =>
    driver.escape(manager.connection.getMetadata(type).tableName),
  )
  const rows: { number: string; stored: number; follows: number }[] = await manager.query(
    `SELECT own.number AS number, own.owed AS stored,
       CASE WHEN own.paid_by = 'set-off' THEN own.price ELSE 0 END
         - COALESCE((SELECT SUM(off.amount) FROM ${setOff} off WHERE off.bought_item = own.id), 0)
         - COALESCE((SELECT SUM(paid.amount) FROM ${payout} paid WHERE paid.bought_item = own.id), 0) AS follows
     FROM ${item} own`,
  )
  return rows
    .map(({ number, stored, follows }) => ({ number, stored: Number(stored), follows: Number(follows) }))
    .filter(({ stored, follows }) => stored !== follows || stored < 0)
}
