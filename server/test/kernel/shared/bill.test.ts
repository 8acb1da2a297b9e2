import { describe, expect, it } from '@jest/globals'
import { type BillableLine, billOf, creditOf, givenAmount, type TakenBack } from '../../../src/kernel/shared/bill.js'
import type { InvoiceDocument } from '../../../src/kernel/shared/invoiceDocument.js'
import { centsOf, roundedCash, vatRates } from '../../../src/kernel/shared/money.js'
import { vatTreatments } from '../../../src/kernel/shared/vatTreatments.js'
import { isEvery } from '../../isEvery.js'

/** Bills are made by a generator of our own: a library that shrinks its cases makes a million of them in minutes. */
const bills = isEvery ? 1_000_000 : 20_000

/** A sequence of numbers from a seed, so that a failure can be run again (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const seed = Number(process.env.PROPERTY_SEED ?? 20261128)
const random = randomFrom(seed)

const one = <Value>(...of: readonly Value[]) => of[random(of.length)] as Value

function randomLine(): BillableLine {
  return {
    description: 'Werk',
    quantity: String((1 + random(9_999)) / one(1, 10, 100, 1000)),
    unitPrice: (random(5) === 0 ? -1 : 1) * random(200_000),
    discount: random(4) === 0 ? random(5_000) : 0,
    treatment: random(3) === 0 ? one(...vatTreatments) : 'taxed',
    vatRate: one(...vatRates),
  }
}

const randomLines = () => Array.from({ length: 1 + random(5) }, randomLine)

/** A line of which nothing was taken back before. */
const allOf = (place: number): TakenBack => ({ place, before: 0, pieces: null })

type Amounts = { net: string; vat: string }
const sum = (all: readonly Amounts[], of: keyof Amounts) => all.reduce((total, each) => total + centsOf(each[of]), 0)

