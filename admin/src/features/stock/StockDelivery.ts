import { Refusal } from '../../kernel/graphql/Refusal'
import type { StockCalls } from './StockCalls'
import { lineOf } from './StockLine'
import type { StockLines } from './StockLines'
import type { StockProduct } from './StockProduct'
import { wasCounted } from './wasCounted'

/** Milliseconds in which clicks on one product become one call. */
export const collectingTime = 500

export interface DeliveryOptions {
  calls: StockCalls
  /** Who is logged in, as the ledger names it. */
  userName: string
  /** The session is over. */
  onLoggedOut(): void
}

/**
 * Sends the changes to the server, one call at a time per product. What could not be sent is retried later; what the
 * server refuses is rolled back.
 */
export class StockDelivery {
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>()
  readonly #queues = new Map<number, Promise<void>>()
  #isLoggedOut = false

  constructor(
    private readonly lines: StockLines,
    private readonly options: DeliveryOptions,
  ) {}

  get isLoggedOut(): boolean {
    return this.#isLoggedOut
  }

  isCollecting(id: number): boolean {
    return this.#timers.has(id)
  }

  /** Sends a product's clicks once there were none for a while. */
  collect(id: number): void {
    this.#stopCollecting(id)
    this.#timers.set(
      id,
      setTimeout(() => this.send(id), collectingTime),
    )
  }

  /** Sends what is due of a product, after what is on its way. */
  send(id: number): Promise<void> {
    this.#stopCollecting(id)
    const sent = (this.#queues.get(id) ?? Promise.resolve()).then(() => this.#deliver(id))
    this.#queues.set(id, sent)
    return sent
  }

  /** Sends what is still collected, now. */
  flush(): void {
    for (const id of [...this.#timers.keys()]) void this.send(id)
  }

  /** Sends all there is and waits for the answers. */
  async finish(): Promise<void> {
    this.flush()
    await Promise.all(this.#queues.values())
  }

  async #deliver(id: number): Promise<void> {
    if (!this.lines.state().lines.has(id)) return
    try {
      await this.#settle(id)
      await this.#deliverTyped(id)
      await this.#deliverCollected(id)
      this.lines.change(id, { isUnsaved: false })
    } catch (failure) {
      if (!(failure instanceof Refusal)) this.lines.change(id, { isUnsaved: true })
      else if (failure.code === 'UNAUTHENTICATED') this.#leave()
      else await this.#refused(id, failure)
    }
  }

  #leave(): void {
    if (this.#isLoggedOut) return
    this.#isLoggedOut = true
    this.options.onLoggedOut()
  }

  /** Finds out what became of a call that went unanswered; if nothing did, it is due again. */
  async #settle(id: number): Promise<void> {
    const { uncertain, collected } = this.lines.line(id)
    if (!uncertain) return
    const product = await this.options.calls.read(id)
    const isCounted = await wasCounted(uncertain, product, this.options)
    const due = this.lines.line(id).collected - collected
    this.lines.change(id, {
      product,
      uncertain: undefined,
      collected: collected + due + (isCounted ? 0 : uncertain.delta),
    })
  }

  async #deliverTyped(id: number): Promise<void> {
    const { typed, product } = this.lines.line(id)
    if (typed === undefined) return
    const stored = typed === product.stock ? product : await this.#store(id, typed, product.version)
    // A number typed meanwhile is still to be sent.
    this.lines.change(id, { product: stored, ...(this.lines.line(id).typed === typed && { typed: undefined }) })
  }

  async #store(id: number, stock: number, version: number): Promise<StockProduct> {
    try {
      return await this.options.calls.set(id, stock, version)
    } catch (failure) {
      if (!(failure instanceof Refusal && failure.code === 'CONFLICT')) throw failure
      // A call that went unanswered may have stored it after all.
      const product = await this.options.calls.read(id)
      if (product.stock !== stock) throw failure
      return product
    }
  }

  async #deliverCollected(id: number): Promise<void> {
    // While more is clicked, that is collected; it has a timer of its own.
    const { collected, product } = this.lines.line(id)
    if (collected === 0 || this.isCollecting(id)) return
    this.lines.change(id, { collected: 0, sending: collected })
    try {
      this.lines.change(id, { product: await this.options.calls.adjust(id, collected), sending: 0 })
    } catch (failure) {
      const isLoggedOut = failure instanceof Refusal && failure.code === 'UNAUTHENTICATED'
      const isUnanswered = !(failure instanceof Refusal)
      this.lines.change(id, {
        sending: 0,
        ...(isLoggedOut && { collected: this.lines.line(id).collected + collected }),
        ...(isUnanswered && { uncertain: { delta: collected, version: product.version } }),
      })
      throw failure
    }
  }

  /** Shows the server's state and the reason for the refusal. */
  async #refused(id: number, refusal: Refusal): Promise<void> {
    const { typed, product: known } = this.lines.line(id)
    const product = await this.options.calls.read(id).catch(() => known)
    this.#stopCollecting(id)
    this.lines.change(id, { ...lineOf(product), typed: undefined, uncertain: undefined })
    this.lines.forget(id)
    const { title, stock } = product
    if (refusal.code === 'CONFLICT' && typed !== undefined) {
      this.lines.notify({ kind: 'conflict', title, typed, stock })
    } else this.lines.notify({ kind: 'refused', title, text: refusal.message })
  }

  #stopCollecting(id: number): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
  }
}
