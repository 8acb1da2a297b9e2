import { describe, expect, it } from '@jest/globals'
import { priceExcess } from '../../../src/kernel/shared/priceExcess.js'
import { enteredPrice } from '../../../src/kernel/shared/servicePrice.js'

describe('what a customer knows of a price', () => {
  const excess = (total: number | null, costLimit: number | null, agreedTotal: number | null = null) =>
    priceExcess({ total, costLimit, agreedTotal })

  it('[I6] goes to the limit of intake, and is gone beyond a cent above it', () => {
    expect(excess(15_000, 15_000)).toBeNull()
    expect(excess(15_001, 15_000)).toEqual({ beyond: 'limit', amount: 15_000 })
    expect(excess(1, 0)).toEqual({ beyond: 'limit', amount: 0 })
  })

  it('[I6] goes to what was accepted by a quote, whatever the limit was before', () => {
    expect(excess(22_900, 15_000, 22_900)).toBeNull()
    expect(excess(22_901, 15_000, 22_900)).toEqual({ beyond: 'agreed', amount: 22_900 })
    expect(excess(12_000, 15_000, 10_000)).toEqual({ beyond: 'agreed', amount: 10_000 })
  })

  it('[I6] has no end where nothing was said, and nothing is beyond it without a price', () => {
    expect(excess(1_000_000, null)).toBeNull()
    expect(excess(null, 100, 100)).toBeNull()
    expect(excess(-500, 0)).toBeNull()
  })
})

describe('the price with which the work of a service is entered', () => {
  it.each([
    ['one that is fixed', { price: 13_900, priceTo: 13_900 }, { price: 13_900, isFrom: false }],
    ['one of which the least is known', { price: 13_900, priceTo: null }, { price: 13_900, isFrom: true }],
    ['one between two amounts', { price: 13_900, priceTo: 18_900 }, { price: 13_900, isFrom: true }],
    ['none', { price: null, priceTo: null }, null],
    ['nothing', { price: 0, priceTo: 0 }, null],
  ])('[I6] %s', (_name, price, entered) => {
    expect(enteredPrice(price)).toEqual(entered)
  })
})
