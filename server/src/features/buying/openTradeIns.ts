import type { EntityManager } from 'typeorm'
import { IsNull, MoreThan } from 'typeorm'
import { BoughtItem } from '../boughtItems/BoughtItem.js'

/** More are no choice at a counter. */
const most = 8

/** What was bought to be set off and is set off against no sale yet, the last one first. */
export function openTradeIns(manager: EntityManager): Promise<BoughtItem[]> {
  return manager.find(BoughtItem, {
    where: { owed: MoreThan(0), setOffInvoice: IsNull() },
    order: { id: 'DESC' },
    take: most,
  })
}
