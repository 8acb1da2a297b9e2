import type { Feature } from '../../kernel/Feature.js'
import { Product } from './Product.js'
import { ProductMovementResolver } from './ProductMovementResolver.js'
import { productStockHooks } from './productStockHooks.js'

export const productsFeature: Feature = {
  entities: [Product],
  resolvers: () => [ProductMovementResolver],
  hooks: { product: productStockHooks },
  switches: { usesProducts: { entities: [Product], screens: ['products'] } },
  demo: {
    entities: [Product],
    load: async (demo) => (await import('./loadDemoProducts.js')).loadDemoProducts(demo),
  },
}
