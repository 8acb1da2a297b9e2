import { LRUCache } from 'lru-cache'

export interface Total<Value> {
  value: Value
  /** The sum of the change counters when the rows were counted. */
  changes: unknown
}

const maxSigns = 4_000_000

/** Caches what was counted of the rows that match a condition, until one of the tables changes. */
export class Totals<Value extends object | number> {
  private readonly known = new LRUCache<string, Total<Value>>({
    maxSize: maxSigns,
    sizeCalculation: (_, condition) => condition.length,
  })

  /**
   * @param changes the current sum of the change counters; undefined when it is not known
   * @param count reads what is counted, and the counters in one statement with it or before it
   */
  async of(
    condition: string,
    values: readonly unknown[],
    changes: unknown,
    count: () => Promise<Total<Value>>,
  ): Promise<Value> {
    const key = JSON.stringify([condition, values])
    const known = this.known.get(key)
    if (known && changes !== undefined && Number(known.changes) === Number(changes)) return known.value
    const counted = await count()
    this.known.set(key, counted)
    return counted.value
  }
}
