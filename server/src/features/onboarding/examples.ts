import type { Context } from '../../kernel/context/Context.js'
import { groupRows } from '../../kernel/context/Loaders.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { managedEntities } from '../../kernel/fields/managedEntities.js'
import { recordTitle } from '../../kernel/records/recordTitle.js'
import type { Language } from '../../kernel/shared/screens.js'
import { fillText } from '../shop/placeholders.js'
import { ExampleRecord } from './ExampleRecord.js'

/** A record of the starting content that nobody has read and saved yet. */
export interface Example {
  entity: string
  id: number
  title: string
  language: Language
}

/** In the order of the menu. */
export async function unreadExamples(context: Pick<Context, 'services' | 'loaders'>): Promise<Example[]> {
  const { rows } = context.services.database
  const marked = groupRows(await rows.find(ExampleRecord, { order: [['record', 'ASC']] }), 'entity')
  const examples = managedEntities()
    .map(managedEntity)
    .map(async (entity): Promise<Example[]> => {
      const own = marked.get(entity.name)
      if (!own) return []
      const versions = new Map(own.map(({ record, version }) => [record, version]))
      const columns = ['id', 'version', 'language', entity.titleField]
      const found = await rows.find<Row>(entity.type, {
        columns,
        where: { id: [...versions.keys()] },
        order: [['id', 'ASC']],
      })
      const unread = found
        .filter(({ id, version }) => versions.get(id) === version)
        .map(async (row) => {
          const language = row.language as Language
          const title = await fillText(context, language, recordTitle(entity, row))
          return { entity: entity.name, id: row.id, title, language }
        })
      return Promise.all(unread)
    })
  return (await Promise.all(examples)).flat()
}
