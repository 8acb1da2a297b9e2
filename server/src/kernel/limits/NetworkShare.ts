import { type EntityManager, type FindOptionsWhere, In, LessThanOrEqual, type ObjectLiteral } from 'typeorm'
import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import type { TextKey } from '../i18n/nl.js'
import type { Message } from '../i18n/say.js'
import { NetworkTrace, type Traced } from './NetworkTrace.js'
import { dayMilliseconds, leaveTraces, marksOf, type NetworkMark } from './networkTraces.js'

/** What is made within a day, as a multiple of what `MESSAGE_LIMIT` lets a network send at once. */
const dayPerMessage = 2

/** Traces that are removed in one round of cleaning. */
const maxAtOnce = 1000

interface NetworkRecord extends ObjectLiteral {
  id: number
  createdAt: string
}

interface Shared<Entity> {
  kind: Traced
  records: new () => Entity
  /** Which of them take something from others at a moment, UTC. */
  isOpen: (now: string) => FindOptionsWhere<Entity>
  /** How many of these there may be, as a multiple of the same limit. */
  openPerMessage: number
  /** What refusals say, with `{max}` and `{call}`: for a day, and for what is open. */
  words: { today: TextKey; open: TextKey }
}

/**
 * The share of one network in what there is only so much of: anyone can make up names and addresses. By
 * the database, so that a restart gives no new share. Whole offices and mobile networks share an address: the bounds are
 * wide, and refusals name the phone. Networks around it have a multiple, so that one subscriber does not multiply it.
 */
export class NetworkShare<Entity extends NetworkRecord> {
  constructor(private readonly shared: Shared<Entity>) {}

  /** Notes from which networks a record comes. */
  leaveTrace(manager: EntityManager, context: Context, id: number): Promise<void> {
    return leaveTraces(manager, context, this.shared.kind, [id])
  }

  /**
   * @param call how the visitor comes by it all the same
   * @throws ShopError RATE_LIMITED for what was made within a day, CONFLICT for what is open
   */
  async assertLeft(manager: EntityManager, context: Context, call: () => Promise<Message>): Promise<void> {
    const { messageLimit } = context.services.settings
    if (!messageLimit) return
    for (const network of marksOf(context)) {
      await this.assertLeftOf(manager, network, messageLimit.points * network.share, call)
    }
  }

  private async assertLeftOf(
    manager: EntityManager,
    { column, mark }: NetworkMark,
    points: number,
    call: () => Promise<Message>,
  ): Promise<void> {
    const { kind, records, isOpen, openPerMessage, words } = this.shared
    const now = Date.now()
    const ofNetwork = () =>
      manager
        .createQueryBuilder(records, 'record')
        .innerJoin(
          NetworkTrace,
          'trace',
          `trace.record = record.id AND trace.kind = :kind AND trace.${column} = :mark`,
          {
            kind,
            mark,
          },
        )
    const maxADay = points * dayPerMessage
    const since = new Date(now - dayMilliseconds).toISOString()
    const today = await ofNetwork()
      .select('record.createdAt', 'at')
      .where('record.createdAt > :since', { since })
      .orderBy('record.createdAt', 'DESC')
      .limit(maxADay)
      .getRawMany<{ at: string }>()
    const first = today[maxADay - 1]
    if (first) {
      throw new ShopError('RATE_LIMITED', {
        message: { key: words.today, values: { max: maxADay, call: await call() } },
        retryAfter: Math.max(1, Math.ceil((Date.parse(first.at) + dayMilliseconds - now) / 1000)),
      })
    }
    const open = await ofNetwork()
      .where(isOpen(new Date(now).toISOString()))
      .getCount()
    if (open < points * openPerMessage) return
    throw new ShopError('CONFLICT', { message: { key: words.open, values: { max: open, call: await call() } } })
  }

  /** Removes the traces of what counts no more. */
  async forget(manager: EntityManager, now: Date): Promise<void> {
    const { kind, records, isOpen } = this.shared
    const since = new Date(now.getTime() - dayMilliseconds).toISOString()
    const old = await manager.find(NetworkTrace, {
      select: { id: true, record: true },
      where: { kind, at: LessThanOrEqual(since) },
    })
    const counted = await manager
      .createQueryBuilder(records, 'record')
      .select('record.id', 'id')
      .innerJoin(NetworkTrace, 'trace', 'trace.record = record.id AND trace.kind = :kind', { kind })
      .where('trace.at <= :since', { since })
      .andWhere(isOpen(now.toISOString()))
      .getRawMany<{ id: number }>()
    const open = new Set(counted.map(({ id }) => id))
    const over = old.filter(({ record }) => record === null || !open.has(record)).slice(0, maxAtOnce)
    await manager.delete(NetworkTrace, { id: In(over.map(({ id }) => id)) })
  }
}
