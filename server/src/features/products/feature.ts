import type { Feature } from '../../kernel/Feature.js'
import { Product } from './Product.js'

export const productsFeature: Feature = {
  entities: [Product],
  switches: { usesProducts: { entities: [Product], screens: ['products'] } },
  demo: {
    entities: [Product],
    load: async (demo) => (await import('./loadDemoProducts.js')).loadDemoProducts(demo),
  },
}
