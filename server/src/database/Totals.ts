import { LRUCache } from 'lru-cache'

export interface Total {
  total: number
  /** How often the tables had changed that were counted. */
  changes: unknown
}

const mostSigns = 4_000_000

/** How many rows fulfil a condition, as long as no table has changed since. */
export class Totals {
  private readonly known = new LRUCache<string, Total>({
    maxSize: mostSigns,
    sizeCalculation: (_, condition) => condition.length,
  })

  /**
   * @param changes how often the tables have changed by now; undefined when that is not known
   * @param count told as of one moment
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
