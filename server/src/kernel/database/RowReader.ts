import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm'
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js'
import { changesOf } from './countChanges.js'
import { type Join, JoinedTable, rememberJoined } from './joins.js'
import { rangesOf, type ValueRange, withinRange } from './ranges.js'
import { asArrays } from './sqlite.js'
import { hydrated, type Table, type TableColumn } from './Table.js'
import { type Total, Totals } from './Totals.js'

/** By property: a value means equal, a list means one of, null means empty. */
export type Where = Readonly<Record<string, unknown>>

/** The values of a property from one to another, both included; without an end where one is not given. */
export interface Range {
  property: string
  from?: unknown
  to?: unknown
}

export interface RowQuery {
  /** The properties to read; all when not given. */
  columns?: readonly string[]
  where?: Where
  /** Must hold too, whatever `where` says of the same properties. */
  within?: Where
  ranges?: readonly Range[]
  /** The records to read along in the same statement; `joinedRow` finds them. */
  joins?: readonly Join[]
  /** A condition that equality cannot express, in SQL with quoted columns, and the other tables that it reads. */
  also?: { sql: string; values: readonly unknown[]; reads?: readonly EntityTarget<ObjectLiteral>[] }
  /** Only rows with these ids are considered. */
  among?: readonly number[]
  /** Of matching rows with the same value of `property`, one alone where there is one whose `by` is `first`: that one. */
  onePer?: { property: string; by: string; first: unknown }
  order?: readonly (readonly [property: string, direction: 'ASC' | 'DESC'])[]
  limit?: number
  offset?: number
}

type Condition = Pick<RowQuery, 'where' | 'within' | 'ranges' | 'also' | 'among' | 'onePer'>
type PageQuery = RowQuery & { limit: number; offset: number }

export interface RowPage<Row> {
  items: Row[]
  /** The number of rows on all pages. */
  total: number
}

/** What all readers of a connection know of its tables. */
const tablesOf = new WeakMap<DataSource, Map<EntityTarget<ObjectLiteral>, Table>>()

/** Rows that are passed over before those of a page, from which on they are not worth reading. */
const deepOffset = 500

const plainTypes = ['varchar', 'text', 'int', 'integer']

/**
 * Reads rows with handwritten SQL, which is faster than TypeORM's query builder; most reads of visitors and lists are
 * made here. Columns and the conversion of their values come from TypeORM's metadata of the entity.
 */
export class RowReader {
  private readonly tables: Map<EntityTarget<ObjectLiteral>, Table>
  private readonly totals = new Totals<number>()
  private readonly keptCounts = new Totals<object>()
  private readonly isSqlite: boolean

  /** @param manager of a connection or of a transaction */
  constructor(private readonly manager: EntityManager) {
    const { connection } = manager
    this.isSqlite = connection.options.type === 'better-sqlite3'
    this.tables = tablesOf.get(connection) ?? new Map()
    tablesOf.set(connection, this.tables)
  }

  async find<Row extends object>(type: EntityTarget<Row>, query: RowQuery): Promise<Row[]> {
    const table = this.table(type)
    const selected = selectedOf(table, query)
    const joined = this.joined(query)
    const rows = await this.select(table, query, selected, joined)
    return rows.map((row) => rowOf<Row>(selected, joined, row))
  }

  /**
   * A page of rows and the total. The total is counted only when the page does not reveal it, and cached until a table
   * that the condition reads is written to: the rows are read together with the change counters of these tables.
   */
  async page<Row extends object>(type: EntityTarget<Row>, query: PageQuery): Promise<RowPage<Row>> {
    const table = this.table(type)
    const selected = selectedOf(table, query)
    const names = [table.name, ...(query.also?.reads ?? []).map((read) => this.table(read).name)]
    const joined = this.joined(query)
    const rows = await this.select(table, query, selected, joined, `${changesOf(names)} AS table_changes`)
    const items = rows.map((row) => rowOf<Row>(selected, joined, row))
    const last = query.offset + items.length
    if (items.length < query.limit && (items.length > 0 || query.offset === 0)) return { items, total: last }
    const { sql, values } = this.condition(table, query)
    const changes = rows[0]?.[widthOf(joined) + selected.length]
    const total = await this.totals.of(`${table.name}${sql}`, values, changes, () => this.counted(table, query, names))
    return { items, total }
  }

