import type { Feature } from '../../kernel/Feature.js'
import { Page } from '../pages/Page.js'
import { PageView } from './PageView.js'
import { removeOldPageViews } from './removeOldPageViews.js'
import { StatisticsResolver } from './StatisticsResolver.js'

export const statisticsFeature: Feature = {
  tables: [PageView],
  resolvers: () => [StatisticsResolver],
  retention: { pageViews: removeOldPageViews },
  demo: {
    entities: [PageView],
    after: [Page],
    load: async (demo) => (await import('./loadDemoPageViews.js')).loadDemoPageViews(demo),
  },
}
