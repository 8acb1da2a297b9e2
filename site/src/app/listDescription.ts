import { priceFinderAddress } from '@shop/server/priceFinder'
import { type Language, publicPageSize, type Screen, screenAddress } from '@shop/server/screens'
import type { NewsData } from '../features/news/loadNews'
import type { PriceFinderData } from '../features/priceFinder/loadPriceFinder'
import type { ProductsData } from '../features/products/loadProducts'
import type { TipsData } from '../features/tips/loadTips'
import type { Description } from '../kernel/structuredData/Description'

type Overview = NewsData | PriceFinderData | ProductsData | TipsData

/** What an overview lists, in its order, with the place of each in the whole list; of an empty one nothing. */
export function listDescriptions(data: Overview, language: Language, publicUrl: string): Description[] {
  const { addresses, before } = listedOn(data, language)
  if (addresses.length === 0) return []
  const itemListElement = addresses.map((address, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    url: publicUrl + address,
  }))
  return [{ '@type': 'ItemList', itemListElement }]
}

interface Listed {
  addresses: string[]
  /** How many stand on earlier pages. */
  before: number
}

function listedOn(data: Overview, language: Language): Listed {
  const records = (screen: Screen, items: readonly { url: string }[], page: number): Listed => ({
    addresses: items.map(({ url }) => screenAddress(screen, language, url)),
    before: (page - 1) * publicPageSize,
  })
  switch (data.kind) {
    case 'products':
      return records('products', data.products.items, data.page)
    case 'news':
      return records('news', data.news.items, data.page)
    case 'tips':
      return records('tips', data.tips.items, data.page)
    case 'price-finder': {
      const { device, faults, question } = data
      if (!device || question !== '') return { addresses: [], before: 0 }
      return { addresses: faults.map(({ url }) => priceFinderAddress(language, device, url)), before: 0 }
    }
  }
}
