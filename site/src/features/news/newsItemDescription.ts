import { screenAddress } from '@shop/server/screens'
import type { LayoutData } from '../../kernel/screens/LayoutData'
import type { Description } from '../../kernel/structuredData/Description'
import { writtenBy } from '../../kernel/structuredData/writtenBy'
import type { NewsItemData } from './loadNewsItem'

export function newsItemDescription({ item }: NewsItemData, layout: LayoutData): Description {
  const { publicUrl } = layout
  return {
    '@type': 'NewsArticle',
    headline: item.title,
    description: item.introOverview ?? item.intro ?? undefined,
    inLanguage: item.language,
    datePublished: item.createdAt,
    dateModified: item.updatedAt,
    expires: item.goodUntil ?? undefined,
    image: [publicUrl + (item.headerImage ?? item.overviewImage).url],
    mainEntityOfPage: publicUrl + screenAddress('news', item.language, item.url),
    ...writtenBy(layout),
  }
}
