import { priceFinderAddress } from '@shop/server/priceFinder'
import type { LayoutData } from '../../kernel/screens/LayoutData'
import { amountOf } from '../../kernel/structuredData/amountOf'
import type { Description } from '../../kernel/structuredData/Description'
import type { FaultData } from './loadPriceFinder'

/** A service with what it costs, where that is known. */
export function serviceDescription({ device, fault }: FaultData, { publicUrl }: LayoutData): Description {
  const { title, intro, language, url, image, price, priceTo, saleUntil } = fault
  const address = publicUrl + priceFinderAddress(language, device, url)
  return {
    '@type': 'Service',
    name: title,
    serviceType: title,
    ...(intro && { description: intro }),
    ...(image && { image: [publicUrl + image.url] }),
    url: address,
    provider: { '@id': `${publicUrl}/#shop` },
    ...(price !== null && {
      offers: {
        '@type': 'Offer',
        url: address,
        ...(saleUntil && { priceValidUntil: saleUntil }),
        priceSpecification: { '@type': 'PriceSpecification', ...amountOf(price, priceTo) },
      },
    }),
  }
}
