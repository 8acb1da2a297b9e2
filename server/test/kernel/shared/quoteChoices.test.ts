import { describe, expect, it } from '@jest/globals'
import {
  alternativesOf,
  type ChoosableLine,
  chosenTotals,
  firstChoice,
  isChoice,
  isValidChoice,
} from '../../../src/kernel/shared/quoteChoices.js'

const line = (unitPrice: number, more: Partial<ChoosableLine> = {}): ChoosableLine => ({
  quantity: '1',
  unitPrice,
  vatRate: 21,
  isOptional: false,
  alternative: null,
  ...more,
})
const option = (unitPrice: number) => line(unitPrice, { isOptional: true })
const either = (unitPrice: number, alternative: string) => line(unitPrice, { alternative })

/** A screen, an option, one of two batteries, and one of two disks. */
const lines = [line(10_000), option(2500), either(4000, 'A'), either(6000, 'A'), either(9000, 'B'), either(0, 'B')]

describe('the choices of a quote', () => {
  it('[H10] [Y103] are its options and its alternatives; what is neither is part of it in any case', () => {
    expect(lines.map(isChoice)).toEqual([false, true, true, true, true, true])
    expect([...alternativesOf(lines)]).toEqual([
      ['A', [2, 3]],
      ['B', [4, 5]],
    ])
  })

  it('[H10] [Y103] are before any is made the first of each group, and no option', () => {
    expect(firstChoice(lines)).toEqual([2, 4])
    expect(isValidChoice(lines, firstChoice(lines))).toBe(true)
    expect(firstChoice([line(100)])).toEqual([])
  })

  it.each([
    ['one of each group', [2, 4], true],
    ['one of each group, and the option', [1, 3, 5], true],
    ['in another order', [5, 1, 3], true],
    ['none of a group', [2], false],
    ['nothing', [], false],
    ['two of a group', [2, 3, 4], false],
    ['one twice', [2, 2, 4], false],
    ['what is no choice', [0, 2, 4], false],
    ['a line that is not there', [2, 4, 6], false],
    ['a line below the first', [-1, 2, 4], false],
    ['half a line', [2, 4, 1.5], false],
  ])('[H10] can be %s, or not', (_, chosen, isValid) => {
    expect(isValidChoice(lines, chosen)).toBe(isValid)
  })

  it('[H10] [Y103] come to what is in it in any case and what is chosen', () => {
    expect(chosenTotals(lines, [2, 4], true).including).toBe(23_000)
    expect(chosenTotals(lines, [1, 3, 5], true).including).toBe(18_500)
    expect(chosenTotals(lines, [], true).including).toBe(10_000)
  })
})
