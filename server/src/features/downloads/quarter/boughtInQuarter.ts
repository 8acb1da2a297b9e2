import { type EntityManager, In, Raw } from 'typeorm'
import type { ValueOf } from '../../../kernel/fields/Choice.js'
import { BoughtItem } from '../../boughtItems/BoughtItem.js'
import { BoughtItemPayout } from '../../boughtItems/BoughtItemPayout.js'
import type { purchaseMethods } from '../../boughtItems/boughtItemChoices.js'
import type { Quarter } from './Quarter.js'

/** Used goods that were bought in, or a payout of what was owed of them. It names no seller. */
export interface RecordedPurchase extends Pick<BoughtItem, 'number' | 'goods' | 'make' | 'model'> {
  /** The id of the payout; null for the purchase itself. */
  payout: number | null
  /** In the time zone of the shop. */
  day: string
  /** In cents, above zero. */
  amount: number
  paidBy: ValueOf<typeof purchaseMethods>
}

/** So many are read in one statement. */
const itemsAtOnce = 500

/** What was bought in within a quarter, and what was paid out in it, each by its moment. */
export async function boughtInQuarter(
  manager: EntityManager,
  { begin, end, zone }: Quarter,
): Promise<RecordedPurchase[]> {
  const within = Raw((at) => `${at} >= :begin AND ${at} < :end`, { begin, end })
  const items = await manager.find(BoughtItem, { where: { boughtAt: within }, order: { boughtAt: 'ASC', id: 'ASC' } })
  const payouts = await manager.find(BoughtItemPayout, {
    where: { paidAt: within },
    order: { paidAt: 'ASC', id: 'ASC' },
  })
  const paid = await itemsById(manager, [...new Set(payouts.map(({ boughtItem }) => boughtItem))])
  const dayOf = (instant: string) => zone.dayOf(Date.parse(instant))
  return [
    ...items.map(({ boughtAt, price: amount, paidBy, ...item }) => {
      return { ...namesOf(item), payout: null, day: dayOf(boughtAt), amount, paidBy }
    }),
    ...payouts.flatMap(({ id: payout, boughtItem, amount, paidBy, paidAt }) => {
      const item = paid.get(boughtItem)
      return item ? [{ ...namesOf(item), payout, day: dayOf(paidAt), amount, paidBy }] : []
    }),
  ]
}

function namesOf({ number, goods, make, model }: Pick<RecordedPurchase, 'number' | 'goods' | 'make' | 'model'>) {
  return { number, goods, make, model }
}

async function itemsById(manager: EntityManager, ids: readonly number[]): Promise<Map<number, BoughtItem>> {
  const found = new Map<number, BoughtItem>()
  for (let from = 0; from < ids.length; from += itemsAtOnce) {
    const items = await manager.findBy(BoughtItem, { id: In(ids.slice(from, from + itemsAtOnce)) })
    for (const item of items) found.set(item.id, item)
  }
  return found
}
