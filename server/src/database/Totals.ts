import { LRUCache } from 'lru-cache'

export interface Total {
  total: number
  /** The sum of the change counters when the rows were counted. */
  changes: unknown
}

const mostSigns = 4_000_000

/** Caches how many rows match a condition, until one of the tables changes. */
export class Totals {
  private readonly known = new LRUCache<string, Total>({
    maxSize: mostSigns,
    sizeCalculation: (_, condition) => condition.length,
  })

  /**
   * @param changes the current sum of the change counters; undefined when it is not known
   * @param count reads the total and the counters in one statement
   */
  async of(
    condition: string,
    values: readonly unknown[],
    changes: unknown,
    count: () => Promise<Total>,
  ): Promise<number> {
    const key = JSON.stringify([condition, values])
    const known = this.known.get(key)
    if (known && changes !== undefined && Number(known.changes) === Number(changes)) return known.total
    const counted = await count()
    this.known.set(key, counted)
    return counted.total
  }
}
