import { type Language, screenAddress } from '@shop/server/screens'
import { redirect } from 'react-router'
import { otherLanguage, withQuery } from '../addresses'
import type { Site } from '../Site'
import { categoryParameters } from './newsChoices'
import { notFound, orMoved } from './notFound'
import { assertWithin, pageNumber } from './paging'
import type { NewsData, NewsItemData } from './ScreenData'

/** The news overview: a page of it, all of it or one category. */
export async function loadNews(site: Site, language: Language, url: URL): Promise<NewsData> {
  const page = pageNumber(url, language)
  const category = chosenCategory(url, language)
  const { publicNews: news, publicNewsCategories: categories } = await site.query('NewsOverview', {
    language,
    page,
    category,
  })
  const chosen = categories.find((one) => one.id === category)
  if (category !== null && !chosen) throw notFound()
  assertWithin(page, news.total)
  const other = otherLanguage(language)
  return {
    kind: 'news',
    news,
    categories,
    page,
    category,
    translationAddress: withQuery(screenAddress('news', other), {
      [categoryParameters[other]]: chosen?.translation?.id,
    }),
  }
}

function chosenCategory(url: URL, language: Language): number | null {
  const asked = url.searchParams.get(categoryParameters[language])
  if (asked === null || asked === '') return null
  if (!/^[1-9]\d{0,8}$/.test(asked)) throw notFound()
  return Number(asked)
}

/** A news item by its url; one of the other language is sent to its own address. */
export async function loadNewsItem(site: Site, language: Language, url: string, address: URL): Promise<NewsItemData> {
  const { publicNewsItemByUrl: item } = await orMoved(site, address.pathname, () => site.query('NewsItem', { url }))
  if (item.language !== language) throw redirect(screenAddress('news', item.language, item.url) + address.search, 301)
  const { translation } = item
  return {
    kind: 'newsItem',
    item,
    translationAddress: translation?.url ? screenAddress('news', translation.language, translation.url) : null,
  }
}
