import { lineOf, type StockLine } from './StockLine'
import type { StockProduct } from './StockProduct'
import type { StockChange, StockNotice, StockState } from './StockState'

/** The observable state of the screen. */
export class StockLines {
  #state: StockState
  readonly #listeners = new Set<() => void>()

  constructor(products: readonly StockProduct[]) {
    this.#state = { lines: new Map(products.map((product) => [product.id, lineOf(product)])), history: [] }
  }

  readonly state = (): StockState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  line(id: number): StockLine {
    const line = this.#state.lines.get(id)
    if (!line) throw new Error(`There is no product ${id}`)
    return line
  }

  change(id: number, change: Partial<StockLine>): StockLine {
    const line = { ...this.line(id), ...change }
    this.set({ lines: new Map(this.#state.lines).set(id, line) })
    return line
  }

  /** Adds to what can be undone; with `isMore`, to the latest change of the product, so that both are undone together. */
  note(id: number, delta: number, isMore = false): void {
    const { history } = this.#state
    const latest = history.findLast((change) => change.id === id)
    const joined: StockChange = { id, delta: delta + (isMore && latest ? latest.delta : 0) }
    const others = isMore ? history.filter((change) => change !== latest) : history
    this.set({ history: joined.delta === 0 ? others : [...others, joined], notice: undefined })
  }

  /** Nothing of a product can be undone any more. */
  forget(id: number): void {
    this.set({ history: this.#state.history.filter((change) => change.id !== id) })
  }

  notify(notice: StockNotice | undefined): void {
    this.set({ notice })
  }

  set(change: Partial<StockState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
