import { type Language, screenAddress } from '@shop/server/screens'
import { redirect } from 'react-router'
import type { ProductNeighboursQuery, ProductQuery } from '../../generated/graphql'
import type { Site } from '../../kernel/data/Site'
import { orMoved } from '../../kernel/screens/notFound'
import type { ScreenData } from '../../kernel/screens/ScreenData'

export interface ProductData extends ScreenData {
  kind: 'product'
  product: ProductQuery['publicProductByUrl']
  neighbours?: ProductNeighboursQuery['publicProductNeighbours']
  /** Until when it can be collected if it is reserved now, UTC; null where it cannot be. */
  collectBefore?: string | null
}

/** A product by its url; one of the other language is sent to its own address. */
export async function loadProduct(site: Site, language: Language, url: string, address: URL): Promise<ProductData> {
  const { publicProductByUrl: product, publicCollectBefore: collectBefore = null } = await orMoved(
    site,
    address.pathname,
    () => site.query('Product', { url }),
  )
  if (product.language !== language) {
    throw redirect(screenAddress('products', product.language, product.url) + address.search, 301)
  }
  const { publicProductNeighbours: neighbours } = await site.query('ProductNeighbours', { id: product.id })
  const { translation } = product
  return {
    kind: 'product',
    product,
    neighbours,
    collectBefore,
    translationAddress: translation?.url ? screenAddress('products', translation.language, translation.url) : null,
  }
}
