import DataLoader from 'dataloader'
import type { RowReader } from '../database/RowReader.js'
import type { Class } from '../fields/FieldDescription.js'
import type { Row } from './Row.js'

/** Records per statement, which holds some 32,000 values at most. */
const maxAtOnce = 1000

/** Batches the loading of referenced records into one statement per kind. Lives for one call. */
export class Loaders {
  private readonly byKind = new Map<string, DataLoader<never, unknown>>()

  constructor(readonly rows: RowReader) {}

  /** A record by its id. */
  record(type: Class, id: number): Promise<Row | null> {
    return this.batch(`${type.name} by id`, async (ids: readonly number[]) => {
      const rows = await this.rows.find<Row>(type, { where: { id: ids } })
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.map((one) => byId.get(one) ?? null)
    }).load(id)
  }

  /** The record of the same pair in the other language. */
  async sibling(type: Class, row: Row): Promise<Row | null> {
    const pair = await this.batch(`${type.name} by pair`, (pairs: readonly number[]) =>
      this.groupedBy(type, 'pair', pairs),
    ).load(row.pair as number)
    return pair.find(({ id }) => id !== row.id) ?? null
  }

  /** The records that refer to this one, in the order of their ids. */
  children(type: Class, reference: string, id: number): Promise<Row[]> {
    return this.batch(`${type.name} by ${reference}`, (ids: readonly number[]) =>
      this.groupedBy(type, reference, ids),
    ).load(id)
  }

  private async groupedBy(type: Class, field: string, values: readonly number[]): Promise<Row[][]> {
    const rows = await this.rows.find<Row>(type, { where: { [field]: values }, order: [['id', 'ASC']] })
    const groups = groupRows(rows, field)
    return values.map((value) => groups.get(value) ?? [])
  }

  /** The batch loader of this name, created on first use. */
  batch<Key, Value>(
    kind: string,
    load: (keys: readonly Key[]) => Promise<Value[]>,
    options?: { cache: boolean },
  ): DataLoader<Key, Value> {
    const known = this.byKind.get(kind) as DataLoader<Key, Value> | undefined
    if (known) return known
    const loader = new DataLoader(load, { maxBatchSize: maxAtOnce, ...options })
    this.byKind.set(kind, loader as DataLoader<never, unknown>)
    return loader
  }
}

/** Rows by the value of a field. */
export function groupRows<Each>(rows: Each[], field: keyof Each): Map<unknown, Each[]> {
  const groups = new Map<unknown, Each[]>()
  for (const row of rows) {
    const group = groups.get(row[field])
    if (group) group.push(row)
    else groups.set(row[field], [row])
  }
  return groups
}
