import { newsCategories } from '../../../demo/content/newsCategories.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { Revision } from '../../kernel/records/Revision.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import type { Demo } from '../demo/Demo.js'
import type { Ids } from '../demo/DemoInputs.js'
import { NewsCategory } from './NewsCategory.js'

/** The categories are in every new database; the demo names them by their values. */
export async function knowCategories({ context, inputs }: Demo): Promise<void> {
  const rows = (await context.services.database.reader.find(NewsCategory)) as unknown as (NewsCategory & Row)[]
  for (const { value, pair, language } of rows) {
    if (language !== 'en' || value === null) continue
    const both = rows.filter((row) => row.pair === pair).map((row) => [row.language, row.id])
    inputs.know(NewsCategory, value, Object.fromEntries(both) as Ids)
  }
  for (const { id, title, value, language } of rows) {
    const named = newsCategories[value ?? '']?.[language as 'nl' | 'en']
    const given = named ?? `${title.charAt(0).toUpperCase()}${title.slice(1)}`
    if (given !== title) await updateRecord(context, managedEntity(NewsCategory), id, { title: given })
  }
  // They stay when the demo goes, and have no history before the shop's own.
  await context.services.database.write((manager) => manager.delete(Revision, { entity: 'newsCategory' }))
}