  /** The values of each row, in the order in which they are selected. */
  private async values(sql: string, values: readonly unknown[]): Promise<unknown[][]> {
    if (this.isSqlite) return this.manager.query(asArrays + sql, [...values])
    const rows: object[] = await this.manager.query(sql, [...values])
    return rows.map((row) => Object.values(row))
  }

  private select(
    table: Table,
    query: RowQuery,
    selected: readonly TableColumn[],
    joined: readonly JoinedTable[],
    ...besides: string[]
  ): Promise<unknown[][]> {
    const { sql, values } = this.condition(table, query)
    const order = (query.order ?? []).map(([property, direction]) => [this.quoted(table, property), direction] as const)
    const ordered = (names: readonly string[]) =>
      names.length === 0 ? '' : ` ORDER BY ${names.map((name, index) => `${name} ${order[index]?.[1]}`).join(', ')}`
    const positions = order.map((_, index) => `position${index}`)
    // The page is found first, so that only its rows are joined; then it is put in order again, since a join has none.
    const places = joined.length === 0 ? [] : order.map(([column], index) => `${column} AS ${positions[index]}`)
    const columns = [...selected.map(({ quoted }) => quoted), ...besides, ...places]
    const limit = query.limit === undefined ? '' : ` LIMIT ${Number(query.limit)} OFFSET ${Number(query.offset ?? 0)}`
    const inOrder = ordered(order.map(([column]) => column))
    const isDeep = (query.offset ?? 0) >= deepOffset
    // What a deep page passes over is read by its ids alone.
    const found = isDeep
      ? `(SELECT ${this.quoted(table, 'id')} AS deep_id FROM ${table.name}${sql}${inOrder}${limit}) deep JOIN ${table.name} ON ${table.name}.${this.quoted(table, 'id')} = deep.deep_id${inOrder}`
      : `${table.name}${sql}${inOrder}${limit}`
    const page = `SELECT ${columns.join(', ')} FROM ${found}`
    if (joined.length === 0) return this.values(page, values)
    const along = joined.flatMap((each) => each.columns)
    const joins = joined.map((each) => each.clause(table))
    return this.values(
      `SELECT ${along.join(', ')}, page.* FROM (${page}) page ${joins.join(' ')}${ordered(positions)}`,
      values,
    )
  }

  private joined({ joins = [] }: RowQuery): JoinedTable[] {
    let from = 0
    return joins.map((join, index) => {
      const table = this.table(join.type)
      const joined = new JoinedTable(join, table, selectedOf(table, join), `joined${index}`, from)
      from += joined.columns.length
      return joined
    })
  }

  async first<Row extends object>(type: EntityTarget<Row>, where: Where): Promise<Row | null> {
    const [row] = await this.find(type, { where, limit: 1 })
    return row ?? null
  }

  /** The number of matching rows, and of changes of these tables before it was counted. */
  private async counted(table: Table, query: Condition, names: readonly string[]): Promise<Total<number>> {
    if (this.isSqlite && !query.among && readsEveryRow(query)) return this.countedInParts(table, query, names)
    const { sql, values } = this.condition(table, query)
    const [counted] = await this.manager.query(
      `SELECT COUNT(*) AS total, ${changesOf(names)} AS table_changes FROM ${table.name}${sql}`,
      values,
    )
    return { value: Number(counted.total), changes: counted.table_changes }
  }

