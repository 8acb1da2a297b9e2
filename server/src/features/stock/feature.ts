import type { Feature } from '../../kernel/Feature.js'
import { personalStock } from './personalStock.js'
import { StockMovement } from './StockMovement.js'
import { StockResolver } from './StockResolver.js'
import { stockHooks } from './stockHooks.js'
import { ZzpProduct } from './ZzpProduct.js'

export const stockFeature: Feature = {
  entities: [ZzpProduct],
  tables: [StockMovement],
  resolvers: () => [StockResolver],
  hooks: {
    zzpProduct: stockHooks,
  },
  switches: { usesPartnerStock: { entities: [ZzpProduct], roles: ['cms-zzp'] } },
  personalData: [personalStock],
  demo: {
    entities: [ZzpProduct],
    load: async (demo) => (await import('./loadDemoStock.js')).loadDemoStock(demo),
  },
}
