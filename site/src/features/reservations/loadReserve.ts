import { type Language, reserveAddress, screenAddress } from '@shop/server/screens'
import { redirect } from 'react-router'
import type { ProductQuery } from '../../generated/graphql'
import type { Site } from '../../kernel/data/Site'
import { orMoved } from '../../kernel/screens/notFound'
import type { ScreenData } from '../../kernel/screens/ScreenData'

export interface ReserveData extends ScreenData {
  kind: 'reserve'
  product: ProductQuery['publicProductByUrl']
  /** UTC; null for a product that cannot be reserved, or not any more. */
  collectBefore: string | null
}

/** A product that is to be reserved; one of the other language is sent to its own address, one that has moved to its page. */
export async function loadReserve(site: Site, language: Language, url: string): Promise<ReserveData> {
  const ofProduct = screenAddress('products', language, url)
  const { publicProductByUrl: product, publicCollectBefore: collectBefore } = await orMoved(site, ofProduct, () =>
    site.query('Product', { url }),
  )
  if (product.language !== language) throw redirect(reserveAddress(product.language, product.url), 301)
  const { translation } = product
  return {
    kind: 'reserve',
    product,
    collectBefore: collectBefore ?? null,
    translationAddress: translation?.url ? reserveAddress(translation.language, translation.url) : null,
  }
}
