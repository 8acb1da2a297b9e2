import { Refusal } from '../graphql/Refusal'
import { mostStock } from './mostStock'
import type { StockCalls } from './StockCalls'
import { isPending, lineOf, type StockLine, shownStock } from './StockLine'
import type { StockProduct } from './StockProduct'
import type { StockChange, StockNotice, StockState } from './StockState'
import { wasCounted } from './wasCounted'

/** Milliseconds in which clicks on one product become one call. */
export const collectingTime = 500

interface Options {
  calls: StockCalls
  /** Who is logged in, as the ledger names it. */
  userName: string
  /** The session is over. */
  onLoggedOut(): void
}

/**
 * The stock on the screen. Every click counts at once; what was clicked within half a second goes to the server as one
 * change. The calls for a product follow one another, and what could not be sent is kept.
 */
export class StockStore {
  #state: StockState
  readonly #listeners = new Set<() => void>()
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>()
  readonly #queues = new Map<number, Promise<void>>()
  #isLoggedOut = false

  constructor(
    products: readonly StockProduct[],
    private readonly options: Options,
  ) {
    this.#state = { lines: new Map(products.map((product) => [product.id, lineOf(product)])), history: [] }
  }

  readonly state = (): StockState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether leaving now would lose something. */
  get isPending(): boolean {
    return !this.#isLoggedOut && [...this.#state.lines.values()].some(isPending)
  }

  /** Sends all there is and waits for the answers. */
  async finish(): Promise<void> {
    this.flush()
    await Promise.all(this.#queues.values())
  }

  /** One more or less of a product. */
  add(id: number, by: number): void {
    const line = this.#line(id)
    const next = shownStock(line) + by
    if (next < 0 || next > mostStock) return
    this.#change(id, { collected: line.collected + by })
    this.#note(id, by, this.#timers.has(id))
    this.#stopCollecting(id)
    this.#timers.set(
      id,
      setTimeout(() => this.#send(id), collectingTime),
    )
  }

  /** So many of a product, whatever was there. */
  type(id: number, stock: number): void {
    const delta = stock - shownStock(this.#line(id))
    if (delta === 0) return
    this.#stopCollecting(id)
    this.#note(id, delta)
    this.#change(id, { typed: stock, collected: 0 })
    void this.#send(id)
  }

  /** Takes the latest change back. */
  undo(): void {
    const change = this.#state.history.at(-1)
    if (!change) return
    this.#set({ history: this.#state.history.slice(0, -1) })
    const line = this.#change(change.id, { collected: this.#line(change.id).collected - change.delta })
    this.#tell({ kind: 'undone', title: line.product.title, stock: shownStock(line) })
    this.#stopCollecting(change.id)
    void this.#send(change.id)
  }

  /** Sends what is still collected, now. */
  flush(): void {
    for (const id of [...this.#timers.keys()]) {
      this.#stopCollecting(id)
      void this.#send(id)
    }
  }

  /** Tries again what could not be sent. */
  retry(): void {
    for (const [id, line] of this.#state.lines) if (line.isUnsaved) void this.#send(id)
  }

  dismiss(): void {
    this.#set({ notice: undefined })
  }

  /** What the server says now; what was done here since stays on top of it. */
  refresh(products: readonly StockProduct[]): void {
    const pending = [...this.#state.lines].filter(([, line]) => isPending(line))
    const fresh = products.map((product) => [product.id, this.#latest(product)] as const)
    const lines = new Map([...fresh, ...pending])
    this.#set({ lines, history: this.#state.history.filter(({ id }) => lines.has(id)) })
  }

  /** An answer may be overtaken by that of a change made since it was asked for. */
  #latest(product: StockProduct): StockLine {
    const known = this.#state.lines.get(product.id)
    return known && known.product.version > product.version ? known : lineOf(product)
  }

  #send(id: number): Promise<void> {
    this.#timers.delete(id)
    const sent = (this.#queues.get(id) ?? Promise.resolve()).then(() => this.#deliver(id))
    this.#queues.set(id, sent)
    return sent
  }

  async #deliver(id: number): Promise<void> {
    if (!this.#state.lines.has(id)) return
    try {
      await this.#settle(id)
      await this.#deliverTyped(id)
      await this.#deliverCollected(id)
      this.#change(id, { isUnsaved: false })
    } catch (failure) {
      if (!(failure instanceof Refusal)) this.#change(id, { isUnsaved: true })
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
    const { uncertain, collected } = this.#line(id)
    if (!uncertain) return
    const product = await this.options.calls.read(id)
    const isCounted = await wasCounted(uncertain, product, this.options)
    const due = this.#line(id).collected - collected
    this.#change(id, {
      product,
      uncertain: undefined,
      collected: collected + due + (isCounted ? 0 : uncertain.delta),
    })
  }

  async #deliverTyped(id: number): Promise<void> {
    const { typed, product } = this.#line(id)
    if (typed === undefined) return
    const stored = typed === product.stock ? product : await this.#store(id, typed, product.version)
    // A number typed meanwhile is still to be sent.
    this.#change(id, { product: stored, ...(this.#line(id).typed === typed && { typed: undefined }) })
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
    const { collected, product } = this.#line(id)
    if (collected === 0 || this.#timers.has(id)) return
    this.#change(id, { collected: 0, sending: collected })
    try {
      this.#change(id, { product: await this.options.calls.adjust(id, collected), sending: 0 })
    } catch (failure) {
      const isLoggedOut = failure instanceof Refusal && failure.code === 'UNAUTHENTICATED'
      const isUnanswered = !(failure instanceof Refusal)
      this.#change(id, {
        sending: 0,
        ...(isLoggedOut && { collected: this.#line(id).collected + collected }),
        ...(isUnanswered && { uncertain: { delta: collected, version: product.version } }),
      })
      throw failure
    }
  }

  /** Shows what the server has, and tells why it is not what was asked for. */
  async #refused(id: number, refusal: Refusal): Promise<void> {
    const { typed, product: known } = this.#line(id)
    const product = await this.options.calls.read(id).catch(() => known)
    this.#stopCollecting(id)
    this.#change(id, { ...lineOf(product), typed: undefined, uncertain: undefined })
    this.#set({ history: this.#state.history.filter((change) => change.id !== id) })
    const { title, stock } = product
    if (refusal.code === 'CONFLICT' && typed !== undefined) this.#tell({ kind: 'conflict', title, typed, stock })
    else this.#tell({ kind: 'refused', title, text: refusal.message })
  }

  #line(id: number): StockLine {
    const line = this.#state.lines.get(id)
    if (!line) throw new Error(`There is no product ${id}`)
    return line
  }

  #change(id: number, change: Partial<StockLine>): StockLine {
    const line = { ...this.#line(id), ...change }
    this.#set({ lines: new Map(this.#state.lines).set(id, line) })
    return line
  }

  /** Adds to what can be undone; clicks that are collected together are undone together. */
  #note(id: number, delta: number, isMore = false): void {
    const { history } = this.#state
    const latest = history.findLast((change) => change.id === id)
    const joined: StockChange = { id, delta: delta + (isMore && latest ? latest.delta : 0) }
    const others = isMore ? history.filter((change) => change !== latest) : history
    this.#set({ history: joined.delta === 0 ? others : [...others, joined], notice: undefined })
  }

  #stopCollecting(id: number): void {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
  }

  #tell(notice: StockNotice): void {
    this.#set({ notice })
  }

  #set(change: Partial<StockState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
