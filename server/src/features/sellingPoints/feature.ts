import type { Feature } from '../../kernel/Feature.js'
import { Service } from '../services/Service.js'
import { Feature as SellingPoint } from './entity/Feature.js'

export const sellingPointsFeature: Feature = {
  entities: [SellingPoint],
  demo: {
    entities: [SellingPoint],
    // Their texts name prices.
    after: [Service],
    load: async (demo) => (await import('./loadDemoSellingPoints.js')).loadDemoSellingPoints(demo),
  },
}
