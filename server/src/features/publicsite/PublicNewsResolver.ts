import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { ListSize } from '../../kernel/context/ListSize.js'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { PublicResponse } from '../../kernel/context/PublicResponse.js'
import type { Row } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { maxRows } from '../../kernel/records/listing.js'
import { notFound } from '../../kernel/records/notFound.js'
import { requestedColumns, requestedReads } from '../../kernel/records/requestedReads.js'
import { comparisonKey } from '../../kernel/shared/comparisonKey.js'
import type { Language } from '../../kernel/shared/screens.js'
import { NewsCategory } from '../news/NewsCategory.js'
import { NewsGroup } from '../news/NewsGroup.js'
import { NewsItem } from '../news/NewsItem.js'
import { stillGood } from './currentNews.js'
import { inOrder } from './inOrder.js'
import { publicCount, publicIds, publicRow, publicRows, sizeOf } from './publicReads.js'
import { randomRecords } from './randomRecords.js'

const newsFields = defineChoice('NewsField', ['category', 'news_group'], 'What news can be looked up by.')

const referenceOf: Record<string, { field: 'category' | 'group'; type: typeof NewsCategory | typeof NewsGroup }> = {
  category: { field: 'category', type: NewsCategory },
  news_group: { field: 'group', type: NewsGroup },
}

const itemType = () => publicTypeOf(NewsItem)
const itemList = () => [publicTypeOf(NewsItem)]
const languageType = () => languageChoice.enumType

/** Visitors' queries of news other than the list. */
@Resolver()
export class PublicNewsResolver {
  @PublicResponse()
  @Granted('everyone')
  @Query(itemType, { description: 'A news item by its id.' })
  publicNewsItemById(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int) id: number,
  ): Promise<Row> {
    return publicRow(context, NewsItem, { id }, requestedReads(info, NewsItem))
  }

  @Granted('everyone')
  @Query(itemList, { description: 'One to nine news items drawn by lot, of those that are good still.' })
  publicRandomNews(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
    @Arg('count', () => Int, { description: 'From 1 to 9.' }) count: number,
  ): Promise<Row[]> {
    return randomRecords(context, NewsItem, language, count, requestedColumns(info, NewsItem), stillGood(context))
  }

  @PublicResponse(endOfDay)
  @ListSize((context, { language }) => publicCount(context, NewsItem, { language }, startOfYear()))
  @Granted('everyone')
  @Query(itemList, { description: 'The news of the past year, newest first: a thousand at most.' })
  publicNewsPastYear(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
  ): Promise<Row[]> {
    return publicRows(
      context,
      NewsItem,
      { language },
      { columns: requestedColumns(info, NewsItem), max: maxRows, since: startOfYear() },
    )
  }

  @PublicResponse()
  @ListSize(sizeOf(NewsItem))
  @Granted('everyone')
  @Query(itemList, { description: 'The news of a category or group, newest first: a thousand at most.' })
  async publicNewsByField(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
    @Arg('field', () => newsFields.enumType) name: string,
    @Arg('value', () => String, {
      description:
        'The value of the category, such as phishing-mail; or the id of the category or group, or its title.',
    })
    value: string,
  ): Promise<Row[]> {
    const reference = referenceOf[name]
    if (!reference) throw new ShopError('BAD_REQUEST')
    const { field, type } = reference
    const ids = await idsOf(context, type, language, value)
    if (ids.length === 0) throw notFound(managedEntity(type))
    return publicRows(
      context,
      NewsItem,
      { language, [field]: ids },
      { columns: requestedColumns(info, NewsItem), max: maxRows },
    )
  }

  @PublicResponse()
  @Granted('everyone')
  @Query(itemList, { description: 'These news items, in this order; those that are not there are left out.' })
  async publicSpecificNews(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
    @Arg('ids', () => [Int]) ids: number[],
  ): Promise<Row[]> {
    if (ids.length > maxRows) throw new ShopError('BAD_REQUEST')
    return inOrder(
      ids,
      await publicRows(context, NewsItem, { language, id: ids }, { columns: requestedColumns(info, NewsItem) }),
    )
  }
}

/** The category or group that is meant: by its id, else by its value, else by its title in that language. */
async function idsOf(
  context: PublicContext,
  type: typeof NewsCategory | typeof NewsGroup,
  language: Language,
  value: string,
): Promise<number[]> {
  const asked = [
    ...(isId(value) ? [{ id: Number(value) }] : []),
    ...(type === NewsCategory ? [{ language, value }] : []),
    { language, titleKey: comparisonKey(value) },
  ]
  for (const where of asked) {
    const ids = await publicIds(context, type, where)
    if (ids.length > 0) return ids
  }
  return []
}

/** The first instant of this day a year ago, UTC: whole days, so that the answer of a day is one answer. */
function startOfYear(): string {
  const start = new Date()
  start.setUTCFullYear(start.getUTCFullYear() - 1)
  start.setUTCHours(0, 0, 0, 0)
  return start.toISOString()
}

function endOfDay(): number {
  return new Date().setUTCHours(24, 0, 0, 0)
}

function isId(text: string): boolean {
  return /^\d{1,9}$/.test(text)
}
