import type { FastifyBaseLogger } from 'fastify'
import { In, IsNull } from 'typeorm'
import type { Context, CoreServices } from '../../kernel/context/Context.js'
import { claimEntry, dueEntries } from '../../kernel/outbox/claims.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { paymentKey } from '../paymentKeys/paymentKey.js'
import { noteAnswer } from '../paymentKeys/refusedKey.js'
import { Mollie, ProviderRefused, type SeenPayment, type StandIn, type Terminal } from './Mollie.js'
import { nextLook } from './nextLook.js'
import { OnlinePayment } from './OnlinePayment.js'
import { rankOf, unanswered } from './onlinePaymentStatuses.js'
import { settleOnlinePayment } from './settleOnlinePayment.js'
import { webhookUrlOf } from './webhookUrlOf.js'

const everyMilliseconds = 5_000
/** Longer than the provider may take to answer. */
const claimMilliseconds = 30_000
const maxAtOnce = 20
/** A terminal is bought seldom. */
const terminalMilliseconds = 5 * 60_000

/** The service of operations that have customers pay online. */
export interface OnlinePaymentServices {
  onlinePayments: OnlinePayments
}

/** What the shop and its payment provider tell each other. */
export class OnlinePayments {
  private opened: { key: string; mollie: Mollie } | null = null
  private stand: StandIn | undefined
  private known: { provider: Mollie; at: number; terminals: Terminal[] } | null = null

