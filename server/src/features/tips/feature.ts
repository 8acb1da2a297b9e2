import type { Feature } from '../../kernel/Feature.js'
import { Tip } from './Tip.js'

export const tipsFeature: Feature = {
  entities: [Tip],
  switches: { usesTips: { entities: [Tip], screens: ['tips'] } },
  demo: {
    entities: [Tip],
    load: async (demo) => (await import('./loadDemoTips.js')).loadDemoTips(demo),
  },
}