describe('[I4] what is billed', () => {
  it(`[I4] of ${bills} random bills lines, rates and totals are one sum, and a credit note is exactly the opposite`, () => {
    let wrong = 0
    let first = ''
    for (let count = 0; count < bills; count++) {
      const lines = randomLines()
      const includingVat = random(2) === 0
      const bill = billOf(lines, includingVat)
      const credit = creditOf(
        { ...bill, includingVat },
        lines.map((_, place) => allOf(place)),
      )
      const { totals } = bill
      const isRight =
        sum(bill.lines, 'net') === centsOf(totals.net) &&
        sum(bill.lines, 'vat') === centsOf(totals.vat) &&
        sum(totals.rates, 'net') === centsOf(totals.net) &&
        sum(totals.rates, 'vat') === centsOf(totals.vat) &&
        centsOf(totals.net) + centsOf(totals.vat) === centsOf(totals.total) &&
        totals.rates.every(({ treatment, vat }) => treatment === 'taxed' || centsOf(vat) === 0) &&
        centsOf(credit.totals.total) === (-centsOf(totals.total) || 0) &&
        credit.lines.every(({ net, vat }, place) => {
          const line = bill.lines[place]
          return centsOf(net) + centsOf(line?.net ?? 1) === 0 && centsOf(vat) + centsOf(line?.vat ?? 1) === 0
        })
      if (isRight) continue
      wrong++
      first ||= JSON.stringify({ lines, includingVat })
    }
    expect({ wrong, first }).toEqual({ wrong: 0, first: '' })
  })

  it('[I4] what is credited line by line comes to exactly what was billed, in whatever order', () => {
    for (let count = 0; count < bills / 50; count++) {
      const includingVat = random(2) === 0
      const bill = { ...billOf(randomLines(), includingVat), includingVat }
      const places = bill.lines.map((_, place) => place).sort(() => random(3) - 1)
      const credited = places.reduce((total, place) => total + centsOf(creditOf(bill, [allOf(place)]).totals.total), 0)
      expect(credited + centsOf(bill.totals.total)).toBe(0)
    }
  })

  it('[I10] what is taken back piece by piece comes to exactly what was billed, and each part is what it says', () => {
    for (let count = 0; count < bills / 50; count++) {
      const includingVat = random(2) === 0
      const lines = randomLines().map((line) => ({ ...line, quantity: String(1 + random(9)) }))
      const bill = { ...billOf(lines, includingVat), includingVat }
      const parts = bill.lines.flatMap(({ quantity }, place) => {
        const taken: TakenBack[] = []
        for (let before = 0; before < Number(quantity); ) {
          const left = Number(quantity) - before
          const pieces = 1 + random(left)
          taken.push({ place, before, pieces: pieces === left ? null : pieces })
          before += pieces
        }
        return taken
      })
      const credits = parts.map((part) => creditOf(bill, [part]))
      for (const amount of ['net', 'vat', 'total'] as const) {
        const credited = credits.reduce((sum, { totals }) => sum + centsOf(totals[amount]), 0)
        expect(credited + centsOf(bill.totals[amount])).toBe(0)
      }
      for (const line of credits.flatMap((credit) => credit.lines)) {
        const said = Number(line.quantity) * centsOf(line.unitPrice) - centsOf(line.discount)
        expect(givenAmount(line, includingVat)).toBe(said)
      }
    }
  })

  it('[I4] deposits are taken off by what was booked of them: all documents together are the whole', () => {
    for (let count = 0; count < bills / 50; count++) {
      const includingVat = random(2) === 0
      const lines = randomLines().filter(({ treatment }) => treatment === 'taxed')
      const whole = billOf(lines, includingVat)
      const deposits = Array.from({ length: 1 + random(3) }, (_, place) => {
        const own = billOf([{ ...randomLine(), treatment: 'taxed' }], true)
        return { number: `F26-000${place}`, issuedOn: '2026-11-28', includingVat: true, totals: own.totals }
      })
      const final = billOf(lines, includingVat, deposits)
      const of = (key: 'net' | 'vat' | 'total') =>
        deposits.reduce((total, { totals }) => total + centsOf(totals[key]), centsOf(final.totals[key]))
      expect([of('net'), of('vat'), of('total')]).toEqual(
        [whole.totals.net, whole.totals.vat, whole.totals.total].map(centsOf),
      )
    }
  })

  it('[I4] says of each line how it bears VAT, and charges none where the law does not', () => {
    const line = { description: 'Laptop', quantity: '1', unitPrice: 12_100, discount: 0, vatRate: 21 }
    const { lines, totals } = billOf(
      vatTreatments.map((treatment) => ({ ...line, treatment })),
      true,
    )
    expect(lines.map(({ treatment, vatRate, net, vat }) => [treatment, vatRate, net, vat])).toEqual([
      ['taxed', 21, '100.00', '21.00'],
      ['exempt', 0, '121.00', '0.00'],
      ['margin', 0, '121.00', '0.00'],
      ['reverseCharge', 0, '121.00', '0.00'],
      ['smallBusiness', 0, '121.00', '0.00'],
    ])
    expect(totals).toMatchObject({ net: '584.00', vat: '21.00', total: '605.00' })
    expect(totals.rates).toHaveLength(5)
  })

  it('[I4] takes a deposit off each rate that it was booked at', () => {
    const deposit: Pick<InvoiceDocument, 'number' | 'issuedOn' | 'includingVat' | 'totals'> = {
      number: 'F26-0001',
      issuedOn: '2026-11-01',
      includingVat: true,
      totals: {
        ...{ net: '87.15', vat: '12.85', total: '100.00' },
        rates: [
          { treatment: 'taxed', rate: 21, net: '41.32', vat: '8.68' },
          { treatment: 'taxed', rate: 9, net: '45.83', vat: '4.17' },
        ],
      },
    }
    const line = { description: 'Werk', quantity: '1', discount: 0, treatment: 'taxed' as const }
    const { lines, totals } = billOf(
      [
        { ...line, unitPrice: 12_100, vatRate: 21 },
        { ...line, unitPrice: 10_900, vatRate: 9 },
      ],
      true,
      [deposit],
      ({ number }) => `Af: ${number}`,
    )
    expect(lines.slice(2)).toMatchObject([
      { description: 'Af: F26-0001', quantity: '-1', unitPrice: '50.00', vatRate: 21, net: '-41.32', vat: '-8.68' },
      { description: 'Af: F26-0001', quantity: '-1', unitPrice: '50.00', vatRate: 9, net: '-45.83', vat: '-4.17' },
    ])
    expect(totals).toMatchObject({ total: '130.00', net: '112.85', vat: '17.15' })
  })

  it('[I8] cash is rounded to five cents, what is given back likewise', () => {
    expect([1232, 1233, 1237, 1238, 0, -1232, -1233].map(roundedCash)).toEqual([
      1230, 1235, 1235, 1240, 0, -1230, -1235,
    ])
  })
})
