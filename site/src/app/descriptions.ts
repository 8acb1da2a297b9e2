import { priceFinderAddress } from '@shop/server/priceFinder'
import { screenAddress } from '@shop/server/screens'
import type { NewsItemData } from '../features/news/loadNewsItem'
import type { PageData } from '../features/pages/PageData'
import type { FaultData } from '../features/priceFinder/loadPriceFinder'
import type { ProductData } from '../features/products/loadProduct'
import type { TipData } from '../features/tips/loadTips'
import { plainText } from '../kernel/components/plainText'
import { deployment } from '../kernel/i18n/deployment'
import type { LayoutData } from '../kernel/screens/LayoutData'

/** Something of schema.org for search engines, without its context. */
export type Description = Record<string, unknown>

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

export function tipDescription({ tip }: TipData, layout: LayoutData): Description {
  const { publicUrl } = layout
  return {
    '@type': 'Article',
    headline: tip.title,
    description: tip.intro ?? plainText(tip.text),
    inLanguage: tip.language,
    datePublished: tip.createdAt,
    dateModified: tip.updatedAt,
    ...(tip.image && { image: [publicUrl + tip.image.url] }),
    mainEntityOfPage: publicUrl + screenAddress('tips', tip.language, tip.url),
    ...writtenBy(layout),
  }
}

/** The shop as author and publisher of an article. */
function writtenBy({ shop, publicUrl }: LayoutData): Description {
  const organization = { '@type': 'Organization', '@id': `${publicUrl}/#shop`, name: shop.name, url: publicUrl }
  return { author: organization, publisher: organization }
}

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
    ...(images.length > 0 && { image: images.map(({ url }) => publicUrl + url) }),
    offers: {
      '@type': 'Offer',
      url: publicUrl + screenAddress('products', product.language, product.url),
      price: product.price.toFixed(2),
      priceCurrency: deployment().currency,
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

/** A fixed price, or from the first amount on, to the second where that is known. */
function amountOf(from: number, to: number | null): Description {
  return {
    ...(from === to ? { price: from.toFixed(2) } : { minPrice: from.toFixed(2) }),
    ...(to !== null && to !== from && { maxPrice: to.toFixed(2) }),
    priceCurrency: deployment().currency,
    valueAddedTaxIncluded: true,
  }
}

/** A service with what it costs, where that is known. */
export function serviceDescription({ device, fault }: FaultData, { publicUrl }: LayoutData): Description {
  const { title, intro, language, url, image, price, priceTo } = fault
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
        priceSpecification: { '@type': 'PriceSpecification', ...amountOf(price, priceTo) },
      },
    }),
  }
}

/** The questions of a page with their answers. */
export function questionsDescription({ page }: PageData): Description[] {
  const questions = page.blocks.flatMap((block) => (block.__typename === 'FaqBlock' ? block.questions : []))
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}
