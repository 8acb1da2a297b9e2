import { maxStock } from './maxStock'
import { type DeliveryOptions, StockDelivery } from './StockDelivery'
import { isPending, lineOf, type StockLine, shownStock } from './StockLine'
import { StockLines } from './StockLines'
import type { StockProduct } from './StockProduct'
import type { StockState } from './StockState'

/**
 * The stock on the screen and what can be done with it. Every click counts at once; what was clicked within half a
 * second goes to the server as one change.
 */
export class StockStore {
  readonly #lines: StockLines
  readonly #delivery: StockDelivery
  readonly state: () => StockState
  readonly subscribe: (listener: () => void) => () => void

  constructor(products: readonly StockProduct[], options: DeliveryOptions) {
    this.#lines = new StockLines(products)
    this.#delivery = new StockDelivery(this.#lines, options)
    this.state = this.#lines.state
    this.subscribe = this.#lines.subscribe
  }

  /** Whether leaving now would lose something. */
  get isPending(): boolean {
    return !this.#delivery.isLoggedOut && [...this.state().lines.values()].some(isPending)
  }

  /** Sends all there is and waits for the answers. */
  finish(): Promise<void> {
    return this.#delivery.finish()
  }

  /** One more or less of a product. */
  add(id: number, by: number): void {
    const line = this.#lines.line(id)
    const next = shownStock(line) + by
    if (next < 0 || next > maxStock) return
    this.#lines.change(id, { collected: line.collected + by })
    this.#lines.note(id, by, this.#delivery.isCollecting(id))
    this.#delivery.collect(id)
  }

  /** So many of a product, whatever was there. */
  type(id: number, stock: number): void {
    const delta = stock - shownStock(this.#lines.line(id))
    if (delta === 0) return
    this.#lines.note(id, delta)
    this.#lines.change(id, { typed: stock, collected: 0 })
    void this.#delivery.send(id)
  }

  /** Takes the latest change back. */
  undo(): void {
    const { history } = this.state()
    const change = history.at(-1)
    if (!change) return
    this.#lines.set({ history: history.slice(0, -1) })
    const { collected } = this.#lines.line(change.id)
    const line = this.#lines.change(change.id, { collected: collected - change.delta })
    this.#lines.notify({ kind: 'undone', title: line.product.title, stock: shownStock(line) })
    void this.#delivery.send(change.id)
  }

  /** Sends what is still collected, now. */
  flush(): void {
    this.#delivery.flush()
  }

  /** Tries again what could not be sent. */
  retry(): void {
    for (const [id, line] of this.state().lines) if (line.isUnsaved) void this.#delivery.send(id)
  }

  dismiss(): void {
    this.#lines.notify(undefined)
  }

  /** What the server says now; what was done here since stays on top of it. */
  refresh(products: readonly StockProduct[]): void {
    const { lines: known, history } = this.state()
    const pending = [...known].filter(([, line]) => isPending(line))
    const fresh = products.map((product) => [product.id, this.#latest(product)] as const)
    const lines = new Map([...fresh, ...pending])
    this.#lines.set({ lines, history: history.filter(({ id }) => lines.has(id)) })
  }

  /** An answer may be overtaken by that of a change made since it was asked for. */
  #latest(product: StockProduct): StockLine {
    const known = this.state().lines.get(product.id)
    return known && known.product.version > product.version ? known : lineOf(product)
  }
}
