import type { ProductQuery } from '../generated/graphql'
import { useLayout } from '../layout/useLayout'
import { StructuredData } from './StructuredData'

const conditions = { new: 'NewCondition', as_new: 'RefurbishedCondition', used: 'UsedCondition' } as const
const availabilities = { in_stock: 'InStock', last_items: 'LimitedAvailability', sold_out: 'SoldOut' } as const

interface ProductDataProps {
  product: ProductQuery['publicProductByUrl']
  address: string
  description: string | undefined
}

/** A product with its offer, for search engines. */
export function ProductData({ product, address, description }: ProductDataProps) {
  const { publicUrl } = useLayout()
  return (
    <StructuredData
      data={{
        '@type': 'Product',
        name: product.title,
        description,
        ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
        ...(product.image && { image: [publicUrl + product.image.url] }),
        offers: {
          '@type': 'Offer',
          url: publicUrl + address,
          price: product.price.toFixed(2),
          priceCurrency: 'EUR',
          itemCondition: `https://schema.org/${conditions[product.condition]}`,
          availability: `https://schema.org/${availabilities[product.availability]}`,
          seller: { '@id': `${publicUrl}/#shop` },
        },
      }}
    />
  )
}
