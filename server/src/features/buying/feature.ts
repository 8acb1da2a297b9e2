import type { Feature } from '../../kernel/Feature.js'
import { BuyingResolver } from './BuyingResolver.js'
import { forgetOldPurchases } from './forgetOldPurchases.js'

export const buyingFeature: Feature = {
  resolvers: () => [BuyingResolver],
  expire: ({ services }, now) => forgetOldPurchases(services, now),
}
