import {
  type EntityManager,
  type EntitySubscriberInterface,
  type EntityTarget,
  EventSubscriber,
  type InsertEvent,
  type ObjectLiteral,
  type QueryRunner,
  type RemoveEvent,
  type UpdateEvent,
} from 'typeorm'

/** What a transaction has written to a table. */
interface Writes {
  isDeleted: boolean
  /** The rows that were written, as they were and as they became, where these are known. */
  rows: object[]
  /** The properties of rows that are not known; undefined for a write that may have changed anything. */
  others: (readonly string[] | undefined)[]
}

interface RecordedWrites {
  written?: Map<string, Writes>
  /** What the next write to a table writes. */
  described?: { table: string; rows: readonly object[] } | undefined
}

/** How rows were written: which these are, or else which of their properties. */
interface Written {
  isDeleted?: boolean
  rows?: readonly object[]
  properties?: readonly string[]
}

/** Records which tables a transaction writes to. Code that writes with SQL of its own calls `recordWrite`. */
@EventSubscriber()
export class WrittenTables implements EntitySubscriberInterface {
  afterInsert({ queryRunner, metadata, entity }: InsertEvent<object>): void {
    recordWrite(queryRunner, metadata.tableName, entity ? { rows: [entity] } : {})
  }

  afterUpdate({ queryRunner, metadata, entity }: UpdateEvent<object>): void {
    recordWrite(queryRunner, metadata.tableName, entity ? { properties: Object.keys(entity) } : {})
  }

  afterRemove({ queryRunner, metadata }: RemoveEvent<unknown>): void {
    recordWrite(queryRunner, metadata.tableName, { isDeleted: true })
  }
}

/** Starts recording the tables that a transaction writes to. */
export function startRecordingWrites({ data }: QueryRunner): void {
  ;(data as RecordedWrites).written = new Map()
}

export function recordWrite(
  { data }: QueryRunner,
  table: string,
  { isDeleted = false, rows, properties }: Written,
): void {
  const recorded = data as RecordedWrites
  const { written, described } = recorded
  if (!written) return
  const writes = written.get(table) ?? { isDeleted: false, rows: [], others: [] }
  written.set(table, writes)
  writes.isDeleted ||= isDeleted
  const known = described?.table === table ? described.rows : rows
  if (described?.table === table) recorded.described = undefined
  if (known) writes.rows.push(...known)
  else writes.others.push(properties)
}

/**
 * Changes or deletes rows that the caller knows, so that what is cached of others is valid afterwards.
 * @param rows all that are written, as they were and as they become
 * @param write a single statement
 */
export async function writeKnown<Result>(
  { queryRunner, connection }: EntityManager,
  type: EntityTarget<ObjectLiteral>,
  rows: readonly object[],
  write: () => Promise<Result>,
): Promise<Result> {
  const recorded = queryRunner?.data as RecordedWrites | undefined
  if (!recorded) return write()
  recorded.described = { table: connection.getMetadata(type).tableName, rows }
  try {
    return await write()
  } finally {
    recorded.described = undefined
  }
}

/** The tables written to since then, including those that the database changes through foreign keys. */
export function writtenTables(queryRunner: QueryRunner): Set<string> {
  const { written } = queryRunner.data as RecordedWrites
  return new Set([...(written?.keys() ?? []), ...changedByForeignKeys(queryRunner)])
}

/**
 * The rows of a table that were written since then, as they were and as they became.
 * @param properties those that matter: rows of which only others were written may be missing
 * @returns null when they are not known
 */
export function writtenRows(queryRunner: QueryRunner, table: string, properties: readonly string[]): object[] | null {
  if (changedByForeignKeys(queryRunner, properties).has(table)) return null
  const writes = (queryRunner.data as RecordedWrites).written?.get(table)
  if (!writes) return []
  const isUnknown = writes.others.some((others) => others?.some((name) => properties.includes(name)) ?? true)
  return isUnknown ? null : writes.rows
}

/** The tables of which rows went, or any of these properties, or of all, was emptied, because others were deleted. */
function changedByForeignKeys({ data, dataSource }: QueryRunner, properties?: readonly string[]): Set<string> {
  const tables = new Set<string>()
  const deleting = [...((data as RecordedWrites).written ?? [])]
    .filter(([, { isDeleted }]) => isDeleted)
    .map(([name]) => name)
  for (const gone of deleting) {
    for (const { tableName, foreignKeys } of dataSource.entityMetadatas) {
      for (const { referencedTablePath, onDelete, columns } of foreignKeys) {
        if (referencedTablePath !== gone) continue
        const isEmptied =
          onDelete === 'SET NULL' && columns.some((each) => properties?.includes(each.propertyName) ?? true)
        if (isEmptied || onDelete === 'CASCADE') tables.add(tableName)
        if (onDelete === 'CASCADE' && !deleting.includes(tableName)) deleting.push(tableName)
      }
    }
  }
  return tables
}
