import { type EntityManager, In } from 'typeorm'
import type { Row } from '../context/Row.js'
import { RowReader } from '../database/RowReader.js'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { linkingNames, linksIn } from './linksIn.js'
import { RecordLink } from './RecordLink.js'

/** Rows in one statement. */
const maxLinks = 200

/**
 * Brings what is kept of the links of records up to date, in the transaction that changes or deletes them.
 * @param present those of the records that are there, with the fields that may lead somewhere
 */
export async function indexLinks(
  manager: EntityManager,
  type: Class,
  records: readonly number[],
  present: readonly Row[],
): Promise<void> {
  if (linkingNames(type).length === 0) return
  const entity = managedEntity(type).name
  const wanted = new Map(present.flatMap((row) => linksOf(type, row)).map((link) => [keyOf(link), link]))
  const kept = await new RowReader(manager).find(RecordLink, { where: { entity, record: records } })
  for (const link of kept) {
    if (!wanted.delete(keyOf(link))) await manager.delete(RecordLink, link)
  }
  await insertLinks(manager, [...wanted.values()])
}

export function linksOf(type: Class, row: Pick<Row, 'id'>): RecordLink[] {
  const entity = managedEntity(type).name
  return linksIn(type, { ...row }).map((link) => ({ entity, record: row.id, ...link }))
}

export async function insertLinks(manager: EntityManager, links: readonly RecordLink[]): Promise<void> {
  const isSqlite = manager.connection.options.type === 'better-sqlite3'
  for (let from = 0; from < links.length; from += maxLinks) {
    const some = links.slice(from, from + maxLinks)
    await manager.query(
      `INSERT ${isSqlite ? 'OR IGNORE' : 'IGNORE'} INTO link_part (entity, record, field, path)
       VALUES ${some.map(() => '(?, ?, ?, ?)').join(', ')}`,
      some.flatMap(({ entity, record, field, path }) => [entity, record, field, path]),
    )
  }
}

/** The places that lead to any of these paths, in the order of records. */
export function linksTo(manager: EntityManager, paths: readonly string[], max: number): Promise<RecordLink[]> {
  return manager.find(RecordLink, {
    where: { path: In([...paths]) },
    order: { entity: 'ASC', record: 'ASC', field: 'ASC' },
    take: max,
  })
}

function keyOf({ record, field, path }: RecordLink): string {
  return JSON.stringify([record, field, path])
}
