import type { Feature } from '../../kernel/Feature.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { overviewParameters } from '../../kernel/shared/overviewParameters.js'
import { screenAddress } from '../../kernel/shared/screens.js'
import { NewsCategory } from './NewsCategory.js'
import { NewsItem } from './NewsItem.js'

const words = {
  nl: {
    title: 'Nieuws',
    text: 'Wat er bij ons gebeurt, en waar je voor moet oppassen.',
    finds: 'nieuws, laatste nieuws, actueel, nieuwtjes, berichten, waarschuwingen, blog',
  },
  en: {
    title: 'News',
    text: 'What happens here, and what to look out for.',
    finds: 'news, latest news, updates, announcements, warnings, blog',
  },
} as const

const ofCategory = {
  nl: (title: string) => ({
    title: `Nieuws: ${title}`,
    text: `Alle berichten over ${title.toLowerCase()}.`,
    finds: title,
  }),
  en: (title: string) => ({ title: `News: ${title}`, text: `All news about ${title.toLowerCase()}.`, finds: title }),
} as const

export const newsEntries: Feature['searchEntries'] = [
  {
    name: 'news',
    entries: (_, language) => [
      { kind: 'overview', key: 'news', address: screenAddress('news', language), words: words[language] },
    ],
  },
  {
    name: 'newsCategories',
    of: [NewsItem, NewsCategory],
    async entries({ services: { database } }, language) {
      const used = await database.reader
        .createQueryBuilder(NewsItem, 'item')
        .select('DISTINCT item.category', 'category')
        .where({ ...publishedWhere(NewsItem), language })
        .getRawMany<{ category: number | null }>()
      const ids = used.flatMap(({ category }) => category ?? [])
      const categories =
        ids.length === 0 ? [] : await database.rows.find<NewsCategory>(NewsCategory, { where: { id: ids } })
      const address = screenAddress('news', language)
      return categories.map(({ id, pair, title }) => ({
        kind: 'overview',
        key: String(pair),
        address: `${address}?${overviewParameters[language].newsCategory}=${id}`,
        words: ofCategory[language](title),
      }))
    },
  },
]
