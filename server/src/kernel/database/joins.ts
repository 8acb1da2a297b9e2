import type { EntityTarget, ObjectLiteral } from 'typeorm'
import { hydrated, type Table, type TableColumn } from './Table.js'

/** One record at most that belongs to a row: what the row refers to, or the other one that refers to the same. */
export interface Join {
  /** The name under which it is found. */
  name: string
  type: EntityTarget<ObjectLiteral>
  /** The properties to read, the matching one among them; all when not given. */
  columns?: readonly string[]
  /** The properties that are equal: the row's own, which is read too, and that of the record. */
  on: readonly [own: string, theirs: string]
  /** Whether a record of the same table is looked for that is not the row itself. */
  isOther?: boolean
}

/** A table that is read along with the rows of a page. */
export class JoinedTable {
  readonly name: string
  /** What is selected of it, under names that no other table has. */
  readonly columns: readonly string[]

  /** @param from where its columns begin among all that are selected */
  constructor(
    private readonly join: Join,
    private readonly table: Table,
    private readonly selected: readonly TableColumn[],
    private readonly alias: string,
    private readonly from: number,
  ) {
    this.name = join.name
    this.columns = selected.map(({ quoted }, index) => `${alias}.${quoted} AS ${alias}_${index}`)
  }

  clause(of: Table): string {
    const { on, isOther } = this.join
    const [own, theirs] = on
    const other = isOther ? ` AND ${this.alias}.${this.table.quoted.get('id')} <> page.${of.quoted.get('id')}` : ''
    return `LEFT JOIN ${this.table.name} ${this.alias}
      ON ${this.alias}.${this.table.quoted.get(theirs)} = page.${of.quoted.get(own)}${other}`
  }

  /** The record that was read along with a row; null where there is none. */
  recordIn(values: readonly unknown[]): Record<string, unknown> | null {
    const record = hydrated(this.selected, values, this.from)
    return record[this.join.on[1]] == null ? null : record
  }
}

const joined = new WeakMap<object, Map<string, object | null>>()

/** Notes which records were read along with a row. */
export function rememberJoined(row: object, tables: readonly JoinedTable[], values: readonly unknown[]): void {
  joined.set(row, new Map(tables.map((table) => [table.name, table.recordIn(values)])))
}

/** The record that was read along with a row; undefined when none was asked for. */
export function joinedRow<Row>(row: object, name: string): Row | null | undefined {
  return joined.get(row)?.get(name) as Row | null | undefined
}
