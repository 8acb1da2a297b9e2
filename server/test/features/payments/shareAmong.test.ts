import { expect, test } from '@jest/globals'
import { shareAmong } from '../../../src/features/payments/shareAmong.js'
import { Chance } from '../../attacks/fuzz/Chance.js'
import { isEvery } from '../../isEvery.js'

const payments = isEvery ? 200_000 : 20_000

test('[I8] the first invoices are paid first, each as far as it is open; the rest is left over', () => {
  expect(shareAmong(25_000, [10_000, 8_000, 12_000])).toEqual({ shares: [10_000, 8_000, 7_000], left: 0 })
  expect(shareAmong(25_000, [10_000])).toEqual({ shares: [10_000], left: 15_000 })
  expect(shareAmong(500, [0, -300, 400])).toEqual({ shares: [0, 0, 400], left: 100 })
  expect(shareAmong(-500, [200, -300, -400])).toEqual({ shares: [0, -300, -200], left: 0 })
  expect(shareAmong(-500, [-300])).toEqual({ shares: [-300], left: -200 })
})

test(`[I8] of ${payments} random payments no cent is lost, and no invoice is paid further than it is open`, () => {
  const chance = new Chance(Number(process.env.PROPERTY_SEED ?? 20261128))
  for (let at = 0; at < payments; at++) {
    const cents = () => chance.below(200_000) - 50_000
    const amount = cents()
    const open = Array.from({ length: chance.below(6) }, cents)
    const { shares, left } = shareAmong(amount, open)
    const paid = shares.reduce((sum, share) => sum + share, 0)
    const isSound =
      paid + left === amount &&
      left * amount >= 0 &&
      shares.every((share, index) => {
        const due = open[index] ?? 0
        return share === 0 || (share * amount > 0 && share * due > 0 && Math.abs(share) <= Math.abs(due))
      }) &&
      // Nothing is left over while an invoice could still be paid by it.
      (left === 0 || open.every((due, index) => due * amount <= 0 || shares[index] === due))
    if (!isSound) throw new Error(JSON.stringify({ amount, open, shares, left }))
  }
})
