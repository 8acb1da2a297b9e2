import type { EntityManager } from 'typeorm'
import { Invoice } from '../invoices/Invoice.js'
import { PaymentShare } from './PaymentShare.js'

/** An invoice whose stored amount is not what follows from what was credited and paid; in cents. */
export interface AmountFault {
  number: string
  stored: number
  follows: number
}

/** Proves that what is said to be open of each invoice is its total, less what was credited and paid. */
export async function verifyAmounts(manager: EntityManager): Promise<AmountFault[]> {
  const { driver } = manager.connection
  const [invoice, share] = [Invoice, PaymentShare].map((type) =>
    driver.escape(manager.connection.getMetadata(type).tableName),
  )
  const rows: { number: string; stored: number; follows: number }[] = await manager.query(
    `SELECT own.number AS number, own.open_amount AS stored,
       own.total + COALESCE((SELECT SUM(credit.total) FROM ${invoice} credit WHERE credit.credits = own.id), 0)
         - COALESCE((SELECT SUM(share.amount) FROM ${share} share WHERE share.invoice = own.id), 0) AS follows
     FROM ${invoice} own WHERE own.status = 'issued' AND own.kind <> 'credit'`,
  )
  return rows
    .map(({ number, stored, follows }) => ({ number, stored: Number(stored), follows: Number(follows) }))
    .filter(({ stored, follows }) => stored !== follows)
}
