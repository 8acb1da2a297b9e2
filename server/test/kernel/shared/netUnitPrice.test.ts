import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type BillableLine, billOf } from '../../../src/kernel/shared/bill.js'
import { centsOf } from '../../../src/kernel/shared/money.js'
import { netUnitPrice } from '../../../src/kernel/shared/netUnitPrice.js'

const line = (quantity: string, unitPrice: number, more: Partial<BillableLine> = {}): BillableLine => ({
  ...{ description: 'Werk', quantity, unitPrice, discount: 0, vatRate: 21, treatment: 'taxed' as const },
  ...more,
})
const priceOf = (each: BillableLine, includingVat = true) => {
  const [first] = billOf([each], includingVat).lines
  return first && netUnitPrice(first, includingVat)
}

test('[I5] a unit price without VAT has two decimals where these come to the line, and four where not', () => {
  expect(priceOf(line('1', 12_100))).toBe('100.00')
  expect(priceOf(line('3', 1000))).toBe('8.2633')
  expect(priceOf(line('2', 6500))).toBe('53.72')
  expect(priceOf(line('1', 12_100, { discount: 1210 }))).toBe('100.00')
  expect(priceOf(line('1', -1210))).toBe('-10.00')
  expect(priceOf(line('2', 1500, { treatment: 'margin' }))).toBe('15.00')
  expect(priceOf(line('2', 1500), false)).toBe('15.00')
})

test('[I5] a unit price without VAT comes to the line within a cent, and that of a credit is the same', () => {
  const lines = fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 500_000 }), fc.constantFrom(21, 9))
  fc.assert(
    fc.property(lines, ([count, cents, vatRate]) => {
      const [first] = billOf([line(String(count), cents, { vatRate })], true).lines
      if (!first) throw new Error('There is no line')
      const price = netUnitPrice(first, true)
      expect(Math.abs(Number(price) * count * 100 - centsOf(first.net))).toBeLessThanOrEqual(1)
      const back = { ...first, quantity: `-${first.quantity}`, net: `-${first.net}`, vat: `-${first.vat}` }
      expect(netUnitPrice(back, true)).toBe(price)
    }),
    { seed: 20261128 },
  )
})
