import { newsGroups } from '../../../demo/content/newsGroups.js'
import { newsItems } from '../../../demo/content/newsItems.js'
import type { Demo } from '../demo/Demo.js'
import { loadPairs } from '../demo/loadPairs.js'
import { knowCategories } from './knowCategories.js'
import { NewsGroup } from './NewsGroup.js'
import { NewsItem } from './NewsItem.js'

/** What the shop has told, oldest first. */
export async function loadDemoNews(demo: Demo): Promise<void> {
  await knowCategories(demo)
  await loadPairs(demo, NewsGroup, newsGroups)
  await loadPairs(demo, NewsItem, newsItems)
}
