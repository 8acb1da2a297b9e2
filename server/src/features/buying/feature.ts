import type { Context } from '../../kernel/context/Context.js'
import type { Feature } from '../../kernel/Feature.js'
import { BoughtItem } from '../boughtItems/BoughtItem.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { BuyingResolver } from './BuyingResolver.js'
import { forgetOldPurchases } from './forgetOldPurchases.js'
import { BoughtItemPhoto, type BoughtItemPhotoServices } from './photos/BoughtItemPhoto.js'
import { BoughtItemPhotoResolver } from './photos/BoughtItemPhotoResolver.js'

export const buyingFeature: Feature = {
  tables: [BoughtItemPhoto],
  resolvers: () => [BuyingResolver, BoughtItemPhotoResolver],
  demo: {
    entities: [BoughtItem],
    after: [ShopSettings],
    load: async (demo) => (await import('./loadDemoPurchase.js')).loadDemoPurchase(demo),
  },
  expire: ({ services }: Context<BoughtItemPhotoServices>, now) => forgetOldPurchases(services, now),
}
