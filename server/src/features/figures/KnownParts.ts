import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { DataSource, EntityManager } from 'typeorm'
import { changesSinceMonths } from './ChangedFigures.js'
import type { Period } from './Period.js'

/** What was read of a month, and how often figures had changed until then. */
interface Known {
  changes: number
  value: object
}

/** Three years several times over. */
const maxKnown = 1000

/** A month takes some ten milliseconds on SQLite, which works in the thread that answers requests. */
const turnMilliseconds = 20

const caches = new WeakMap<DataSource, LRUCache<string, Known>>()

/**
 * Caches what is read of the parts of periods, until a job or quote of that time or an earlier one changes: the figures of past
 * months are read once. What was read of some months stays when a later one fails.
 */
export class KnownParts {
  private turnUntil = performance.now() + turnMilliseconds

  private constructor(
    /** Null within a transaction, of which nothing may be cached that is undone with it. */
    private readonly cache: LRUCache<string, Known> | null,
    private readonly counters: readonly { month: string; changes: number }[],
  ) {}

  /** The counters are read before all else: what is read afterwards is at least as new. */
  static async of(manager: EntityManager): Promise<KnownParts> {
    if (manager.queryRunner) return new KnownParts(null, [])
    const { connection } = manager
    const cache = caches.get(connection) ?? new LRUCache<string, Known>({ max: maxKnown })
    caches.set(connection, cache)
    return new KnownParts(cache, await changesSinceMonths(manager))
  }

  /** @param of what is read, and all that it depends on besides jobs and the part */
  async read<Value extends object>(
    of: readonly (string | number)[],
    { from, until, zone }: Period,
    read: () => Promise<Value>,
  ): Promise<Value> {
    const key = [...of, from, until, zone.name].join(' ')
    const month = until.slice(0, 7)
    const changes = this.counters.reduce((sum, each) => (each.month <= month ? sum + each.changes : sum), 0)
    const known = this.cache?.get(key)
    if (known?.changes === changes) return known.value as Value
    const value = await read()
    this.cache?.set(key, { changes, value })
    await this.giveTurn()
    return value
  }

  /** Others have their turn: not after each month, since they may take long, and there are many months. */
  private async giveTurn(): Promise<void> {
    if (performance.now() < this.turnUntil) return
    await nextTurn()
    this.turnUntil = performance.now() + turnMilliseconds
  }
}
