import type { DataSource } from 'typeorm'
import { changesOf } from '../database/countChanges.js'
import type { Database } from '../database/Database.js'
import { rangesOf, withinRange } from '../database/ranges.js'
import { Totals } from '../database/Totals.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { defaultLanguage } from '../shared/screens.js'

/** With more, a page is found sooner by going through the records in the order of the list. */
const maxCandidates = 1000

const known = new WeakMap<DataSource, Totals<number[]>>()

/**
 * The ids of the records whose translation is in a state, remembered until one of the entity is written; undefined when
 * they are too many.
 */
export async function translationCandidates(
  { reader, rows }: Database,
  { type }: ManagedEntity,
  state: string,
): Promise<number[] | undefined> {
  const table = rows.tableOf(type)
  const totals = known.get(reader.connection) ?? new Totals<number[]>()
  known.set(reader.connection, totals)
  const [{ changes }] = await reader.query(`SELECT ${changesOf([table])} AS changes`)
  const found = await totals.of(`${table} ${state}`, [], changes, async () => ({ value: await search(), changes }))
  return found.length > maxCandidates ? undefined : found

  async function search(): Promise<number[]> {
    const [id, pair, language, updatedAt] = ['id', 'pair', 'language', 'updatedAt'].map((name) =>
      rows.column(type, name),
    )
    const statements = {
      missing: (part: string) =>
        `SELECT MIN(one.${id}) AS id FROM ${table} one WHERE ${part} GROUP BY one.${pair} HAVING COUNT(*) = 1`,
      outdated: (part: string) =>
        `SELECT one.${id} AS id FROM ${table} one
         JOIN ${table} sibling ON sibling.${pair} = one.${pair} AND sibling.${language} <> one.${language}
         WHERE ${part} AND one.${language} = '${defaultLanguage}' AND sibling.${updatedAt} < one.${updatedAt}`,
    }
    const statement = state === 'missing' ? statements.missing : statements.outdated
    const ids: number[] = []
    for await (const part of rangesOf(reader, table, String(pair))) {
      const { sql, values } = withinRange(`one.${pair}`, part)
      const some: { id: number }[] = await reader.query(`${statement(sql)} LIMIT ${maxCandidates + 1}`, values)
      ids.push(...some.map((row) => row.id))
      if (ids.length > maxCandidates) break
    }
    return ids
  }
}