  private async countedInParts(table: Table, query: Condition, names: readonly string[]): Promise<Total<number>> {
    const id = this.quoted(table, 'id')
    const [{ changes }] = await this.manager.query(`SELECT ${changesOf(names)} AS changes`)
    let total = 0
    for await (const part of rangesOf(this.manager, table.name, id)) {
      const { sql, values } = this.condition(table, query, part)
      const [counted] = await this.manager.query(`SELECT COUNT(*) AS total FROM ${table.name}${sql}`, values)
      total += Number(counted.total)
    }
    return { value: total, changes }
  }

  async count(type: EntityTarget<ObjectLiteral>, query: Condition): Promise<number> {
    const table = this.table(type)
    const { sql, values } = this.condition(table, query)
    const [row] = await this.manager.query(`SELECT COUNT(*) AS total FROM ${table.name}${sql}`, values)
    return Number(row.total)
  }

  /** What a statement counts, remembered until a table that it reads is written to. */
  private async kept<Value extends object>(
    table: Table,
    { also }: Condition,
    statement: string,
    values: readonly unknown[],
    count: () => Promise<Value>,
  ): Promise<object> {
    const names = [table.name, ...(also?.reads ?? []).map((read) => this.table(read).name)]
    const [{ changes }] = await this.manager.query(`SELECT ${changesOf(names)} AS changes`)
    return this.keptCounts.of(statement, values, changes, async () => ({ value: await count(), changes }))
  }

  /** How many matching rows there are with each value of a property; nothing of rows without one. */
  async counts<Value extends string | number>(
    type: EntityTarget<ObjectLiteral>,
    property: string,
    query: Condition,
  ): Promise<{ value: Value; count: number }[]> {
    const table = this.table(type)
    const column = this.quoted(table, property)
    const { sql, values } = this.condition(table, query)
    const statement = `SELECT ${column} AS value, COUNT(*) AS total FROM ${table.name}${sql} GROUP BY ${column}`
    return (await this.kept(table, query, statement, values, async () => {
      const rows: { value: Value | null; total: unknown }[] = await this.manager.query(statement, values)
      return rows.flatMap(({ value, total }) => (value === null ? [] : [{ value, count: Number(total) }]))
    })) as { value: Value; count: number }[]
  }

  /** The condition that a property matches a LIKE pattern in lower case, with `!` as the escape character. */
  like(type: EntityTarget<ObjectLiteral>, property: string, pattern: string): string {
    const column = this.column(type, property)
    // SQLite's LIKE ignores the case of ASCII by itself, which saves a call of the custom `lower` for each row.
    const isPlain = this.isSqlite && !/[^\x20-\x7e]/.test(pattern)
    return `${isPlain ? column : `LOWER(${column})`} LIKE ? ESCAPE '!'`
  }

  /** The qualified column of a property, for use in `also`. */
  column(type: EntityTarget<ObjectLiteral>, property: string): string {
    return this.quoted(this.table(type), property)
  }

  private quoted({ name, quoted }: Table, property: string): string {
    const column = quoted.get(property)
    if (!column) throw new Error(`${name} has no column for ${property}`)
    return column
  }

  /** The quoted table of an entity, for use in `also`. */
  tableOf(type: EntityTarget<ObjectLiteral>): string {
    return this.table(type).name
  }

