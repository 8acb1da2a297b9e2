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
  // What a transaction reads may be undone.
  const found = reader.queryRunner
    ? await search()
    : await totals.of(`${table} ${state}`, [], changes, async () => ({ value: await search(), changes }))
  return found.length > maxCandidates ? undefined : found

  async function search(): Promise<number[]> {
    const [id, pair, language, changedAt] = ['id', 'pair', 'language', 'ownChangedAt'].map((name) =>
      rows.column(type, name),
    )
    const inDutch = (column: string | undefined) =>
      `MAX(CASE WHEN ${language} = '${defaultLanguage}' THEN ${column} END)`
    const inOther = (column: string | undefined) =>
      `MIN(CASE WHEN ${language} <> '${defaultLanguage}' THEN ${column} END)`
    // Grouped by pair, so that the index of pairs is read once and no record: a join would be looked up record by record.
    const [found, having] =
      state === 'missing'
        ? [`MIN(${id})`, 'COUNT(*) = 1']
        : [inDutch(id), `${inDutch(changedAt)} > ${inOther(changedAt)}`]
    const ids: number[] = []
    for await (const part of rangesOf(reader, table, String(pair))) {
      const { sql, values } = withinRange(String(pair), part)
      const some: { id: number }[] = await reader.query(
        `SELECT ${found} AS id FROM ${table} WHERE ${sql} GROUP BY ${pair} HAVING ${having} LIMIT ${maxCandidates + 1}`,
        values,
      )
      ids.push(...some.map((row) => row.id))
      if (ids.length > maxCandidates) break
    }
    return ids
  }
}
