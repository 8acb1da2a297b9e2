import { LessThan } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { divided } from '../../kernel/shared/oldAddress.js'
import { isSecretPath, notFoundPaths } from '../../kernel/shared/screens.js'
import { isFileAddress } from './ledTo.js'
import { NotFoundAddress } from './NotFoundAddress.js'

declare module '../../kernel/context/Context.js' {
  interface CoreServices {
    /** What visitors ask for and is not there. */
    notFounds: NotFoundCounts
  }
}

/** Addresses that are kept: those that are asked for most. */
export const maxAddresses = 500

/** Addresses that wait for the next writing; a minute has far fewer. */
const maxWaiting = 500

const longestPath = 200

const daysKept = 60

/** Addresses of nothing that a network adds in a day: so few that no stranger fills the list. */
const newAddressLimit = new CallLimit('not-found', () => ({ points: 20, seconds: 24 * 60 * 60 }))

/** What programs ask every site for, looking for holes; and what may be a code of somebody's. */
const scanned =
  /\/\.|\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|zip|t?gz|rar|map)(\/|$)|\/(wp-|cgi-bin|phpmyadmin|vendor\/|xmlrpc)/i
const personal = /@|\d{7}|[^/]{60}|[\dA-Za-z]{22}/

/** Counts what visitors do not find, in memory for a minute, by address alone. */
export class NotFoundCounts {
  private waiting = new Map<string, number>()
  private seen = new Set<string>()

  constructor(private readonly services: Pick<CoreServices, 'database' | 'settings' | 'instances'>) {}

  get round(): Round {
    return { name: 'not-found', schedule: { every: 60_000 }, isForEveryInstance: true, run: () => this.write() }
  }

  /**
   * Counts an address that was not found; costs nothing that a caller waits for.
   * @param caller the address of his network, which is not stored
   */
  async note(address: string, caller: string): Promise<void> {
    const { path } = divided(address)
    if (!isCounted(path) || this.seen.has(`${caller} ${path}`) || this.seen.size >= maxWaiting) return
    this.seen.add(`${caller} ${path}`)
    const isNew = !this.waiting.has(path)
    if (isNew && !(await newAddressLimit.allows(this.services, { address: caller }))) return
    this.waiting.set(path, (this.waiting.get(path) ?? 0) + 1)
  }

  /** Writes what was counted since; the least of too many addresses is forgotten. */
  async write(now = new Date()): Promise<void> {
    const counted = [...this.waiting]
    this.waiting = new Map()
    this.seen = new Set()
    if (counted.length === 0) return
    const lastAt = now.toISOString()
    await this.services.database.write(async (manager) => {
      for (const [path, count] of counted) {
        const { affected } = await manager.update(
          NotFoundAddress,
          { path },
          { count: () => `count + ${count}`, lastAt },
        )
        if (affected) continue
        await manager
          .createQueryBuilder()
          .insert()
          .into(NotFoundAddress)
          .values({ path, count, lastAt })
          .orIgnore()
          .execute()
      }
      const since = new Date(now.getTime() - daysKept * 24 * 60 * 60 * 1000).toISOString()
      await manager.delete(NotFoundAddress, { lastAt: LessThan(since) })
      const order = { count: 'DESC', lastAt: 'DESC' } as const
      const tooMany = await manager.find(NotFoundAddress, { order, skip: maxAddresses, take: maxWaiting })
      for (const { path } of tooMany) await manager.delete(NotFoundAddress, { path })
    })
  }
}

/** Whether an address may be of use to the owner, and says nothing of a visitor. */
function isCounted(path: string): boolean {
  if (path.length > longestPath || scanned.test(path) || personal.test(path)) return false
  return !isSecretPath(path) && !isFileAddress(path) && !Object.values(notFoundPaths).includes(path)
}
