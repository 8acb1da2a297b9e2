import type { Feature } from '../../kernel/Feature.js'
import { BuyingResolver } from './BuyingResolver.js'

export const buyingFeature: Feature = {
  resolvers: () => [BuyingResolver],
}
