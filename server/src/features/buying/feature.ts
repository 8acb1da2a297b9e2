import type { Feature } from '../../kernel/Feature.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { BuyingResolver } from './BuyingResolver.js'
import { forgetOldPurchases } from './forgetOldPurchases.js'

export const buyingFeature: Feature = {
  resolvers: () => [BuyingResolver],
  demo: {
    entities: [BoughtItem],
    after: [ShopSettings],
    load: async (demo) => (await import('./loadDemoPurchase.js')).loadDemoPurchase(demo),
  },
  expire: ({ services }, now) => forgetOldPurchases(services, now),
}
