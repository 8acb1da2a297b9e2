import type { Context } from '../content/Context.js'
import type { Row } from '../content/Row.js'
import { NewsItem } from '../entities/NewsItem.js'
import { publicRows } from './publicReads.js'

type Choose = (context: Context, block: Row) => Promise<Row[]>

/** Which records a block shows, by the name of its field. A block carries the language of its page. */
const choosers: Record<string, Choose> = {
  newsItems: (context, { language, count }) => publicRows(context, NewsItem, { language }, { most: Number(count) }),
}

export function blockRecords(context: Context, field: string, block: Row): Promise<Row[]> {
  const choose = choosers[field]
  if (!choose) throw new Error(`Nothing chooses the records of ${field}`)
  return choose(context, block)
}
