import type { Feature } from '../../kernel/Feature.js'
import { Product } from './Product.js'

export const productsFeature: Feature = {
  entities: [Product],
  switches: { usesProducts: { entities: [Product], screens: ['products'] } },
}
