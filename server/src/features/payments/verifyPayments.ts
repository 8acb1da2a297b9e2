import type { EntityManager } from 'typeorm'
import { Payment } from './Payment.js'
import { PaymentShare } from './PaymentShare.js'

export interface PaymentFault {
  /** Its id. */
  payment: number
  fault: 'missing' | 'overspent' | 'notOpposite'
}

/**
 * Proves that payments agree with what they pay and with each other: no more was shared out of one than was received, or
 * given back, what pays an invoice is there, and what corrects another is its exact opposite.
 */
export async function verifyPayments(manager: EntityManager): Promise<PaymentFault[]> {
  const { driver } = manager.connection
  const [payment, share] = [Payment, PaymentShare].map((type) =>
    driver.escape(manager.connection.getMetadata(type).tableName),
  )
  const shared: { payment: number; shared: number; settled: number | null }[] = await manager.query(
    `SELECT share.payment AS payment, SUM(share.amount) AS shared, MAX(own.amount - own.rounding) AS settled
     FROM ${share} share LEFT JOIN ${payment} own ON own.id = share.payment GROUP BY share.payment`,
  )
  const wrong: { payment: number }[] = await manager.query(
    `SELECT own.id AS payment FROM ${payment} own LEFT JOIN ${payment} other ON other.id = own.corrects
     WHERE own.corrects IS NOT NULL
       AND (other.id IS NULL OR own.amount <> -other.amount OR own.rounding <> -other.rounding)`,
  )
  const ofShares = shared.flatMap((each): PaymentFault[] => {
    if (each.settled === null) return [{ payment: each.payment, fault: 'missing' }]
    const [out, received] = [Number(each.shared), Number(each.settled)]
    const isWithin = received > 0 ? out >= 0 && out <= received : out <= 0 && out >= received
    return isWithin ? [] : [{ payment: each.payment, fault: 'overspent' }]
  })
  return [...ofShares, ...wrong.map((each): PaymentFault => ({ payment: each.payment, fault: 'notOpposite' }))]
}
