import { type EntityManager, LessThan } from 'typeorm'
import type { Database } from '../../kernel/database/Database.js'
import { violatedIndex } from '../../kernel/database/databaseErrors.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { DataImport, type ImportState } from './DataImport.js'

/** Who has not been seen at work for so long was killed. */
const deadMilliseconds = 60_000

/** Whether somebody works on it now. */
export function isWorkedOn({ busy, seenAt }: Pick<DataImport, 'busy' | 'seenAt'>, now = Date.now()): boolean {
  return busy !== null && seenAt >= new Date(now - deadMilliseconds).toISOString()
}

/**
 * Takes the one place of an import that is worked on.
 * @param from the states from which that is possible
 * @throws ShopError CONFLICT while another one is, or from another state; NOT_FOUND
 */
export async function claimImport(
  database: Database,
  id: number,
  from: readonly ImportState[],
  to: ImportState,
  also?: (manager: EntityManager) => Promise<void>,
): Promise<DataImport> {
  try {
    return await database.write(async (manager) => {
      await leaveDead(manager)
      const found = await manager.findOneBy(DataImport, { id })
      if (!found) throw new ShopError('NOT_FOUND', { message: { key: 'import.gone' } })
      if (found.busy) throw new ShopError('CONFLICT', { message: { key: 'import.busy' } })
      if (!from.includes(found.state)) throw new ShopError('CONFLICT', { message: { key: 'import.notNow' } })
      await manager.update(DataImport, { id }, { state: to, busy: 'yes', seenAt: new Date().toISOString() })
      await also?.(manager)
      return manager.findOneByOrFail(DataImport, { id })
    })
  } catch (error) {
    if (violatedIndex(error)) throw new ShopError('CONFLICT', { message: { key: 'import.busy' } })
    throw error
  }
}

/** Gives the place of a process that was killed to others. Its first statement writes, as it begins transactions. */
async function leaveDead(manager: EntityManager): Promise<void> {
  const long = new Date(Date.now() - deadMilliseconds).toISOString()
  await manager.update(DataImport, { busy: 'yes', seenAt: LessThan(long) }, { busy: null })
}

/** @throws ShopError CONFLICT while another import is worked on */
export async function assertNoneIsWorkedOn({ reader }: Database): Promise<void> {
  const found = await reader.findOneBy(DataImport, { busy: 'yes' })
  if (found && isWorkedOn(found)) throw new ShopError('CONFLICT', { message: { key: 'import.busy' } })
}

/** Leaves the place, in this state. */
export async function leaveImport(database: Database, id: number, state?: ImportState): Promise<void> {
  await database.write((manager) =>
    manager.update(DataImport, { id }, { busy: null, seenAt: new Date().toISOString(), ...(state && { state }) }),
  )
}
