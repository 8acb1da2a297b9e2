import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { StockCalls, StockMovement } from '../src/features/stock/StockCalls'
import { collectingTime } from '../src/features/stock/StockDelivery'
import { shownStock } from '../src/features/stock/StockLine'
import type { StockProduct } from '../src/features/stock/StockProduct'
import { StockStore } from '../src/features/stock/StockStore'
import { restoreUnsaved, storeUnsaved } from '../src/features/stock/unsavedStock'
import { NoAnswer } from '../src/kernel/graphql/NoAnswer'
import { Refusal } from '../src/kernel/graphql/Refusal'

const cable = 1
const charger = 2
const refusal = (code: string, text: string) => new Refusal({ message: text, extensions: { code } })

/** A server with two products; `fails` goes wrong before the next calls are done, `losesAnswer` after. */
class Shop implements StockCalls {
  readonly products = new Map<number, StockProduct>([
    [cable, { id: cable, title: 'Kabel', stock: 5, version: 1 }],
    [charger, { id: charger, title: 'Lader', stock: 2, version: 1 }],
  ])
  readonly ledger: StockMovement[] = []
  readonly called: unknown[] = []
  fails: Error[] = []
  losesAnswer = false

  #write(id: number, stock: number, userName: string): StockProduct {
    const before = this.#product(id)
    const after = { ...before, stock, version: before.version + 1 }
    this.products.set(id, after)
    this.ledger.unshift({ id: this.ledger.length, at: '', delta: stock - before.stock, stock, userName })
    return after
  }

  #product(id: number): StockProduct {
    const product = this.products.get(id)
    if (!product) throw refusal('NOT_FOUND', 'Onderdeel niet gevonden')
    return product
  }

  #answer<Value>(value: () => Value): Value {
    const failure = this.fails.shift()
    if (failure) throw failure
    const done = value()
    if (this.losesAnswer) throw new NoAnswer(0)
    return done
  }

  async adjust(id: number, delta: number) {
    this.called.push(['adjust', id, delta])
    return this.#answer(() => this.#write(id, this.#product(id).stock + delta, 'Rik'))
  }

  async set(id: number, stock: number, version: number) {
    this.called.push(['set', id, stock, version])
    return this.#answer(() => {
      if (this.#product(id).version !== version) throw refusal('CONFLICT', 'Intussen gewijzigd')
      return this.#write(id, stock, 'Rik')
    })
  }

  async read(id: number) {
    return this.#answer(() => this.#product(id))
  }

  async movements(_id: number, _page: number, perPage: number) {
    return { items: this.ledger.slice(0, perPage), total: this.ledger.length }
  }

  /** Somebody else counts too. */
  changeByOther(id: number, stock: number): void {
    this.#write(id, stock, 'Sophie')
  }
}

let shop: Shop
let store: StockStore
let loggedOut: jest.Mock<() => void>
const shown = (id: number) => {
  const line = store.state().lines.get(id)
  return line && shownStock(line)
}
const pass = (milliseconds = collectingTime) => jest.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  shop = new Shop()
  loggedOut = jest.fn()
  store = new StockStore([...shop.products.values()], { calls: shop, userName: 'Rik', onLoggedOut: loggedOut })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('clicks on less and more', () => {
  it('[Z4] within half a second are one change, which counts on the screen at once', async () => {
    for (const by of [1, 1, 1, -1]) store.add(cable, by)
    expect(shown(cable)).toBe(7)
    expect(store.isPending).toBe(true)
    await pass(collectingTime - 1)
    expect(shop.called).toEqual([])
    await pass(1)
    expect(shop.called).toEqual([['adjust', cable, 2]])
    expect(store.isPending).toBe(false)
    expect(shown(cable)).toBe(7)
  })

  it('[Z4] are counted beside what others do at the same time, and what is clicked meanwhile follows', async () => {
    store.add(cable, 1)
    shop.changeByOther(cable, 10)
    await pass()
    expect(shown(cable)).toBe(11)
    store.add(cable, 1)
    store.add(charger, -1)
    await pass()
    expect(shop.called.slice(1)).toEqual([
      ['adjust', cable, 1],
      ['adjust', charger, -1],
    ])
    expect(shown(cable)).toBe(12)
  })

  it('[Z4] that come to nothing send nothing, and there is never less than none', async () => {
    store.add(cable, 1)
    store.add(cable, -1)
    for (let click = 0; click < 5; click += 1) store.add(charger, -1)
    expect(shown(charger)).toBe(0)
    await pass()
    expect(shop.called).toEqual([['adjust', charger, -2]])
  })

  it('[Z4] go at once when the screen is left', () => {
    store.add(cable, 1)
    void store.finish()
    return pass(0).then(() => expect(shop.called).toEqual([['adjust', cable, 1]]))
  })
})

