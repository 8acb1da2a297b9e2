import type { PublicContext } from '../context/PublicContext.js'
import type { Row, Values } from '../context/Row.js'
import { Feature } from '../entities/Feature.js'
import { NewsItem } from '../entities/NewsItem.js'
import { Product } from '../entities/Product.js'
import { Review } from '../entities/Review.js'
import { Service } from '../entities/Service.js'
import { Tip } from '../entities/Tip.js'
import { inOrder } from './inOrder.js'
import { publicRows } from './publicReads.js'

type Choose = (context: PublicContext, block: Row) => Promise<Row[]>

/** The number of newest items from which a random block selects. */
const randomFrom = 24

/** The records that a block shows, by the key of its type. A block has the language of its page. */
const choosers: Record<string, Choose> = {
  news: (context, { language, count }) => publicRows(context, NewsItem, { language }, { most: Number(count) }),
  tip: (context, { language, count }) => publicRows(context, Tip, { language }, { most: Number(count) }),
  features,
  reviews,
  service: (context, { language }) => publicRows(context, Service, { language }),
  productSale: (context, { language, count, productType }) =>
    publicRows(context, Product, given({ language, productType }), { most: Number(count) }),
  specificNews: specificNews,
  priceFinder: priceFinderServices,
}

function features(context: PublicContext, { language, chosenFeatures }: Row): Promise<Row[]> {
  const ids = chosenFeatures as number[]
  if (ids.length === 0) return publicRows(context, Feature, { language })
  return publicRows(context, Feature, { language, id: ids }).then((rows) => inOrder(ids, rows))
}

function reviews(context: PublicContext, { language, chosenReviews, count }: Row): Promise<Row[]> {
  const ids = chosenReviews as number[]
  if (ids.length === 0) return publicRows(context, Review, { language }, { most: Number(count) })
  return publicRows(context, Review, { language, id: ids }).then((rows) => inOrder(ids, rows))
}

/** Of a chosen device its faults; otherwise as many services as name every device at least once. */
async function priceFinderServices(context: PublicContext, { language, deviceKind }: Row): Promise<Row[]> {
  const services = await publicRows(context, Service, { language })
  const kindsOf = ({ deviceKinds }: Row) => deviceKinds as string[]
  if (deviceKind != null) return services.filter((service) => kindsOf(service).includes(String(deviceKind)))
  const named = new Set<string>()
  return services.filter((service) => {
    const isNew = kindsOf(service).some((kind) => !named.has(kind))
    for (const kind of kindsOf(service)) named.add(kind)
    return isNew
  })
}

function specificNews(context: PublicContext, block: Row): Promise<Row[]> {
  const { language, randomOrder, chosenNews, category, group, count } = block
  // The visitor's browser selects at random, so the response is the same for every visitor.
  if (randomOrder) return publicRows(context, NewsItem, { language }, { most: randomFrom })
  if (category != null || group != null) {
    return publicRows(context, NewsItem, given({ language, category, group }), { most: Number(count) })
  }
  const ids = chosenNews as number[]
  return publicRows(context, NewsItem, { language, id: ids }).then((rows) => inOrder(ids, rows))
}

function given(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null))
}

export function blockRecords(context: PublicContext, block: Row): Promise<Row[]> {
  const choose = choosers[String(block.type)]
  if (!choose) throw new Error(`Nothing chooses the records of ${block.type}`)
  return choose(context, block)
}
