import { type Language, screenAddress } from '@shop/server/screens'
import type { SearchQuery } from '../../generated/graphql'
import { otherLanguage, withQuery } from '../../kernel/addresses/addresses'
import type { Site } from '../../kernel/data/Site'
import { assertWithin, pageNumber } from '../../kernel/screens/paging'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import { searchedText, searchParameter } from './searchedText'

export interface SearchData extends ScreenData {
  kind: 'search'
  /** Empty while nothing was searched for. */
  q: string
  found: SearchQuery['publicSearch']
  page: number
}

/** A page of what was found. */
export async function loadSearch(site: Site, language: Language, url: URL): Promise<SearchData> {
  const q = searchedText(url.searchParams.get(searchParameter) ?? '')
  const page = pageNumber(url, language)
  const found = q === '' ? { items: [], total: 0 } : (await site.query('Search', { language, q, page })).publicSearch
  assertWithin(page, found.total)
  return {
    kind: 'search',
    q,
    found,
    page,
    translationAddress: withQuery(screenAddress('search', otherLanguage(language)), { [searchParameter]: q }),
  }
}
