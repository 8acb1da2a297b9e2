import type { Feature } from '../../kernel/Feature.js'
import { categoryHooks } from './categoryHooks.js'
import { NewsCategory } from './NewsCategory.js'
import { NewsGroup } from './NewsGroup.js'
import { NewsItem } from './NewsItem.js'

export const newsFeature: Feature = {
  entities: [NewsItem, NewsCategory, NewsGroup],
  hooks: { newsCategory: categoryHooks },
  demo: {
    entities: [NewsGroup, NewsItem],
    load: async (demo) => (await import('./loadDemoNews.js')).loadDemoNews(demo),
  },
}
