import { describe, expect, it } from '@jest/globals'
import { promotionState } from '../../../src/features/promotions/promotionState.js'
import { reducedPrice } from '../../../src/features/promotions/reducedPrice.js'
import { saleText } from '../../../src/features/promotions/SaleTextResolvers.js'
import { currentPrices } from '../../../src/kernel/shared/currentPrice.js'

describe('[L14] a reduction', () => {
  it.each([
    [14900, { percent: 20, amount: null }, 11920],
    [999, { percent: 15, amount: null }, 849],
    [1_000_000_000, { percent: 90, amount: null }, 100_000_000],
    [14900, { percent: null, amount: 3000 }, 11900],
    [3000, { percent: null, amount: 3000 }, null],
    [2000, { percent: null, amount: 3000 }, null],
    [0, { percent: 20, amount: null }, null],
    [1, { percent: 20, amount: null }, null],
    [null, { percent: 20, amount: null }, null],
    [14900, { percent: null, amount: null }, null],
  ])('of %j by %j is %j', (price, reduction, reduced) => {
    expect(reducedPrice(price, reduction)).toBe(reduced)
  })

  it('takes the place of the own price, of a range at both ends, and leaves open what is', () => {
    expect(currentPrices({ price: 100, priceTo: 200 })).toEqual({ price: 100, priceTo: 200 })
    expect(currentPrices({ price: 100, priceTo: 200, salePrice: 80, salePriceTo: 160 })).toEqual({
      ...{ price: 80, priceTo: 160 },
    })
    expect(currentPrices({ price: 100, priceTo: null, salePrice: 80, salePriceTo: null })).toEqual({
      ...{ price: 80, priceTo: null },
    })
    expect(currentPrices({ price: 100, salePrice: 80 })).toEqual({ price: 80, priceTo: undefined })
  })

  it('is said from the lowest price of the 30 days before, and not where none is', () => {
    const wording = { language: 'en', currency: 'EUR' } as const
    const reduced = { price: 14900, salePrice: 11900, lowestPrice: 13900 }
    expect(saleText(reduced, wording)).toBe(
      'From €139 for €119. €139 is the lowest price of the 30 days before the promotion.',
    )
    expect(saleText({ ...reduced, lowestPrice: null }, wording)).toBeNull()
    expect(saleText({ ...reduced, priceTo: null, salePriceTo: null }, wording)).toMatch(
      /^Was from €139, now from €119\./,
    )
  })

  it('runs from its beginning until right before its end', () => {
    const moments = { startsAt: '2026-12-12T00:00:00.000Z', endsAt: '2026-12-27T00:00:00.000Z' }
    expect(promotionState(moments, '2026-12-11T23:59:59.999Z')).toBe('planned')
    expect(promotionState(moments, '2026-12-12T00:00:00.000Z')).toBe('running')
    expect(promotionState(moments, '2026-12-26T23:59:59.999Z')).toBe('running')
    expect(promotionState(moments, '2026-12-27T00:00:00.000Z')).toBe('ended')
  })
})
