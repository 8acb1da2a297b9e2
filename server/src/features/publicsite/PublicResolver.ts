import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { ListSize } from '../../kernel/context/ListSize.js'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { PublicResponse } from '../../kernel/context/PublicResponse.js'
import type { Values } from '../../kernel/context/Row.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { publicTypeOf } from '../../kernel/fields/outputTypes.js'
import { requestedColumns, requestedReads } from '../../kernel/records/requestedReads.js'
import type { Language } from '../../kernel/shared/screens.js'
import { NewsCategory } from '../news/NewsCategory.js'
import { NewsGroup } from '../news/NewsGroup.js'
import { NewsItem } from '../news/NewsItem.js'
import { Page } from '../pages/Page.js'
import { lastWrittenFirst, Review } from '../reviews/Review.js'
import { Feature } from '../sellingPoints/entity/Feature.js'
import { Service } from '../services/Service.js'
import { ServiceGroup } from '../services/ServiceGroup.js'
import { publicList } from './publicList.js'
import { publicIds, publicPageOf, publicRow, publicRows, sizeOf } from './publicReads.js'
import { publicShop, ShopType } from './ShopType.js'

const newsList = publicList(NewsItem)
const languageType = () => languageChoice.enumType
const optional = { nullable: true }

/** Queries for visitors, without login. */
@Resolver()
export class PublicResolver {
  @PublicResponse()
  @Granted('everyone')
  @Query(() => ShopType, { description: 'The shop itself.' })
  async shop(@Ctx() { services }: PublicContext) {
    const [shop, off] = await Promise.all([services.shop.now(), services.switches.now()])
    return publicShop(shop, services.settings, off)
  }

  @PublicResponse()
  @ListSize(sizeOf(Page))
  @Granted('everyone')
  @Query(() => [publicTypeOf(Page)], { description: 'All visible pages, for menus.' })
  publicPages(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
  ) {
    return publicRows(context, Page, { language }, { columns: requestedColumns(info, Page) })
  }

  @PublicResponse()
  @Granted('everyone')
  @Query(() => publicTypeOf(Page), { description: 'A visible page by its whole address.' })
  publicPage(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
    @Arg('fullUrl', () => String) fullUrl: string,
  ) {
    return publicRow(context, Page, { language, fullUrl }, requestedReads(info, Page))
  }

  @PublicResponse()
  @Granted('everyone')
  @Query(() => newsList, { description: 'The news overview.' })
  publicNews(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('category', () => Int, optional) category?: number,
    @Arg('group', () => Int, optional) group?: number,
  ) {
    const asked = { language, showInOverview: true, ...given({ category, group }) }
    return publicPageOf(context, NewsItem, page, asked, { columns: requestedColumns(info, NewsItem, 'items') })
  }

  @PublicResponse()
  @Granted('everyone')
  @Query(() => publicTypeOf(NewsItem), { description: 'A news item by its url.' })
  publicNewsItemByUrl(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('url', () => String) url: string,
  ) {
    return publicRow(context, NewsItem, { url }, requestedReads(info, NewsItem))
  }

  @PublicResponse()
  @ListSize(sizeOf(NewsCategory))
  @Granted('everyone')
  @Query(() => [publicTypeOf(NewsCategory)], { description: 'What news can be about.' })
  publicNewsCategories(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
  ) {
    return publicRows(context, NewsCategory, { language }, { columns: requestedColumns(info, NewsCategory) })
  }

  @PublicResponse()
  @ListSize(sizeOf(NewsGroup))
  @Granted('everyone')
  @Query(() => [publicTypeOf(NewsGroup)], { description: 'The groups of news.' })
  publicNewsGroups(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
  ) {
    return publicRows(context, NewsGroup, { language }, { columns: requestedColumns(info, NewsGroup) })
  }

  @PublicResponse()
  @ListSize(sizeOf(Feature))
  @Granted('everyone')
  @Query(() => [publicTypeOf(Feature)], { description: "The shop's strong points." })
  publicFeatures(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
  ) {
    return publicRows(context, Feature, { language }, { columns: requestedColumns(info, Feature) })
  }

  @PublicResponse()
  @ListSize(sizeOf(Service))
  @Granted('everyone')
  @Query(() => [publicTypeOf(Service)], { description: 'What the shop does.' })
  publicServices(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
  ) {
    return publicRows(context, Service, { language }, { columns: requestedColumns(info, Service) })
  }

  @PublicResponse()
  @Granted('everyone')
  @Query(() => publicTypeOf(Service), { description: 'A service by its url.' })
  publicServiceByUrl(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('url', () => String) url: string,
  ) {
    return publicRow(context, Service, { url }, requestedReads(info, Service))
  }

  @PublicResponse()
  @ListSize(sizeOf(ServiceGroup))
  @Granted('everyone')
  @Query(() => [publicTypeOf(ServiceGroup)], { description: 'The groups that services belong to.' })
  publicServiceGroups(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
  ) {
    return publicRows(context, ServiceGroup, { language }, { columns: requestedColumns(info, ServiceGroup) })
  }

  @PublicResponse()
  @ListSize(sizeOf(Review))
  @Granted('everyone')
  @Query(() => [publicTypeOf(Review)], {
    description: 'What customers say of the shop, what was written last first.',
  })
  async publicReviews(
    @Ctx() context: PublicContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('language', languageType) language: Language,
    @Arg('service', () => Int, { nullable: true, description: 'Only those about the service of this id.' })
    service: number | null | undefined,
  ) {
    // Whether there is one that visitors may not see is not said by what was written about it.
    if (service != null && (await publicIds(context, Service, { id: service })).length === 0) return []
    const given = service == null ? { language } : { language, service }
    return publicRows(context, Review, given, { columns: requestedColumns(info, Review), order: lastWrittenFirst })
  }
}

/** Only filters that were given apply. */
function given(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value != null))
}
