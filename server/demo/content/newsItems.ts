import { phishingNewsItems } from './newsItems/phishing.js'
import { softwareNewsItems } from './newsItems/software.js'
import { warningNewsItems } from './newsItems/warnings.js'
import { workshopNewsItems } from './newsItems/workshop.js'
import type { DemoNewsItem } from './types.js'

/** Every news item of the demo shop, oldest first. */
export const newsItems: DemoNewsItem[] = [
  ...phishingNewsItems,
  ...warningNewsItems,
  ...softwareNewsItems,
  ...workshopNewsItems,
].sort((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''))
