import type { Feature } from '../../kernel/Feature.js'
import { PriceResolver } from './PriceResolver.js'
import { TypedPriceResolver } from './TypedPriceResolver.js'

export const pricesFeature: Feature = {
  resolvers: () => [PriceResolver, TypedPriceResolver],
}
