import type { Feature } from '../../kernel/Feature.js'
import { KeptPrice } from './KeptPrice.js'
import { PriceResolver } from './PriceResolver.js'
import { TypedPriceResolver } from './TypedPriceResolver.js'

export const pricesFeature: Feature = {
  tables: [KeptPrice],
  resolvers: () => [PriceResolver, TypedPriceResolver],
}
