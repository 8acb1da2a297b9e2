import { screenAddress } from '@shop/server/screens'
import { plainText } from '../components/plainText'
import type { LayoutData } from '../layout/loadLayout'
import type { NewsItemData, PageData, ProductData, ScreenData, TipData } from '../screens/ScreenData'
import type { Crumb } from '../trailOf'
import type { Description } from './Description'

const conditions = { new: 'NewCondition', as_new: 'RefurbishedCondition', used: 'UsedCondition' } as const
const availabilities = { in_stock: 'InStock', last_items: 'LimitedAvailability', sold_out: 'SoldOut' } as const

/** What stands on a screen besides the shop: a product, a news item, questions with their answers. */
export function screenData(data: ScreenData, layout: LayoutData): Description[] {
  switch (data.kind) {
    case 'newsItem':
      return [newsItemData(data, layout)]
    case 'tip':
      return [tipData(data, layout)]
    case 'product':
      return [productData(data, layout)]
    case 'page':
      return questionData(data)
    default:
      return []
  }
}

/** The way from home to the screen. */
export function trailData(trail: Crumb[], { publicUrl }: LayoutData): Description {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: publicUrl + address,
    })),
  }
}

function newsItemData({ item }: NewsItemData, layout: LayoutData): Description {
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

function tipData({ tip }: TipData, layout: LayoutData): Description {
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

function writtenBy({ shop, publicUrl }: LayoutData): Description {
  const organization = { '@type': 'Organization', '@id': `${publicUrl}/#shop`, name: shop.name, url: publicUrl }
  return { author: organization, publisher: organization }
}

function productData({ product }: ProductData, { publicUrl }: LayoutData): Description {
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

function questionData({ page }: PageData): Description[] {
  const questions = page.blocks.flatMap((block) => (block.__typename === 'FaqBlock' ? block.questions : []))
  if (questions.length === 0) return []
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', mainEntity }]
}
