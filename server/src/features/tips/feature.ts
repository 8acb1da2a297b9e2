import type { Feature } from '../../kernel/Feature.js'
import { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { tipEntries } from './searchEntries.js'
import { Tip } from './Tip.js'

export const tipsFeature: Feature = {
  searchEntries: tipEntries,
  entities: [Tip],
  switches: { usesTips: { entities: [Tip], screens: ['tips'] } },
  demo: {
    entities: [Tip],
    // Their texts name prices.
    after: [Service, Product],
    load: async (demo) => (await import('./loadDemoTips.js')).loadDemoTips(demo),
  },
}
