import type { Row } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import type { Class } from '../fields/FieldDescription.js'
import { mayHaveText } from './mayHaveText.js'
import { type Occurrence, occurrencesIn, type Sought } from './occurrences.js'

/** Texts that belong to records of entities and are no fields of these, such as the messages about a job. */
export interface AttachedTexts {
  table: Class
  /** The names of the entities. */
  entities: readonly string[]
  /** The property with the id of the record, beside `entity` and the plain `text`. */
  record: string
  /** The key of what they are called, a label of the API such as `field.messages`. */
  label: string
}

let registered: readonly AttachedTexts[] = []

export function registerAttachedTexts(texts: readonly AttachedTexts[]): void {
  registered = texts
}

/** So many texts of an entity are read. */
const maxTexts = 1000

/** An attached text with what was looked for. */
export interface FoundAttached {
  record: number
  text: string
  occurrences: Occurrence[]
  source: AttachedTexts
}

/** The newest texts that are attached to records of an entity and have a text. */
export async function attachedWithText(
  { rows }: Pick<Database, 'rows'>,
  entity: string,
  sought: Sought,
): Promise<FoundAttached[]> {
  const sources = registered.filter(({ entities }) => entities.includes(entity))
  const found = sources.map(async (source): Promise<FoundAttached[]> => {
    const { table, record } = source
    const read = await rows.find(table as Class<Row>, {
      columns: ['id', record, 'text'],
      where: { entity },
      also: mayHaveText(rows, table, ['text'], sought.text),
      order: [['id', 'DESC']],
      limit: maxTexts,
    })
    return read.flatMap((row) => {
      const text = String(row.text)
      const occurrences = occurrencesIn(text, false, sought)
      return occurrences.length > 0 ? [{ record: row[record] as number, text, occurrences, source }] : []
    })
  })
  return (await Promise.all(found)).flat()
}
