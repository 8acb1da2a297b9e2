import type { Feature } from '../../kernel/Feature.js'
import { Feature as SellingPoint } from './entity/Feature.js'

export const sellingPointsFeature: Feature = {
  entities: [SellingPoint],
  demo: {
    entities: [SellingPoint],
    load: async (demo) => (await import('./loadDemoSellingPoints.js')).loadDemoSellingPoints(demo),
  },
}
