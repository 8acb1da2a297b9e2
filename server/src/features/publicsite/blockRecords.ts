import type { GraphQLResolveInfo } from 'graphql'
import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { requestedColumns } from '../../kernel/records/requestedReads.js'
import { NewsItem } from '../news/NewsItem.js'
import { Product } from '../products/Product.js'
import { lastWrittenFirst, Review } from '../reviews/Review.js'
import { Feature } from '../sellingPoints/entity/Feature.js'
import { Service } from '../services/Service.js'
import { Tip } from '../tips/Tip.js'
import { stillGood } from './currentNews.js'
import { inOrder } from './inOrder.js'
import { publicRows, type RowsQuery } from './publicReads.js'

/** Reads public records with what the operation asks for of them, and the fields by which they are chosen. */
type Read = (
  type: Class,
  given: Values,
  query?: Pick<RowsQuery, 'max' | 'order'> & { chosenBy?: string[] },
) => Promise<Row[]>
type Choose = (read: Read, block: Row) => Promise<Row[]>

/** The number of newest items from which a random block selects. */
const randomFrom = 24

/** The records that a block shows, by the key of its type. A block has the language of its page. */
const choosers: Record<string, Choose> = {
  news: (read, { language, count }) => read(NewsItem, { language }, { max: Number(count) }),
  tip: (read, { language, count }) => read(Tip, { language }, { max: Number(count) }),
  features,
  reviews,
  service: (read, { language }) => read(Service, { language }),
  productSale: (read, { language, count, productType }) =>
    read(Product, given({ language, productType }), { max: Number(count) }),
  specificNews: specificNews,
  priceFinder: priceFinderServices,
}

function features(read: Read, { language, chosenFeatures }: Row): Promise<Row[]> {
  const ids = chosenFeatures as number[]
  if (ids.length === 0) return read(Feature, { language })
  return read(Feature, { language, id: ids }).then((rows) => inOrder(ids, rows))
}

function reviews(read: Read, { language, chosenReviews, count }: Row): Promise<Row[]> {
  const ids = chosenReviews as number[]
  if (ids.length === 0) return read(Review, { language }, { max: Number(count), order: lastWrittenFirst })
  return read(Review, { language, id: ids }).then((rows) => inOrder(ids, rows))
}

/** Of a chosen device its faults; otherwise as many services as name every device at least once. */
async function priceFinderServices(read: Read, { language, deviceKind }: Row): Promise<Row[]> {
  const services = await read(Service, { language }, { chosenBy: ['deviceKinds'] })
  const kindsOf = ({ deviceKinds }: Row) => deviceKinds as string[]
  if (deviceKind != null) return services.filter((service) => kindsOf(service).includes(String(deviceKind)))
  const named = new Set<string>()
  return services.filter((service) => {
    const isNew = kindsOf(service).some((kind) => !named.has(kind))
    for (const kind of kindsOf(service)) named.add(kind)
    return isNew
  })
}

function specificNews(read: Read, block: Row): Promise<Row[]> {
  const { language, randomOrder, chosenNews, category, group, count } = block
  // The visitor's browser selects at random, so the response is the same for every visitor.
  if (randomOrder) return read(NewsItem, { language }, { max: randomFrom })
  if (category != null || group != null) {
    return read(NewsItem, given({ language, category, group }), { max: Number(count) })
  }
  const ids = chosenNews as number[]
  return read(NewsItem, { language, id: ids }).then((rows) => inOrder(ids, rows))
}

function given(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null))
}

export function blockRecords(context: PublicContext, block: Row, info: GraphQLResolveInfo): Promise<Row[]> {
  const choose = choosers[String(block.type)]
  if (!choose) throw new Error(`Nothing chooses the records of ${block.type}`)
  const read: Read = (type, given, { chosenBy = [], ...query } = {}) => {
    const columns = [...requestedColumns(info, type), ...chosenBy]
    // What the owner chose by name stays; what is shown because it is new has to be good still.
    const also = type === NewsItem && query.max !== undefined ? stillGood(context) : undefined
    return publicRows(context, type, given, { columns, ...query, also })
  }
  return choose(read, block)
}
