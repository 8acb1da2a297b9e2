import { type Language, languages, screenAddress } from '@shop/server/screens'
import { type RouteObject, redirect } from 'react-router'
import { otherLanguage, withQuery } from '../addresses'
import {
  NewsItemDocument,
  type NewsItemQuery,
  NewsOverviewDocument,
  type NewsOverviewQuery,
} from '../generated/graphql'
import type { Site } from '../Site'
import { NewsItemScreen } from './NewsItemScreen'
import { NewsScreen } from './NewsScreen'
import { notFound, orMoved } from './notFound'
import { assertWithin, pageNumber } from './paging'
import type { ScreenData } from './ScreenData'

/** The query name that carries the chosen category's id. */
export const categoryParameters: Record<Language, string> = { nl: 'categorie', en: 'category' }

export interface NewsData extends ScreenData {
  news: NewsOverviewQuery['publicNews']
  categories: NewsOverviewQuery['publicNewsCategories']
  page: number
  category: number | null
}

export interface NewsItemData extends ScreenData {
  item: NewsItemQuery['publicNewsItemByUrl']
}

export function newsRoutes(site: Site): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('news', language),
      Component: NewsScreen,
      loader: ({ request }) => loadNews(site, language, new URL(request.url)),
    },
    {
      path: screenAddress('news', language, ':url'),
      Component: NewsItemScreen,
      loader: ({ request, params }) => loadItem(site, language, params.url ?? '', new URL(request.url)),
    },
  ])
}

async function loadNews(site: Site, language: Language, url: URL): Promise<NewsData> {
  const page = pageNumber(url, language)
  const category = chosenCategory(url, language)
  const { publicNews: news, publicNewsCategories: categories } = await site.query(NewsOverviewDocument, {
    language,
    page,
    category,
  })
  const chosen = categories.find((one) => one.id === category)
  if (category !== null && !chosen) throw notFound()
  assertWithin(page, news.total)
  const other = otherLanguage(language)
  return {
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

async function loadItem(site: Site, language: Language, url: string, address: URL): Promise<NewsItemData> {
  const { publicNewsItemByUrl: item } = await orMoved(site, address.pathname, () =>
    site.query(NewsItemDocument, { url }),
  )
  if (item.language !== language) throw redirect(screenAddress('news', item.language, item.url) + address.search, 301)
  const { translation } = item
  return {
    item,
    translationAddress: translation?.url ? screenAddress('news', translation.language, translation.url) : null,
  }
}
