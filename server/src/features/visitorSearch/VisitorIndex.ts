import { setTimeout as delay } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { CoreServices } from '../../kernel/context/Context.js'
import { ownContext } from '../../kernel/context/ownContext.js'
import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Database } from '../../kernel/database/Database.js'
import { TableChange } from '../../kernel/database/TableChange.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { IndexedRecords, type ShopState, tableOf } from './IndexedRecords.js'

type ShopContext = Pick<PublicContext, 'loaders' | 'services'>

/** So long a search waits for an index that is built anew, before the one from before answers it, in milliseconds. */
const patience = 1000

/**
 * What visitors search in: the public records of both languages by their words, in memory. Before each search it catches
 * up with what was written since, here, on another instance or by a command, by the change counters of the tables.
 */
export class VisitorIndex {
  private records: IndexedRecords | undefined
  private building: Promise<void> | undefined
  /** Whether an index from before has answered while a new one was built: those answers are cached. */
  private hasAnsweredBefore = false
  private isStopped = false
  private readonly mutex = new Mutex()

  constructor(private readonly services: CoreServices) {}

  /** Builds it before it is asked for. */
  start(): void {
    this.current(ownContext(this.services)).catch((error: unknown) => this.logUnlessStopped(error))
  }

  /** Nothing reads the database for it any more. */
  async stop(): Promise<void> {
    this.isStopped = true
    await this.building?.catch(() => undefined)
    await this.mutex.waitForUnlock()
  }

  /** The index as of now, or one from before while a new one takes long to build. */
  async current(context: ShopContext): Promise<IndexedRecords> {
    const patient = new AbortController()
    const enough = delay(patience, true, { ref: false, signal: patient.signal }).catch(() => false)
    try {
      for (;;) {
        const found = await this.mutex.runExclusive(() => this.updated(context))
        if (found) return found
        const built = this.build()
        if (!this.records) await built
        else if (await Promise.race([built, enough])) {
          this.hasAnsweredBefore = true
          return this.records
        }
      }
    } finally {
      patient.abort()
    }
  }

  /** The index after it has caught up; undefined where it has to be built anew. */
  private async updated(context: ShopContext): Promise<IndexedRecords | undefined> {
    const { records } = this
    const state = await readState(this.services)
    if (!records || records.settings !== state.settings || records.isWorn) return undefined
    try {
      await records.update(context, state)
    } catch (error) {
      // Some of its records may be missing now.
      this.records = undefined
      throw error
    }
    return records
  }

  /** All who wait share one. */
  private build(): Promise<void> {
    this.building ??= this.replace().finally(() => {
      this.building = undefined
    })
    // Nobody may be waiting for it any more.
    this.building.catch((error: unknown) => this.logUnlessStopped(error))
    return this.building
  }

  private async replace(): Promise<void> {
    const state = await readState(this.services)
    const records = new IndexedRecords(state.settings, () => this.assertRunning())
    await records.update(ownContext(this.services), state)
    this.records = records
    if (!this.hasAnsweredBefore) return
    this.hasAnsweredBefore = false
    await this.services.contentChanged()
  }

  private assertRunning(): void {
    if (this.isStopped) throw new ShopError('UNAVAILABLE')
  }

  private logUnlessStopped(error: unknown): void {
    if (!this.isStopped) this.services.log.error(error, 'The index of the search of visitors was not built')
  }
}

/** One index per running shop. */
const indexes = new WeakMap<Database, VisitorIndex>()

/** The index of a shop, built when it is first searched unless it was started before. */
export function visitorIndexOf(services: CoreServices): VisitorIndex {
  const index = indexes.get(services.database) ?? new VisitorIndex(services)
  indexes.set(services.database, index)
  return index
}

/** Read before the rows: what is written between the two is read again the next time. */
async function readState(services: CoreServices): Promise<ShopState> {
  const { database, switches } = services
  const rows = await database.rows.find<TableChange>(TableChange, {})
  const counters = new Map(rows.map(({ name, changes }) => [name, Number(changes)]))
  const off = await switches.now()
  return { counters, off, settings: `${counters.get(tableOf(services, ShopSettings)) ?? 0} ${off.key}` }
}
