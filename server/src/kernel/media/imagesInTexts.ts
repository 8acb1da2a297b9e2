import type { EntityManager } from 'typeorm'
import { changesOf } from '../database/countChanges.js'
import type { Database } from '../database/Database.js'
import { rangesOf, withinRange } from '../database/ranges.js'
import { writtenTables } from '../database/WrittenTables.js'
import { type Class, type FieldDescription } from '../fields/FieldDescription.js'
import { imagesAddress } from './imageNames.js'

/** The ids of the records that show an image, by its address and by the field that shows it, the lowest first. */
export type ShownInTexts = ReadonlyMap<string, ReadonlyMap<FieldDescription, readonly number[]>>

interface Known {
  changes: number
  shown: ShownInTexts
}

const known = new WeakMap<Database, Map<Class, Known>>()

const addresses = new RegExp(`${imagesAddress}[\\w.-]+`, 'g')

/**
 * Which images the texts of an entity show. All of them are read, in parts, and what they show is cached until a record of
 * the entity is written: no index finds an address in the middle of a text.
 * @param database null where nothing that is read may be cached
 * @param manager of the database, or of a transaction on it
 */
export async function imagesInTexts(
  database: Database | null,
  manager: EntityManager,
  type: Class,
  fields: readonly FieldDescription[],
): Promise<ShownInTexts> {
  if (fields.length === 0) return new Map()
  const { queryRunner, connection } = manager
  const { tableName } = connection.getMetadata(type)
  const isWritten = queryRunner ? writtenTables(queryRunner).has(tableName) : false
  const table = connection.driver.escape(tableName)
  // Before the rows: what is written between the two is read again the next time.
  const [{ changes }] = await manager.query(`SELECT ${changesOf([table])} AS changes`)
  const cached = database ? known.get(database)?.get(type) : undefined
  if (cached && !isWritten && cached.changes === Number(changes)) return cached.shown
  const shown = await readTexts(manager, type, table, fields)
  // What a transaction reads may be undone.
  if (database && !queryRunner) {
    const ofDatabase = known.get(database) ?? new Map<Class, Known>()
    known.set(database, ofDatabase.set(type, { changes: Number(changes), shown }))
  }
  return shown
}

async function readTexts(
  manager: EntityManager,
  type: Class,
  table: string,
  fields: readonly FieldDescription[],
): Promise<ShownInTexts> {
  const { driver } = manager.connection
  const metadata = manager.connection.getMetadata(type)
  const columns = fields.map(({ name }) => {
    const column = metadata.findColumnWithPropertyName(name)
    if (!column) throw new Error(`${table} has no column for ${name}`)
    return driver.escape(column.databaseName)
  })
  const shows = columns.map((column) => `${column} LIKE '%${imagesAddress}%'`).join(' OR ')
  const shown = new Map<string, Map<FieldDescription, number[]>>()
  for await (const part of rangesOf(manager, table, 'id')) {
    const { sql, values } = withinRange('id', part)
    const named = columns.map((column, index) => `${column} AS text${index}`)
    const rows: Record<string, unknown>[] = await manager.query(
      `SELECT id, ${named.join(', ')} FROM ${table} WHERE ${sql} AND (${shows}) ORDER BY id`,
      values,
    )
    for (const row of rows) {
      for (const [index, field] of fields.entries()) {
        for (const url of addressesIn(row[`text${index}`])) {
          const ofUrl = shown.get(url) ?? new Map<FieldDescription, number[]>()
          shown.set(url, ofUrl)
          const ids = ofUrl.get(field) ?? []
          ofUrl.set(field, ids)
          ids.push(Number(row.id))
        }
      }
    }
  }
  return shown
}

/** MySQL gives parsed JSON. */
function addressesIn(value: unknown): Set<string> {
  if (value == null) return new Set()
  return new Set((typeof value === 'string' ? value : JSON.stringify(value)).match(addresses))
}
