import { type Language, screenAddress } from '@shop/server/screens'
import type { NewsOverviewQuery } from '../../generated/graphql'
import { otherLanguage, withQuery } from '../../kernel/addresses/addresses'
import type { Site } from '../../kernel/data/Site'
import { notFound } from '../../kernel/screens/notFound'
import { assertWithin, pageNumber } from '../../kernel/screens/paging'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import { newsParameters, newsQuery } from './newsChoices'

export interface NewsData extends ScreenData {
  kind: 'news'
  news: NewsOverviewQuery['publicNews']
  categories: NewsOverviewQuery['publicNewsCategories']
  groups: NewsOverviewQuery['publicNewsGroups']
  page: number
  category: number | null
  group: number | null
}

/** The news overview: a page of it, all of it or what is of one category, one group or both. */
export async function loadNews(site: Site, language: Language, url: URL): Promise<NewsData> {
  const page = pageNumber(url, language)
  const names = newsParameters[language]
  const category = chosenId(url, names.category)
  const group = chosenId(url, names.group)
  const {
    publicNews: news,
    publicNewsCategories: categories,
    publicNewsGroups: groups,
  } = await site.query('NewsOverview', { language, page, category, group })
  const chosenCategory = chosenOf(categories, category)
  const chosenGroup = chosenOf(groups, group)
  assertWithin(page, news.total)
  const other = otherLanguage(language)
  const choices = {
    category: chosenCategory?.translation?.id ?? null,
    group: chosenGroup?.translation?.id ?? null,
  }
  return {
    kind: 'news',
    news,
    categories,
    groups,
    page,
    category,
    group,
    translationAddress: withQuery(screenAddress('news', other), newsQuery(other, choices)),
  }
}

function chosenId(url: URL, parameter: string): number | null {
  const asked = url.searchParams.get(parameter)
  if (asked === null || asked === '') return null
  if (!/^[1-9]\d{0,8}$/.test(asked)) throw notFound()
  return Number(asked)
}

/** What bears the chosen id; one that is not there is not found. */
function chosenOf<Choice extends { id: number }>(choices: Choice[], id: number | null): Choice | null {
  if (id === null) return null
  const chosen = choices.find((one) => one.id === id)
  if (!chosen) throw notFound()
  return chosen
}
