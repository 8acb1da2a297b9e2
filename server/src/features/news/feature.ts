import type { Feature } from '../../kernel/Feature.js'
import { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { categoryHooks } from './categoryHooks.js'
import { newsItemHooks } from './dateOfNews.js'
import { NewsCategory } from './NewsCategory.js'
import { NewsGroup } from './NewsGroup.js'
import { NewsItem } from './NewsItem.js'
import { newsEntries } from './searchEntries.js'

export const newsFeature: Feature = {
  searchEntries: newsEntries,
  entities: [NewsItem, NewsCategory, NewsGroup],
  hooks: { newsCategory: categoryHooks, newsItem: newsItemHooks },
  demo: {
    entities: [NewsGroup, NewsItem],
    // Their texts name prices.
    after: [Service, Product],
    load: async (demo) => (await import('./loadDemoNews.js')).loadDemoNews(demo),
  },
}
