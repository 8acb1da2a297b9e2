import { type Language, screenAddress } from '@shop/server/screens'
import { redirect } from 'react-router'
import type { NewsItemNeighboursQuery, NewsItemQuery } from '../../generated/graphql'
import type { Site } from '../../kernel/data/Site'
import { orMoved } from '../../kernel/screens/notFound'
import type { ScreenData } from '../../kernel/screens/ScreenData'

export interface NewsItemData extends ScreenData {
  kind: 'newsItem'
  item: NewsItemQuery['publicNewsItemByUrl']
  /** Missing in a preview. */
  neighbours?: NewsItemNeighboursQuery['publicNewsItemNeighbours']
}

/** A news item by its url; one of the other language is sent to its own address. */
export async function loadNewsItem(site: Site, language: Language, url: string, address: URL): Promise<NewsItemData> {
  const { publicNewsItemByUrl: item } = await orMoved(site, address.pathname, () => site.query('NewsItem', { url }))
  if (item.language !== language) throw redirect(screenAddress('news', item.language, item.url) + address.search, 301)
  const { publicNewsItemNeighbours: neighbours } = await site.query('NewsItemNeighbours', { id: item.id })
  const { translation } = item
  return {
    kind: 'newsItem',
    item,
    neighbours,
    translationAddress: translation?.url ? screenAddress('news', translation.language, translation.url) : null,
  }
}
