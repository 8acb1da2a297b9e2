import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { RowQuery } from '../../kernel/database/RowReader.js'
import { NewsItem } from '../news/NewsItem.js'
import { TimeZone } from '../shop/hours/TimeZone.js'

type Asking = Pick<PublicContext, 'services' | 'answer'>

/** The day that it is in the shop. What follows from it holds until its end. */
export function dayOfAnswer({ services, answer }: Asking): string {
  const zone = TimeZone.named(services.settings.timeZone)
  const now = Date.now()
  answer.holdsUntil = Math.min(answer.holdsUntil, zone.endOfDay(now))
  return zone.dayOf(now)
}

/** The condition for a news item to be good still: what has a last day leaves the places that recommend news after it. */
export function stillGood(context: Asking): NonNullable<RowQuery['also']> {
  const column = context.services.database.rows.column(NewsItem, 'goodUntil')
  return { sql: `(${column} IS NULL OR ${column} >= ?)`, values: [dayOfAnswer(context)] }
}

/** The ids of the news items whose last day has passed. */
export async function outdatedNews(context: Asking): Promise<Set<number>> {
  const { rows } = context.services.database
  const also = { sql: `${rows.column(NewsItem, 'goodUntil')} < ?`, values: [dayOfAnswer(context)] }
  const found = await rows.find<NewsItem>(NewsItem, { columns: ['id'], also, order: [['id', 'ASC']] })
  return new Set(found.map(({ id }) => id))
}
