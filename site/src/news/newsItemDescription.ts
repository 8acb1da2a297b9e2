import { screenAddress } from '@shop/server/screens'
import { type Description, writtenBy } from '../screens/Description'
import type { LayoutData } from '../screens/LayoutData'
import type { NewsItemData } from './loadNews'

export function newsItemDescription({ item }: NewsItemData, layout: LayoutData): Description {
  const { publicUrl } = layout
  return {
    '@type': 'NewsArticle',
    headline: item.title,
    description: item.introOverview ?? item.intro ?? undefined,
    inLanguage: item.language,
    datePublished: item.createdAt,
    dateModified: item.updatedAt,
    image: [publicUrl + (item.headerImage ?? item.overviewImage).url],
    mainEntityOfPage: publicUrl + screenAddress('news', item.language, item.url),
    ...writtenBy(layout),
  }
}
