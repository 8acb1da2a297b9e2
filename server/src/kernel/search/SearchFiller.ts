import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type EntityManager, IsNull, LessThan, Not } from 'typeorm'
import type { Row } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import type { Round } from '../scheduler/Round.js'
import { indexRecords } from './indexRecord.js'
import { SearchIndexState } from './SearchIndexState.js'
import { indexedTypes, startOutdatedAgain } from './searchRules.js'

/** Between looks whether another instance has left something to do, in milliseconds. */
const lookMilliseconds = 60_000

/** Nobody else goes on with an entity for so long after a batch, in milliseconds. */
const claimMilliseconds = 30_000

/** So long a batch may hold up everyone else, in milliseconds: SQLite works in the thread that answers requests. */
const longestBatch = 25
const maxAtOnce = 200
const fewestAtOnce = 5

/** With fewer records nothing is said: they take a second. */
const fewestToTell = 1000

/**
 * Fills the search index in the background, entity by entity and in the order of ids. Each batch is committed together with
 * how far it is, so that the next start goes on from there; of several instances one works at an entity at a time.
 */
export class SearchFiller {
  private readonly name = randomUUID()
  private atOnce = fewestAtOnce
  private done = 0
  private total = 0

  constructor(private readonly services: { database: Database; log: FastifyBaseLogger }) {}

  get round(): Round {
    return {
      name: 'search-index',
      schedule: { every: lookMilliseconds },
      isForEveryInstance: true,
      run: (signal) => this.fill(signal),
    }
  }

  /** Indexes all that is not indexed yet and that nobody else is at. */
  async fill(signal?: AbortSignal): Promise<void> {
    const { database } = this.services
    await startOutdatedAgain(database)
    const states = await database.reader.find(SearchIndexState, { where: { filledTo: Not(IsNull()) } })
    const left = indexedTypes().flatMap((type) => {
      const state = states.find(({ entity }) => entity === managedEntity(type).name)
      return state ? [{ type, state }] : []
    })
    this.done = 0
    this.total = 0
    for (const { type, state } of left) this.total += await this.countAfter(type, state.filledTo ?? 0)
    for (const { type, state } of left) await this.fillEntity(type, state, signal)
  }

  private async fillEntity(type: Class, state: SearchIndexState, signal?: AbortSignal): Promise<void> {
    for (let from = state.filledTo; from !== null && !signal?.aborted; ) {
      const began = performance.now()
      const next = await this.fillBatch(type, state, from)
      // Another instance is at it.
      if (next === undefined) return
      from = next
      const taken = performance.now() - began
      this.atOnce =
        taken > longestBatch ? Math.max(fewestAtOnce, this.atOnce >> 1) : Math.min(maxAtOnce, this.atOnce + 5)
      // Whoever waits has a turn.
      await pause(Math.min(taken, longestBatch) / 4)
    }
  }

  /** @returns up to which id they are indexed now, null for all; undefined when another instance is at it */
  private async fillBatch(type: Class, { rules }: SearchIndexState, from: number): Promise<number | null | undefined> {
    const { database } = this.services
    const { name: entity } = managedEntity(type)
    const ids = await this.idsAfter(type, from)
    const filledTo = ids.length < this.atOnce ? null : (ids.at(-1) ?? null)
    const isClaimed = await database.write(async (manager) => {
      if (!(await this.claim(manager, { entity, rules, filledTo: from }, filledTo))) return false
      await indexRecords(manager, type, ids)
      return true
    })
    if (!isClaimed) return undefined
    this.tell(ids.length)
    return filledTo
  }

  /** Notes within the transaction of a batch how far it comes. @returns whether this instance may */
  private async claim(
    manager: EntityManager,
    at: Pick<SearchIndexState, 'entity' | 'rules'> & { filledTo: number },
    filledTo: number | null,
  ): Promise<boolean> {
    const now = Date.now()
    const claim =
      filledTo === null
        ? { claimedBy: null, claimedUntil: null }
        : { claimedBy: this.name, claimedUntil: new Date(now + claimMilliseconds).toISOString() }
    const mine = [
      { ...at, claimedBy: this.name },
      { ...at, claimedBy: IsNull() },
      { ...at, claimedUntil: LessThan(new Date(now).toISOString()) },
    ]
    const { affected } = await manager.update(SearchIndexState, mine, { filledTo, ...claim })
    return Boolean(affected)
  }

  private async idsAfter(type: Class, from: number): Promise<number[]> {
    const { rows } = this.services.database
    const found = await rows.find<Row>(type, {
      columns: ['id'],
      also: { sql: `${rows.column(type, 'id')} > ?`, values: [from] },
      order: [['id', 'ASC']],
      limit: this.atOnce,
    })
    return found.map(({ id }) => id)
  }

  private countAfter(type: Class, from: number): Promise<number> {
    const { rows } = this.services.database
    return rows.count(type, { also: { sql: `${rows.column(type, 'id')} > ?`, values: [from] } })
  }

  /** A line for each tenth. */
  private tell(count: number): void {
    const tenths = (records: number) => Math.floor((10 * records) / this.total)
    const before = tenths(this.done)
    this.done += count
    if (this.total < fewestToTell || tenths(this.done) === before) return
    const { done, total } = this
    this.services.log.info({ done, total }, `The search index is filled to ${10 * tenths(done)} percent`)
  }
}
