import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row } from '../../kernel/context/Row.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { NewsItem } from '../news/NewsItem.js'
import { dayOfAnswer } from './currentNews.js'

/** Whether news is good still, on the day of the shop on which it is read. */
@Resolver(() => publicTypeOf(NewsItem))
export class NewsGoodUntilResolver {
  @FieldResolver(() => Boolean, { description: 'Whether its last day has passed, if it has one.' })
  async isOutdated(@Root() item: Row, @Ctx() context: PublicContext): Promise<boolean> {
    const { goodUntil } =
      item.goodUntil === undefined ? ((await context.loaders.record(NewsItem, item.id)) ?? item) : item
    return goodUntil != null && String(goodUntil) < dayOfAnswer(context)
  }
}