describe('undo', () => {
  it('[Z1] takes back clicks that are still collected without a call', async () => {
    store.add(cable, 1)
    store.add(cable, 1)
    store.undo()
    await pass()
    expect(shown(cable)).toBe(5)
    expect(shop.called).toEqual([])
    expect(store.state().history).toEqual([])
  })

  it('[Z1] takes back what was stored, the latest first, and tells so', async () => {
    store.add(cable, 3)
    await pass()
    store.type(charger, 20)
    await pass()
    store.undo()
    await pass()
    expect(shown(charger)).toBe(2)
    expect(store.state().notice).toEqual({ kind: 'undone', title: 'Lader', stock: 2 })
    store.undo()
    await pass()
    expect(shown(cable)).toBe(5)
    expect(shop.called).toEqual([
      ['adjust', cable, 3],
      ['set', charger, 20, 1],
      ['adjust', charger, -18],
      ['adjust', cable, -3],
    ])
    store.undo()
    expect(shop.called).toHaveLength(4)
  })

  it('[Z1] leaves what others added meanwhile', async () => {
    store.add(cable, 2)
    await pass()
    shop.changeByOther(cable, 17)
    store.undo()
    await pass()
    expect(shown(cable)).toBe(15)
  })
})

describe('a typed number', () => {
  it('[Z1] is stored with the version that was read, clicks before it included', async () => {
    store.add(cable, 1)
    store.type(cable, 12)
    await pass()
    expect(shop.called).toEqual([['set', cable, 12, 1]])
    expect(shop.products.get(cable)?.stock).toBe(12)
    store.undo()
    await pass()
    expect(shown(cable)).toBe(6)
  })

  it('[Z1] is refused when somebody else was first: that is told, and their number shown', async () => {
    shop.changeByOther(cable, 9)
    store.type(cable, 12)
    await pass()
    expect(shown(cable)).toBe(9)
    expect(shop.products.get(cable)?.stock).toBe(9)
    expect(store.state()).toMatchObject({
      notice: { kind: 'conflict', title: 'Kabel', typed: 12, stock: 9 },
      history: [],
    })
    store.type(cable, 12)
    await pass()
    expect(shop.products.get(cable)?.stock).toBe(12)
  })
})

describe('without a network', () => {
  it('[Z1] changes are kept, told and sent later', async () => {
    shop.fails = [new NoAnswer(0), new NoAnswer(0)]
    store.add(cable, 1)
    store.type(charger, 8)
    await pass()
    expect([shown(cable), shown(charger)]).toEqual([6, 8])
    expect([...store.state().lines.values()].map(({ isUnsaved }) => isUnsaved)).toEqual([true, true])
    store.retry()
    await pass()
    expect([...shop.products.values()].map(({ stock }) => stock)).toEqual([6, 8])
    expect(store.isPending).toBe(false)
  })

  it('[Z4] a change whose answer was lost is counted once', async () => {
    shop.losesAnswer = true
    store.add(cable, 2)
    store.type(charger, 8)
    await pass()
    expect(shop.products.get(cable)?.stock).toBe(7)
    shop.losesAnswer = false
    shop.changeByOther(cable, 10)
    store.add(cable, 1)
    store.retry()
    await pass()
    expect(shop.products.get(cable)?.stock).toBe(11)
    expect(shown(cable)).toBe(11)
    expect(shown(charger)).toBe(8)
    expect(store.state().notice).toBeUndefined()
  })
})

describe('a server that refuses', () => {
  it('[Z1] tells why and shows what it has', async () => {
    shop.fails = [refusal('VALIDATION', 'Er zijn er niet zo veel.')]
    store.add(cable, -1)
    await pass()
    expect(shown(cable)).toBe(5)
    expect(store.state()).toMatchObject({
      notice: { kind: 'refused', title: 'Kabel', text: 'Er zijn er niet zo veel.' },
      history: [],
    })
  })

  it('[M9] because nobody is logged in: what was not stored is there again after logging in', async () => {
    shop.fails = [refusal('UNAUTHENTICATED', 'Log eerst in.'), refusal('UNAUTHENTICATED', 'Log eerst in.')]
    store.add(cable, 2)
    store.type(charger, 9)
    await pass()
    expect(loggedOut).toHaveBeenCalledTimes(1)
    expect(store.isPending).toBe(false)
    storeUnsaved(7, store.state())
    store = new StockStore([...shop.products.values()], { calls: shop, userName: 'Rik', onLoggedOut: loggedOut })
    restoreUnsaved(8, store)
    expect(shown(cable)).toBe(5)
    restoreUnsaved(7, store)
    await pass()
    expect([...shop.products.values()].map(({ stock }) => stock)).toEqual([7, 9])
  })
})

it('[Z1] a list that is read anew does not undo what was done here since', async () => {
  const read = [...shop.products.values()]
  store.add(cable, 1)
  store.refresh(read)
  expect(shown(cable)).toBe(6)
  await pass()
  store.refresh(read)
  expect(shown(cable)).toBe(6)
  shop.changeByOther(charger, 30)
  store.refresh([...shop.products.values()])
  expect(shown(charger)).toBe(30)
})