  /** @param newContext creates the product's own context */
  constructor(
    private readonly services: Pick<CoreServices, 'database' | 'settings'>,
    private readonly newContext: () => Context,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** For tests; there is no setting for it. */
  set standIn(standIn: StandIn) {
    this.stand = standIn
    this.opened = null
  }

  /** Asks about payments that are under way, on every instance; each is claimed by one of them. */
  get round(): Round {
    return {
      name: 'online-payments',
      schedule: { every: everyMilliseconds },
      isForEveryInstance: true,
      run: (signal, now) => this.lookAtDue(now, signal),
    }
  }

  /** The provider, for the shop's key; null for a shop that takes no payments online. */
  async provider(): Promise<Mollie | null> {
    const key = await paymentKey(this.services)
    if (key === null) return null
    if (this.opened?.key !== key) this.opened = { key, mollie: await this.open(key) }
    return this.opened.mollie
  }

  /**
   * Tries a key before the shop has it.
   * @returns whether it was accepted; null when the provider has not answered
   * @throws ProviderRefused
   */
  async tryKey(key: string): Promise<true | null> {
    try {
      const provider = await Mollie.open(
        key,
        async (isRefused) => {
          // One that is refused here is not stored.
          if (!isRefused) await this.note(key, false)
        },
        this.stand,
      )
      await provider.tryKey()
      return true
    } catch (error) {
      if (error instanceof ProviderRefused && error.isOfKey) throw error
      this.log.warn({ err: error }, 'A key of the payment provider could not be tried')
      return null
    }
  }

  /** The terminals of the shop, known for a while; none where it takes no payments online, or there is no answer. */
  async terminals(): Promise<Terminal[]> {
    const provider = await this.provider()
    if (!provider) return []
    const known = this.known
    if (known?.provider === provider && Date.now() - known.at < terminalMilliseconds) return known.terminals
    try {
      this.known = { provider, at: Date.now(), terminals: await provider.terminals() }
    } catch (error) {
      this.log.warn({ err: error }, 'It is not known which terminals there are')
      this.known = { provider, at: Date.now(), terminals: [] }
    }
    return this.known.terminals
  }

  /** Asks about every payment that it is time for. */
  async lookAtDue(now: Date, signal?: AbortSignal): Promise<void> {
    const { database } = this.services
    const due = await database.reader.find(OnlinePayment, {
      select: { id: true },
      where: dueEntries(now, claimMilliseconds),
      order: { nextAttemptAt: 'ASC' },
      take: maxAtOnce,
    })
    if (due.length === 0) return
    const provider = await this.provider()
    for (const { id } of due) {
      if (signal?.aborted) return
      if (!(await claimEntry(database, OnlinePayment, id, now, claimMilliseconds))) continue
      const row = await database.rows.first<OnlinePayment>(OnlinePayment, { id })
      if (row) await this.look(provider, row).catch((error: unknown) => this.failed(row, error))
    }
  }

  /**
   * Asks the provider how a payment stands and books what is new.
   * @throws what the provider or the database refuses
   */
  async look(provider: Mollie | null, row: OnlinePayment): Promise<SeenPayment | null> {
    if (row.providerId === null) {
      await this.giveUp(row)
      return null
    }
    let seen: SeenPayment | null = null
    try {
      if (!provider) return null
      const answer = await provider.read(row.providerId)
      await settleOnlinePayment(this.newContext(), row, answer)
      seen = answer
      return seen
    } finally {
      const isTold = webhookUrlOf(this.services.settings) !== null
      await this.plan(row.id, nextLook(row.createdAt, seen, isTold, new Date()))
    }
  }

  /**
   * The provider says that something about a payment has changed; what, it is asked. Anyone may say so.
   * @throws what the provider or the database refuses: it will say so again
   */
  async told(providerId: string): Promise<void> {
    const { database } = this.services
    const provider = await this.provider()
    if (!provider) return
    const known = await database.rows.first<OnlinePayment>(OnlinePayment, { providerId })
    if (known) {
      await this.look(provider, known)
      return
    }
    // One whose answer was lost may be made there without the shop knowing its id.
    if (!(await database.reader.existsBy(OnlinePayment, { rank: unanswered }))) return
    const seen = await provider.read(providerId).catch((error: unknown) => {
      if (error instanceof ProviderRefused) return null
      throw error
    })
    if (!seen?.key) return
    const lost = await database.rows.first<OnlinePayment>(OnlinePayment, { idempotencyKey: seen.key })
    if (!lost) return
    await this.remember(lost.id, seen)
    await this.look(provider, { ...lost, providerId })
  }

  /** Stores what the provider has made: once, whoever has asked. */
  async remember(id: number, { id: providerId, checkoutUrl, expiresAt }: SeenPayment): Promise<void> {
    const { database } = this.services
    const values = { providerId, checkoutUrl, expiresAt, status: 'open', rank: rankOf('open') } as const
    const nextAttemptAt = new Date(Date.now() + everyMilliseconds).toISOString()
    await database.write((manager) =>
      records.updateWhere(
        manager,
        OnlinePayment,
        { id, providerId: IsNull(), rank: In([unanswered, rankOf('failed')]) },
        { ...values, nextAttemptAt },
      ),
    )
  }

  /** Nobody has seen where to pay what the provider has not answered. */
  async giveUp({ id }: Pick<OnlinePayment, 'id'>): Promise<void> {
    const values = { status: 'failed', rank: rankOf('failed'), nextAttemptAt: null } as const
    const where = { id, rank: unanswered, providerId: IsNull() }
    await this.services.database.write((manager) => records.updateWhere(manager, OnlinePayment, where, values))
  }

  /** Asks about it at that time. */
  async plan(id: number, at: Date | null): Promise<void> {
    const values = { nextAttemptAt: at?.toISOString() ?? null, claimedUntil: null }
    await this.services.database.write((manager) =>
      records.updateWhere(manager, OnlinePayment, { id }, values, unnoticed),
    )
  }

  private open(key: string): Promise<Mollie> {
    return Mollie.open(key, (isRefused) => this.note(key, isRefused), this.stand)
  }

  /** What the provider has answered counts, whether it could be noted or not. */
  private async note(key: string, isRefused: boolean): Promise<void> {
    await noteAnswer(this.services, key, isRefused).catch((error: unknown) => {
      this.log.warn({ err: error }, 'It was not noted whether the payment provider knows the key')
    })
  }

  private failed({ id }: OnlinePayment, error: unknown): void {
    this.log.warn({ onlinePayment: id, err: error }, 'It is not known how an online payment stands')
  }
}
