import type { Feature } from '../../kernel/Feature.js'
import { BoughtItem } from './BoughtItem.js'
import { BoughtItemPayout } from './BoughtItemPayout.js'
import { BoughtItemSale } from './BoughtItemSale.js'
import { BoughtItemSetOff } from './BoughtItemSetOff.js'

export const boughtItemsFeature: Feature = {
  entities: [BoughtItem],
  tables: [BoughtItemSale, BoughtItemSetOff, BoughtItemPayout],
  switches: { usesInvoices: { entities: [BoughtItem] } },
  personalData: [
    {
      name: 'boughtItems',
      goesWithAccount: true,
      records: async ({ customer, find }) => [await find(BoughtItem, { customer: customer.id })],
    },
  ],
}
