import { Field, ObjectType } from 'type-graphql'
import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { isPublished } from '../../kernel/publication/Published.js'
import { NewsItem } from '../news/NewsItem.js'
import { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { Tip } from '../tips/Tip.js'

const optional = { nullable: true, simple: true }

@ObjectType({
  description: 'What the owner chose as belonging to a record, in its language: at most one of each kind.',
})
export class RelatedRecords {
  @Field(() => publicTypeOf(Service), { ...optional, description: 'A service.' })
  service: Row | null

  @Field(() => publicTypeOf(Product), { ...optional, description: 'A product.' })
  product: Row | null

  @Field(() => publicTypeOf(Tip), { ...optional, description: 'A tip.' })
  tip: Row | null

  @Field(() => publicTypeOf(NewsItem), { ...optional, description: 'A news item.' })
  newsItem: Row | null
}

/** The fields by which the owner chooses them. */
export const relatedFields = ['relatedService', 'relatedProduct', 'relatedTip', 'relatedNewsItem'] as const

/** What belongs to a record, without what visitors may not read. */
export async function relatedRecords(context: PublicContext, type: Class, row: Row): Promise<RelatedRecords> {
  const off = (await context.services.switches.now()).entities
  const chosen = async (target: Class, id: unknown): Promise<Row | null> => {
    if (id == null || off.has(managedEntity(target).name) || (target === type && id === row.id)) return null
    const record = await context.loaders.record(target, Number(id))
    return record && isPublished(target, record) && record.language === row.language ? record : null
  }
  const [service, product, tip, newsItem] = await Promise.all([
    chosen(Service, row.relatedService),
    chosen(Product, row.relatedProduct),
    chosen(Tip, row.relatedTip),
    chosen(NewsItem, row.relatedNewsItem),
  ])
  return { service, product, tip, newsItem }
}
