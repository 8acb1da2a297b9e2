import type { Context } from '../../kernel/context/Context.js'
import { groupRows } from '../../kernel/context/Loaders.js'
import type { Row } from '../../kernel/context/Row.js'
import { type ManagedEntity, managedEntity } from '../../kernel/fields/Managed.js'
import { managedEntities } from '../../kernel/fields/managedEntities.js'
import { recordTitle } from '../../kernel/records/recordTitle.js'
import type { Language } from '../../kernel/shared/screens.js'
import { fillText } from '../shop/placeholders.js'
import { ExampleRecord } from './ExampleRecord.js'

/** A record of the starting content. */
export interface Example {
  entity: string
  id: number
  title: string
  language: Language
}

export type ExampleState = 'untouched' | 'changed' | 'read'

/** The same with what is stored of it. */
export interface StoredExample {
  entity: ManagedEntity
  row: Row
  state: ExampleState
}

type Reading = Pick<Context, 'services' | 'loaders'>

/** Those that nobody has read yet, neither saved nor said of that they are right; in the order of the menu. */
export async function unreadExamples(context: Reading): Promise<Example[]> {
  const unread = await storedExamples(context, ({ titleField }) => ['id', 'version', 'language', titleField])
  return Promise.all(unread.filter(({ state }) => state === 'untouched').map((example) => exampleOf(context, example)))
}

/** As the owner knows it. */
export async function exampleOf(context: Reading, { entity, row }: StoredExample): Promise<Example> {
  const language = row.language as Language
  const title = await fillText(context, language, recordTitle(entity, row))
  return { entity: entity.name, id: row.id, title, language }
}

/** All that are still there, in the order of the menu. @param columns what is read of each kind; everything when left out */
export async function storedExamples(
  { services }: Pick<Context, 'services'>,
  columns?: (entity: ManagedEntity) => string[],
): Promise<StoredExample[]> {
  const { rows } = services.database
  const marked = groupRows(await rows.find(ExampleRecord, { order: [['record', 'ASC']] }), 'entity')
  const examples = managedEntities()
    .map(managedEntity)
    .map(async (entity): Promise<StoredExample[]> => {
      const own = marked.get(entity.name)
      if (!own) return []
      const known = new Map(own.map((example) => [example.record, example]))
      const found = await rows.find<Row>(entity.type, {
        ...(columns && { columns: columns(entity) }),
        where: { id: [...known.keys()] },
        order: [['id', 'ASC']],
      })
      return found.map((row) => ({ entity, row, state: stateOf(row, known.get(row.id)) }))
    })
  return (await Promise.all(examples)).flat()
}

function stateOf({ version }: Row, example: ExampleRecord | undefined): ExampleState {
  if (example?.readAt) return 'read'
  return version === example?.version ? 'untouched' : 'changed'
}
