import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { notFound } from '../../kernel/records/notFound.js'
import { NewsItem } from '../news/NewsItem.js'
import { Page } from '../pages/Page.js'
import { Product } from '../products/Product.js'
import { Tip } from '../tips/Tip.js'

/** A record as visitors would see it, for the owner only, even while it is unpublished. */
@Resolver()
export class PreviewResolver {
  @Granted(['cms-admin'], { about: 'page' })
  @Query(() => publicTypeOf(Page), { description: 'A page as visitors would see it, visible or not.' })
  previewPage(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<Row> {
    return saved(context, Page, id)
  }

  @Granted(['cms-admin'], { about: 'newsItem' })
  @Query(() => publicTypeOf(NewsItem), { description: 'A news item as visitors would see it.' })
  previewNewsItem(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<Row> {
    return saved(context, NewsItem, id)
  }

  @Granted(['cms-admin'], { about: 'tip' })
  @Query(() => publicTypeOf(Tip), { description: 'A tip as visitors would see it.' })
  previewTip(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<Row> {
    return saved(context, Tip, id)
  }

  @Granted(['cms-admin'], { about: 'product' })
  @Query(() => publicTypeOf(Product), { description: 'A product as visitors would see it.' })
  previewProduct(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<Row> {
    return saved(context, Product, id)
  }
}

/** @throws ShopError NOT_FOUND */
async function saved(context: Context, type: Class, id: number): Promise<Row> {
  const row = await context.services.database.rows.first<Row>(type, { id })
  if (!row) throw notFound(managedEntity(type))
  return row
}
