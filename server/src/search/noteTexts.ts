import { type EntityManager, In } from 'typeorm'
import type { Row } from '../context/Row.js'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { SearchPart } from './SearchPart.js'
import { searchedNames } from './searchedFields.js'
import { partsOf } from './textParts.js'

/** Written in one statement. */
const mostParts = 200

/** To be called in the transaction that changes or deletes a record: it is found by what it says from then on. */
export async function noteTexts(manager: EntityManager, type: Class, record: number): Promise<void> {
  const names = searchedNames(type)
  if (names.length === 0) return
  const entity = managedEntity(type).name
  const select = Object.fromEntries(['id', ...names].map((name) => [name, true]))
  const row = (await manager.findOne(type, { where: { id: record }, select })) as Row | null
  if (!row) {
    await manager.delete(SearchPart, { entity, record })
    return
  }
  const parts = partsOfRow(type, row)
  const noted = (await manager.findBy(SearchPart, { entity, record })).map(({ part }) => part)
  const gone = noted.filter((part) => !parts.has(part))
  for (const some of portionsOf(gone)) await manager.delete(SearchPart, { entity, record, part: In(some) })
  for (const part of noted) parts.delete(part)
  await insertParts(
    manager,
    [...parts].map((part) => ({ entity, part, record })),
  )
}

export function partsOfRow(type: Class, row: object): Set<string> {
  const values = searchedNames(type).map((name) => (row as Row)[name])
  return partsOf(values.filter((value) => value != null).map(String))
}

export async function insertParts(manager: EntityManager, parts: readonly SearchPart[]): Promise<void> {
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
  const count = Math.ceil(all.length / mostParts)
  return Array.from({ length: count }, (_, index) => all.slice(index * mostParts, (index + 1) * mostParts))
}
