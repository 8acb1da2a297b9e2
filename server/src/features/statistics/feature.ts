import type { Feature } from '../../kernel/Feature.js'
import { PageView } from './PageView.js'
import { removeOldPageViews } from './removeOldPageViews.js'
import { StatisticsResolver } from './StatisticsResolver.js'

export const statisticsFeature: Feature = {
  tables: [PageView],
  resolvers: () => [StatisticsResolver],
  retention: { pageViews: removeOldPageViews },
}
