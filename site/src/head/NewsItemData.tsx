import type { NewsItemQuery } from '../generated/graphql'
import { useLayout } from '../layout/useLayout'
import { StructuredData } from './StructuredData'

/** A news item for search engines. */
export function NewsItemData({ item, address }: { item: NewsItemQuery['publicNewsItemByUrl']; address: string }) {
  const { shop, publicUrl } = useLayout()
  const organization = { '@type': 'Organization', '@id': `${publicUrl}/#shop`, name: shop.name, url: publicUrl }
  return (
    <StructuredData
      data={{
        '@type': 'NewsArticle',
        headline: item.title,
        description: item.introOverview ?? item.intro ?? undefined,
        inLanguage: item.language,
        datePublished: item.createdAt,
        dateModified: item.updatedAt,
        image: [publicUrl + (item.headerImage ?? item.overviewImage).url],
        mainEntityOfPage: publicUrl + address,
        author: organization,
        publisher: organization,
      }}
    />
  )
}
