import { type EntityManager, In } from 'typeorm'
import type { Row } from '../context/Row.js'
import { RowReader } from '../database/RowReader.js'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { indexLinks } from '../links/indexLinks.js'
import { linkingNames } from '../links/linksIn.js'
import { ngramsOf } from './ngrams.js'
import { SearchNgram } from './SearchNgram.js'
import { indexedFields, searchedNames } from './searchedFields.js'
import { searchedText } from './searchTerm.js'

/** Rows in one statement. */
const maxParts = 200

/** Updates the search index, and what is kept of links, in the transaction that changes or deletes a record. */
export function indexRecord(manager: EntityManager, type: Class, record: number): Promise<void> {
  return indexRecords(manager, type, [record])
}

/**
 * Brings the search index, and what is kept of links, up to date with records, some of which may be gone; what is right in
 * it is not written again.
 */
export async function indexRecords(manager: EntityManager, type: Class, records: readonly number[]): Promise<void> {
  const names = searchedNames(type)
  if (names.length === 0 || records.length === 0) return
  const entity = managedEntity(type).name
  const rows = new RowReader(manager)
  const present = await rows.find<Row>(type, {
    columns: [...new Set(['id', ...names, ...linkingNames(type)])],
    where: { id: records },
  })
  await indexLinks(manager, type, records, present)
  const wanted = new Map(present.map((row) => [row.id, ngramsOfRow(type, row)]))
  const indexed = await rows.find(SearchNgram, { columns: ['part', 'record'], where: { entity, record: records } })
  const removed = new Map<number, string[]>()
  for (const { record, part } of indexed) {
    if (wanted.get(record)?.delete(part)) continue
    const parts = removed.get(record)
    if (parts) parts.push(part)
    else removed.set(record, [part])
  }
  for (const [record, parts] of removed) {
    for (const some of portionsOf(parts)) await manager.delete(SearchNgram, { entity, record, part: In(some) })
  }
  await insertNgrams(
    manager,
    [...wanted].flatMap(([record, parts]) => [...parts].map((part) => ({ entity, part, record }))),
  )
}

export function ngramsOfRow(type: Class, row: object): Set<string> {
  const values = indexedFields(type).map((field) => [field, (row as Row)[field.name]] as const)
  return ngramsOf(
    values.filter(([, value]) => value != null).map(([field, value]) => searchedText(field, String(value))),
  )
}

export async function insertNgrams(manager: EntityManager, parts: readonly SearchNgram[]): Promise<void> {
  const isSqlite = manager.connection.options.type === 'better-sqlite3'
  for (const some of portionsOf(parts)) {
    await manager.query(
      `INSERT ${isSqlite ? 'OR IGNORE' : 'IGNORE'} INTO search_part (entity, part, record)
       VALUES ${some.map(() => '(?, ?, ?)').join(', ')}`,
      some.flatMap(({ entity, part, record }) => [entity, part, record]),
    )
  }
}

function portionsOf<Each>(all: readonly Each[]): Each[][] {
  const count = Math.ceil(all.length / maxParts)
  return Array.from({ length: count }, (_, index) => all.slice(index * maxParts, (index + 1) * maxParts))
}
