import {
  type EntitySubscriberInterface,
  EventSubscriber,
  type InsertEvent,
  type QueryRunner,
  type RemoveEvent,
  type UpdateEvent,
} from 'typeorm'

interface RecordedWrites {
  /** Tables, and whether rows were deleted from them. */
  written?: Map<string, boolean>
}

/** Records which tables a transaction writes to. Code that writes with SQL of its own calls `recordWrite`. */
@EventSubscriber()
export class WrittenTables implements EntitySubscriberInterface {
  afterInsert({ queryRunner, metadata }: InsertEvent<unknown>): void {
    recordWrite(queryRunner, metadata.tableName)
  }

  afterUpdate({ queryRunner, metadata }: UpdateEvent<unknown>): void {
    recordWrite(queryRunner, metadata.tableName)
  }

  afterRemove({ queryRunner, metadata }: RemoveEvent<unknown>): void {
    recordWrite(queryRunner, metadata.tableName, true)
  }
}

/** Starts recording the tables that a transaction writes to. */
export function startRecordingWrites({ data }: QueryRunner): void {
  ;(data as RecordedWrites).written = new Map()
}

/** @param isDeleted whether rows were deleted from the table */
export function recordWrite({ data }: QueryRunner, table: string, isDeleted = false): void {
  const { written } = data as RecordedWrites
  written?.set(table, written.get(table) || isDeleted)
}

/** The tables written to since then, including those that the database changes through foreign keys. */
export function writtenTables({ data, dataSource }: QueryRunner): Set<string> {
  const tables = new Set((data as RecordedWrites).written?.keys())
  const deleting = [...((data as RecordedWrites).written ?? [])]
    .filter(([, isDeleted]) => isDeleted)
    .map(([name]) => name)
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
