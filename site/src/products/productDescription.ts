import { screenAddress } from '@shop/server/screens'
import { plainText } from '../components/plainText'
import type { Description } from '../screens/Description'
import type { LayoutData } from '../screens/LayoutData'
import type { ProductData } from './loadProducts'

const conditions = { new: 'NewCondition', as_new: 'RefurbishedCondition', used: 'UsedCondition' } as const
const availabilities = { in_stock: 'InStock', last_items: 'LimitedAvailability', sold_out: 'SoldOut' } as const

export function productDescription({ product }: ProductData, { publicUrl }: LayoutData): Description {
  return {
    '@type': 'Product',
    name: product.title,
    description: plainText(product.specifications),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.image && { image: [publicUrl + product.image.url] }),
    offers: {
      '@type': 'Offer',
      url: publicUrl + screenAddress('products', product.language, product.url),
      price: product.price.toFixed(2),
      priceCurrency: 'EUR',
      itemCondition: `https://schema.org/${conditions[product.condition]}`,
      availability: `https://schema.org/${availabilities[product.availability]}`,
      seller: { '@id': `${publicUrl}/#shop` },
    },
  }
}
