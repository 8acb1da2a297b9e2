import { type EntityManager, In } from 'typeorm'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { BoughtItemSetOff } from '../boughtItems/BoughtItemSetOff.js'
import type { PaidPart } from '../invoices/pdf/DocumentLook.js'
import { Payment } from './Payment.js'
import { PaymentShare } from './PaymentShare.js'

/**
 * How an invoice was paid at first, in the order in which it was received: without what was corrected or given back since.
 * @param total in cents
 * @returns none while less was received than that
 */
export async function paidParts(reader: EntityManager, invoice: number, total: number): Promise<PaidPart[]> {
  const shares = await reader.find(PaymentShare, { where: { invoice }, order: { payment: 'ASC' } })
  const ids = shares.map(({ payment }) => payment)
  const [payments, corrections, setOffs] = await Promise.all([
    reader.findBy(Payment, { id: In(ids) }),
    reader.findBy(Payment, { corrects: In(ids) }),
    reader.findBy(BoughtItemSetOff, { payment: In(ids) }),
  ])
  const goods = await reader.findBy(BoughtItem, { id: In(setOffs.map(({ boughtItem }) => boughtItem)) })
  const parts: PaidPart[] = []
  let left = total
  for (const { payment: id, amount } of shares) {
    const payment = payments.find((each) => each.id === id)
    const isCorrected = corrections.some(({ corrects }) => corrects === id)
    if (left <= 0 || amount <= 0 || !payment || isCorrected) continue
    const setOff = setOffs.find((each) => each.payment === id)
    const traded = setOff && goods.find((each) => each.id === setOff.boughtItem)
    // A payment of several invoices says only what it paid of this one.
    const isWhole = amount === payment.amount - payment.rounding
    parts.push({
      method: payment.method,
      amount: isWhole ? payment.amount : amount,
      rounding: isWhole ? payment.rounding : 0,
      tendered: isWhole ? payment.tendered : null,
      goods: traded ? `${traded.make} ${traded.model} (${traded.number})` : null,
    })
    left -= amount
  }
  return left > 0 ? [] : parts
}
