import type { Feature } from '../../kernel/Feature.js'
import { BulkProductResolver } from './bulk/BulkProductResolver.js'
import { Product } from './Product.js'
import { ProductMovementResolver } from './ProductMovementResolver.js'
import { productStockHooks } from './productStockHooks.js'
import { productEntries } from './searchEntries.js'

export const productsFeature: Feature = {
  searchEntries: productEntries,
  entities: [Product],
  resolvers: () => [ProductMovementResolver, BulkProductResolver],
  hooks: { product: productStockHooks },
  switches: { usesProducts: { entities: [Product], screens: ['products'] } },
  demo: {
    entities: [Product],
    load: async (demo) => (await import('./loadDemoProducts.js')).loadDemoProducts(demo),
  },
}
