import type { Feature } from '../../kernel/Feature.js'
import { Product } from './Product.js'

export const productsFeature: Feature = {
  entities: [Product],
}