  /** @param part the ids of the rows that are looked at */
  private condition(
    table: Table,
    { where = {}, within = {}, ranges = [], also, among, onePer }: Condition,
    part?: ValueRange,
  ) {
    const values: unknown[] = []
    const equal = [...Object.entries(where), ...(among ? [['id', among] as const] : [])]
    const asked = equal.map(([property, value]) => [this.quoted(table, property), value] as const)
    const allowed = Object.entries(within).map(([property, value]) => {
      const column = this.quoted(table, property)
      // Nearly all rows have one of the values: `+` prevents SQLite from sorting them instead of scanning the sort order.
      return [Array.isArray(value) && this.isSqlite ? `+${column}` : column, value] as const
    })
    const parts = [...asked, ...allowed].map(([column, value]) => {
      if (value === null) return `${column} IS NULL`
      const listed = Array.isArray(value) ? value : [value]
      values.push(...listed.map(bound))
      if (!Array.isArray(value)) return `${column} = ?`
      return listed.length === 0 ? '1 = 0' : `${column} IN (${listed.map(() => '?').join(', ')})`
    })
    for (const { property, from, to } of ranges) {
      for (const [end, operator] of [
        [from, '>='],
        [to, '<='],
      ]) {
        if (end == null) continue
        parts.push(`${this.quoted(table, property)} ${operator} ?`)
        values.push(bound(end))
      }
    }
    if (also) {
      parts.push(also.sql)
      values.push(...also.values)
    }
    if (onePer) {
      const [shared, by] = [this.quoted(table, onePer.property), this.quoted(table, onePer.by)]
      const [own, first] = [[...values], bound(onePer.first)]
      // Without other conditions, looked up row by row: the page alone is read, and not the whole table.
      const others =
        parts.length === 0
          ? `NOT EXISTS (SELECT 1 FROM ${table.name} preferred WHERE preferred.${shared} = ${table.name}.${shared} AND preferred.${by} = ?)`
          : `${shared} NOT IN (SELECT ${shared} FROM ${table.name} WHERE ${parts.join(' AND ')} AND ${by} = ?)`
      parts.push(`(${by} = ? OR ${others})`)
      values.push(first, ...own, first)
    }
    // By ids: SQLite has no statistics and would otherwise scan the index of the sort order.
    const by = (among || part) && this.isSqlite ? ' NOT INDEXED' : ''
    if (part) {
      const within = withinRange(this.quoted(table, 'id'), part)
      parts.push(within.sql)
      values.push(...within.values)
    }
    return { sql: by + (parts.length === 0 ? '' : ` WHERE ${parts.join(' AND ')}`), values }
  }

  private table(type: EntityTarget<ObjectLiteral>): Table {
    const known = this.tables.get(type)
    if (known) return known
    const { driver } = this.manager.connection
    const { tableName, columns } = this.manager.connection.getMetadata(type)
    const hydrate = (column: ColumnMetadata) =>
      plainTypes.includes(String(column.type)) ? null : (value: unknown) => driver.prepareHydratedValue(value, column)
    const selected = columns.filter(({ isSelect }) => isSelect)
    const table: Table = {
      name: driver.escape(tableName),
      columns: selected.map((column) => ({
        property: column.propertyName,
        quoted: driver.escape(column.databaseName),
        hydrate: hydrate(column),
      })),
      quoted: new Map(columns.map((column) => [column.propertyName, driver.escape(column.databaseName)])),
    }
    this.tables.set(type, table)
    return table
  }
}

function rowOf<Row extends object>(
  columns: readonly TableColumn[],
  joined: readonly JoinedTable[],
  values: readonly unknown[],
): Row {
  const row = hydrated(columns, values, widthOf(joined))
  if (joined.length > 0) rememberJoined(row, joined, values)
  return row as Row
}

/** How many columns the joined tables have, which stand before those of the rows themselves. */
function widthOf(joined: readonly JoinedTable[]): number {
  return joined.reduce((width, { columns }) => width + columns.length, 0)
}

function selectedOf(table: Table, { columns }: Pick<RowQuery, 'columns'>): TableColumn[] {
  return columns ? table.columns.filter(({ property }) => columns.includes(property)) : table.columns
}

/** better-sqlite3 cannot bind booleans. */
function bound(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}

/** Whether no index answers a condition. */
function readsEveryRow({ where = {}, within = {}, ranges = [], also, onePer }: Condition): boolean {
  const isNarrowed = Object.keys(where).length + Object.keys(within).length + ranges.length > 0 || also !== undefined
  // Siblings among other conditions are found by one statement about all rows.
  return onePer ? !isNarrowed : also !== undefined
}
