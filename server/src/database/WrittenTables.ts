import { type EntitySubscriberInterface, EventSubscriber, type QueryRunner } from 'typeorm'
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js'

const write = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i
const named = /^\s*(?:(?:INSERT(?:\s+OR\s+\w+|\s+IGNORE)?|REPLACE)\s+INTO|UPDATE|DELETE\s+FROM)\s+[`"]?(\w+)/i

interface Noted {
  /** Tables, and whether rows were deleted from them. */
  written?: Map<string, boolean>
}

/** Notes which tables a transaction writes to, from its statements: no place that writes can forget to tell. */
@EventSubscriber()
export class WrittenTables implements EntitySubscriberInterface {
  afterQuery({ queryRunner, query }: AfterQueryEvent): void {
    const { written } = queryRunner.data as Noted
    if (!written || !write.test(query)) return
    const [, table] = named.exec(query) ?? []
    if (!table) throw new Error(`It cannot be told which table is written to by ${query}`)
    written.set(table, written.get(table) || /^\s*DELETE/i.test(query))
  }
}

/** Begins anew to note what a transaction writes to. */
export function noteWrites({ data }: QueryRunner): void {
  ;(data as Noted).written = new Map()
}

/** The tables written to since, with those whose rows the database itself deletes or empties along with another's. */
export function writtenTables({ data, dataSource }: QueryRunner): Set<string> {
  const tables = new Set((data as Noted).written?.keys())
  const deleting = [...((data as Noted).written ?? [])].filter(([, isDeleted]) => isDeleted).map(([name]) => name)
  for (const gone of deleting) {
    for (const { tableName, foreignKeys } of dataSource.entityMetadatas) {
      for (const { referencedTablePath, onDelete } of foreignKeys) {
        if (referencedTablePath !== gone || !['CASCADE', 'SET NULL'].includes(onDelete ?? '')) continue
        tables.add(tableName)
        if (onDelete === 'CASCADE' && !deleting.includes(tableName)) deleting.push(tableName)
      }
    }
  }
  return tables
}
