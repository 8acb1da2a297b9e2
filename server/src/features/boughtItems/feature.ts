import type { Feature } from '../../kernel/Feature.js'
import { BoughtItem } from './BoughtItem.js'
import { BoughtItemSale } from './BoughtItemSale.js'
import { forgetOldPurchases } from './forgetOldPurchases.js'

export const boughtItemsFeature: Feature = {
  entities: [BoughtItem],
  tables: [BoughtItemSale],
  expire: ({ services }, now) => forgetOldPurchases(services, now),
  switches: { usesInvoices: { entities: [BoughtItem] } },
  personalData: [
    {
      name: 'boughtItems',
      goesWithAccount: true,
      records: async ({ customer, find }) => [await find(BoughtItem, { customer: customer.id })],
    },
  ],
}
