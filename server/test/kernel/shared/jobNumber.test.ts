import { describe, expect, it } from '@jest/globals'
import { formatJobNumber, jobNumberOrder, jobNumberTerm, parseJobNumber } from '../../../src/kernel/shared/jobNumber.js'

describe('the number of a job', () => {
  it('[H10] is the year and a count, of four digits or more', () => {
    expect(formatJobNumber(2026, 142)).toBe('26-0142')
    expect(formatJobNumber(2101, 10_000)).toBe('01-10000')
  })

  it.each(['26-0142', '260142', '#26-0142', '26.0142', ' # 26 – 0142 '])('[H10] is understood as %s', (text) => {
    expect(parseJobNumber(text)).toEqual({ year: 2026, sequence: 142 })
    expect(jobNumberTerm(text)).toBe('26-0142')
  })

  it.each(['', '26-142', '2026-0142', '26-01420000', 'ab-0142', '26-0142 x'])('[H10] is not “%s”', (text) => {
    expect(parseJobNumber(text)).toBeNull()
    expect(jobNumberOrder(text)).toBeNull()
  })

  it('[H10] grows with the year before it grows with the count', () => {
    const numbers = ['25-9999', '25-10000', '26-0001', '26-0002']
    const orders = numbers.map((number) => jobNumberOrder(number) ?? 0)
    expect(orders).toEqual(orders.toSorted((one, other) => one - other))
    expect(new Set(orders).size).toBe(numbers.length)
  })

  it('[H10] is searched by any part of it, and by nothing else', () => {
    expect(jobNumberTerm('#142')).toBe('142')
    expect(jobNumberTerm('26–01')).toBe('26-01')
    expect(jobNumberTerm('laptop 142')).toBeNull()
  })
})
