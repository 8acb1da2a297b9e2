import type { Database } from '../database/Database.js'
import type { Class, FieldDescription } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { beginningsOf } from './ngrams.js'

/** With more, scanning the records in sort order finds a page faster. */
const maxCandidates = 1000

/**
 * The records that may contain a text in one of these fields, or in what they refer to; undefined when they are too many.
 * The query must still check that they do, in a field that the viewer can read.
 * @param terms one of them has to stand in the text
 */
export async function candidates(
  database: Database,
  type: Class,
  fields: readonly FieldDescription[],
  terms: ReadonlySet<string>,
): Promise<number[] | undefined> {
  const found = new Set<number>()
  for (const term of terms) {
    const ids = await candidatesOf(database, type, fields, term)
    if (!ids) return undefined
    for (const id of ids) found.add(id)
  }
  return [...found]
}

/** The same for one term. @param maxFound with more they are too many */
export async function candidatesOf(
  { rows, reader }: Database,
  type: Class,
  fields: readonly FieldDescription[],
  term: string,
  maxFound = maxCandidates,
): Promise<number[] | undefined> {
  const max = maxFound + 1
  const begins = 'entity = ? AND part >= ? AND part < ?'
  const own = `SELECT record AS id FROM search_part WHERE ${begins} LIMIT ${max}`
  // CROSS JOIN makes SQLite start from the found records and look up the records that refer to them.
  const referring = (name: string) =>
    `SELECT ${rows.column(type, 'id')} AS id FROM (SELECT record FROM search_part WHERE ${begins}) found
     CROSS JOIN ${rows.tableOf(type)} ON ${rows.column(type, name)} = found.record LIMIT ${max}`
  const references = fields.flatMap(({ name, target, searchedBy }) => (target && searchedBy ? [{ name, target }] : []))
  const parts = [own, ...references.map(({ name }) => referring(name))]
  const statement = parts.map((part, index) => `SELECT id FROM (${part}) part${index}`).join(' UNION ALL ')
  const types = [type, ...references.map(({ target }) => target())]
  for (const beginning of beginningsOf(term)) {
    const values = types.flatMap((each) => [managedEntity(each).name, beginning, `${beginning}\u{10ffff}`])
    const found: { id: number }[] = await reader.query(statement, values)
    if (found.length <= maxFound) return [...new Set(found.map(({ id }) => id))]
  }
  return undefined
}
