import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { ListSize } from '../../kernel/context/ListSize.js'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { PublicResponse } from '../../kernel/context/PublicResponse.js'
import type { Row } from '../../kernel/context/Row.js'
import type { RowPage } from '../../kernel/database/RowReader.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { maxRows } from '../../kernel/records/listing.js'
import { requestedColumns, requestedReads } from '../../kernel/records/requestedReads.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Tip } from '../tips/Tip.js'
import { publicList } from './publicList.js'
import { publicPageOf, publicRow, publicRows, sizeOf } from './publicReads.js'
import { randomRecords } from './randomRecords.js'

const tipPage = publicList(Tip)
const tipType = () => publicTypeOf(Tip)
const tipList = () => [publicTypeOf(Tip)]
const languageType = () => languageChoice.enumType

/** Visitors' queries of tips. */
@Resolver()
export class PublicTipResolver {
  @PublicResponse()
  @Granted('everyone', { about: 'tip' })
  @Query(() => tipPage, { description: 'The tips overview.' })
  publicTips(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
  ): Promise<RowPage<Row>> {
    return publicPageOf(context, Tip, page, { language }, { columns: requestedColumns(info, Tip, 'items') })
  }

  @PublicResponse()
  @ListSize(sizeOf(Tip))
  @Granted('everyone', { about: 'tip' })
  @Query(tipList, { description: 'All tips, newest first: a thousand at most.' })
  publicAllTips(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
  ): Promise<Row[]> {
    return publicRows(context, Tip, { language }, { columns: requestedColumns(info, Tip), max: maxRows })
  }

  @PublicResponse()
  @Granted('everyone', { about: 'tip' })
  @Query(tipType, { description: 'A tip by its url.' })
  publicTipByUrl(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('url', () => String) url: string,
  ): Promise<Row> {
    return publicRow(context, Tip, { url }, requestedReads(info, Tip))
  }

  @PublicResponse()
  @Granted('everyone', { about: 'tip' })
  @Query(tipType, { description: 'A tip by its id.' })
  publicTipById(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int) id: number,
  ): Promise<Row> {
    return publicRow(context, Tip, { id }, requestedReads(info, Tip))
  }

  @Granted('everyone', { about: 'tip' })
  @Query(tipList, { description: 'One to nine tips drawn by lot.' })
  publicRandomTips(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
    @Arg('count', () => Int, { description: 'From 1 to 9.' }) count: number,
  ): Promise<Row[]> {
    return randomRecords(context, Tip, language, count, requestedColumns(info, Tip))
  }
}
