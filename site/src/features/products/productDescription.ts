import { screenAddress } from '@shop/server/screens'
import { plainText } from '../../kernel/components/plainText'
import { deployment } from '../../kernel/i18n/deployment'
import type { LayoutData } from '../../kernel/screens/LayoutData'
import { amountOf } from '../../kernel/structuredData/amountOf'
import type { Description } from '../../kernel/structuredData/Description'
import type { ProductData } from './loadProduct'

const conditions = { new: 'NewCondition', as_new: 'RefurbishedCondition', used: 'UsedCondition' } as const
const availabilities = { in_stock: 'InStock', last_items: 'LimitedAvailability', sold_out: 'SoldOut' } as const

export function productDescription({ product }: ProductData, { publicUrl }: LayoutData): Description {
  const images = [...(product.image ? [product.image] : []), ...product.images]
  return {
    '@type': 'Product',
    name: product.title,
    sku: String(product.id),
    description: plainText(product.specifications) || product.title,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.gtin && { gtin: product.gtin }),
    ...(images.length > 0 && { image: images.map(({ url }) => publicUrl + url) }),
    offers: {
      '@type': 'Offer',
      url: publicUrl + screenAddress('products', product.language, product.url),
      price: product.price.toFixed(2),
      priceCurrency: deployment().currency,
      ...(product.saleUntil && { priceValidUntil: product.saleUntil }),
      priceSpecification: { '@type': 'UnitPriceSpecification', ...amountOf(product.price, product.price) },
      itemCondition: `https://schema.org/${conditions[product.condition]}`,
      availability: `https://schema.org/${availabilities[product.availability]}`,
      ...(product.warrantyMonths != null && {
        warranty: {
          '@type': 'WarrantyPromise',
          durationOfWarranty: { '@type': 'QuantitativeValue', value: product.warrantyMonths, unitCode: 'MON' },
        },
      }),
      seller: { '@id': `${publicUrl}/#shop` },
    },
  }
}
