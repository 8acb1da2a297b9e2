import type { Feature } from '../../kernel/Feature.js'
import { PriceResolver } from './PriceResolver.js'

export const pricesFeature: Feature = {
  resolvers: () => [PriceResolver],
}
