import { type EntityManager, type FindOptionsWhere, In, type ObjectLiteral } from 'typeorm'
import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import type { TextKey } from '../i18n/nl.js'
import type { Message } from '../i18n/say.js'
import { signatureOf } from '../secrets/signature.js'
import { networkOf } from './networks.js'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** What is made within a day, as a multiple of what `MESSAGE_LIMIT` lets a network send at once. */
const dayPerMessage = 2

/** Networks that are removed in one round of cleaning. */
const mostAtOnce = 1000

interface NetworkAddress extends ObjectLiteral {
  network: string | null
}

interface NetworkRecord extends ObjectLiteral {
  createdAt: string
}

interface Shared<Address, Entity> {
  /** The table that says of which network a record is, and its column that names the record. */
  addresses: new () => Address
  owner: keyof Address & string
  records: new () => Entity
  /** Which of them take something from others at a moment, UTC. */
  isOpen: (now: string) => FindOptionsWhere<Entity>
  /** How many of these there may be, as a multiple of the same limit. */
  openPerMessage: number
  /** What refusals say, with `{most}` and `{call}`: for a day, and for what is open. */
  words: { today: TextKey; open: TextKey }
}

/**
 * The share of one network in what there is only so much of: anyone can make up names and addresses. By
 * the database, so that a restart gives no new share. Whole offices and mobile networks share an address: the bounds are
 * wide, and refusals name the phone.
 */
export class NetworkShare<Address extends NetworkAddress, Entity extends NetworkRecord> {
  constructor(private readonly shared: Shared<Address, Entity>) {}

  /** The network of a caller as it is stored: nobody reads an address from it. Null where nothing is bounded. */
  markOf({ services: { settings }, caller }: Context): string | null {
    if (!caller || !settings.messageLimit) return null
    return signatureOf('network', networkOf(caller.address), settings)
  }

  /**
   * @param call how the visitor comes by it all the same
   * @throws ShopError RATE_LIMITED for what was made within a day, CONFLICT for what is open
   */
  async assertLeft(manager: EntityManager, context: Context, call: () => Promise<Message>): Promise<void> {
    const { messageLimit } = context.services.settings
    const network = this.markOf(context)
    if (!network || !messageLimit) return
    const { addresses, owner, records, isOpen, openPerMessage, words } = this.shared
    const now = Date.now()
    const ofNetwork = () =>
      manager
        .createQueryBuilder(records, 'record')
        .innerJoin(addresses, 'address', `address.${owner} = record.id AND address.network = :network`, { network })
    const mostADay = messageLimit.points * dayPerMessage
    const since = new Date(now - dayMilliseconds).toISOString()
    const today = await ofNetwork()
      .select('record.createdAt', 'at')
      .where('record.createdAt > :since', { since })
      .orderBy('record.createdAt', 'DESC')
      .limit(mostADay)
      .getRawMany<{ at: string }>()
    const first = today[mostADay - 1]
    if (first) {
      throw new ShopError('RATE_LIMITED', {
        message: { key: words.today, values: { most: mostADay, call: await call() } },
        retryAfter: Math.max(1, Math.ceil((Date.parse(first.at) + dayMilliseconds - now) / 1000)),
      })
    }
    const open = await ofNetwork()
      .where(isOpen(new Date(now).toISOString()))
      .getCount()
    if (open < messageLimit.points * openPerMessage) return
    throw new ShopError('CONFLICT', { message: { key: words.open, values: { most: open, call: await call() } } })
  }

  /** Removes the networks of what counts no more. */
  async forget(manager: EntityManager, now: Date): Promise<void> {
    const { addresses, owner, records, isOpen } = this.shared
    const since = new Date(now.getTime() - dayMilliseconds).toISOString()
    const old = () =>
      manager
        .createQueryBuilder(records, 'record')
        .select('record.id', 'id')
        .innerJoin(addresses, 'address', `address.${owner} = record.id AND address.network IS NOT NULL`)
        .where('record.createdAt <= :since', { since })
    const open = await old().andWhere(isOpen(now.toISOString())).getRawMany<{ id: number }>()
    const counted = new Set(open.map(({ id }) => id))
    const over = (await old().getRawMany<{ id: number }>()).filter(({ id }) => !counted.has(id)).slice(0, mostAtOnce)
    const which = { [owner]: In(over.map(({ id }) => id)) } as FindOptionsWhere<Address>
    await manager
      .createQueryBuilder()
      .update(addresses)
      .set({ network: null } as object)
      .where(which)
      .execute()
  }
}
