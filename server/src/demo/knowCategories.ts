import type { Row } from '../context/Row.js'
import { NewsCategory } from '../entities/NewsCategory.js'
import type { Demo } from './Demo.js'
import type { Ids } from './DemoInputs.js'

/** The categories are in every new database; their English titles are their keys. */
export async function knowCategories({ context, inputs }: Demo): Promise<void> {
  const rows = (await context.services.database.reader.find(NewsCategory)) as unknown as (NewsCategory & Row)[]
  for (const { title, pair, language } of rows) {
    if (language !== 'en') continue
    const both = rows.filter((row) => row.pair === pair).map((row) => [row.language, row.id])
    inputs.know(NewsCategory, title, Object.fromEntries(both) as Ids)
  }
}
