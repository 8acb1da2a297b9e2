import { Mutex } from 'async-mutex'
import type { EntityManager } from 'typeorm'
import { afterCommit } from '../../kernel/database/afterCommit.js'
import type { Database } from '../../kernel/database/Database.js'
import { isMissingReference, violatedIndex } from '../../kernel/database/databaseErrors.js'
import { Resource } from './Resource.js'

const maxTries = 5

/** Of each database, for this process: waiting for the lock in the database would use up its connections. */
const mutexes = new WeakMap<Database, Mutex>()

/**
 * Runs a transaction that no other one on appointments runs beside, here or on another instance, whatever their kinds. It
 * is run again while the database finds that a seat which it claims was given away meanwhile, or that what an appointment
 * refers to was deleted since it was read: the next run finds that out by itself.
 */
export async function withAgendaLock<Result>(
  database: Database,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    const endTurn = await mutexOf(database).acquire()
    try {
      return await database.write(async (manager) => {
        // The next one need not wait until the other instances know of it.
        afterCommit(manager, endTurn)
        await lockResources(manager)
        return work(manager)
      })
    } catch (error) {
      if (attempt === maxTries || !(isSeatTaken(error) || isMissingReference(error))) throw error
    } finally {
      endTurn()
    }
  }
}

function mutexOf(database: Database): Mutex {
  const mutex = mutexes.get(database) ?? new Mutex()
  mutexes.set(database, mutex)
  return mutex
}

/**
 * Has to be the first statement: what MySQL has read before would stay as it was, and SQLite would not wait for other
 * processes.
 */
async function lockResources(manager: EntityManager): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(Resource)
    .set({ turn: () => 'turn + 1' })
    .execute()
}

function isSeatTaken(error: unknown): boolean {
  const index = violatedIndex(error)
  return index !== null && (index.includes('seat') || index.some((name) => /claim.*seat/i.test(name)))
}
