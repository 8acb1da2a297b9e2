import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Between } from 'typeorm'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { DayScalar } from '../../kernel/fields/scalars.js'
import { newPathLimit, pageViewLimit } from '../../kernel/limits/callLimits.js'
import { countPageView, shopDay } from './countPageView.js'
import { PageView } from './PageView.js'
import { pathTitles } from './pathTitles.js'

/** The most addresses that are returned. */
const maxPaths = 50

@ObjectType({ simpleResolvers: true, description: 'How often pages were looked at on a day.' })
class DayViews {
  @Field(() => DayScalar, { description: 'As it is in the shop.' })
  day: string

  @Field(() => Int, { description: 'How often.' })
  views: number
}

@ObjectType({ simpleResolvers: true, description: 'How often an address was looked at.' })
class PathViews {
  @Field(() => String, { description: 'Such as /nl/contact.' })
  path: string

  @Field(() => String, { nullable: true, description: 'Of the record that is shown there, if one is.' })
  title: string | null

  @Field(() => Int, { description: 'How often.' })
  views: number
}

@ObjectType({
  simpleResolvers: true,
  description: 'How often pages were looked at, by visitors who agreed to be counted.',
})
class PageViews {
  @Field(() => [DayViews], { description: 'Every day, the earliest first.' })
  perDay: DayViews[]

  @Field(() => [PathViews], { description: 'The fifty that were looked at most.' })
  perPath: PathViews[]
}

/** The shop's own page views, without third parties or personal data. */
@Resolver()
export class StatisticsResolver {
  @Granted('everyone')
  @Mutation(() => Boolean, { description: 'Counts a look at a screen, for visitors who agreed to it.' })
  async countPageView(
    @Ctx() { caller, services }: Context,
    @Arg('path', () => String, { description: 'Without its query, such as /nl/contact.' }) path: string,
  ): Promise<boolean> {
    if (caller) await pageViewLimit.spend(services, caller)
    const mayAdd = async () => !caller || newPathLimit.allows(services, caller)
    await countPageView(services.database, path, new Date(), services.settings.timeZone, mayAdd)
    return true
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => PageViews, { description: 'The looks of the last days, today included.' })
  async pageViews(
    @Ctx() { services: { database, settings } }: Context,
    @Arg('days', () => Int, { defaultValue: 30, description: 'From 1 to 366.' }) days: number,
  ): Promise<PageViews> {
    const wanted = lastDays(Math.min(366, Math.max(1, days)), settings.timeZone)
    const [first = '', last = ''] = [wanted[0], wanted.at(-1)]
    const found = await database.reader.findBy(PageView, { day: Between(first, last) })
    const byDay = summed(found, ({ day }) => day)
    const byPath = summed(found, ({ path }) => path)
    const most = [...byPath]
      .map(([path, views]) => ({ path, views }))
      .sort((one, other) => other.views - one.views || one.path.localeCompare(other.path))
      .slice(0, maxPaths)
    const titles = await pathTitles(
      database.rows,
      most.map(({ path }) => path),
    )
    return {
      perDay: wanted.map((day) => ({ day, views: byDay.get(day) ?? 0 })),
      perPath: most.map((each) => ({ ...each, title: titles.get(each.path) ?? null })),
    }
  }
}

function lastDays(count: number, timeZone: string): string[] {
  const noon = Date.parse(`${shopDay(new Date(), timeZone)}T12:00:00Z`)
  const day = 24 * 60 * 60 * 1000
  return Array.from({ length: count }, (_, index) =>
    new Date(noon - (count - 1 - index) * day).toISOString().slice(0, 10),
  )
}

function summed(rows: PageView[], keyOf: (row: PageView) => string): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.views)
  return sums
}
