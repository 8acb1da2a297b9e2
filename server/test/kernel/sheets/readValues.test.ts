import { describe, expect, it } from '@jest/globals'
import { readFlag } from '../../../src/kernel/sheets/readFlag.js'
import { readDay, readInstant } from '../../../src/kernel/sheets/readMoment.js'
import { readNumber, styleOfColumn } from '../../../src/kernel/sheets/readNumber.js'

describe('[L9] numbers as people write them', () => {
  it.each([
    ['12', 12],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['1.299,00', 1299],
    ['1,299.00', 1299],
    ['1.234.567', 1_234_567],
    ['1,234,567.8', 1_234_567.8],
    ['€ 1.299,50', 1299.5],
    ['1299,- ', 1299],
    ['EUR 12.00', 12],
    ['-€ 5,00', -5],
    ['€ -5,00', -5],
    ['(5,00)', -5],
    ['21%', 21],
    ["1'299.50", 1299.5],
    ['1 299,50', 1299.5],
    ['0,125', 0.125],
  ])('%s', (text, number) => {
    expect(readNumber(text, null)).toEqual({ number })
  })

  it.each(['', 'gratis', '12a', '1.2.3', '1,2,3', '12,34.5', '--5', '0x10', '1.29.900,0', 'NaN', 'Infinity'])(
    '%s is none',
    (text) => {
      expect(readNumber(text, null)).toEqual({ fault: 'none' })
    },
  )

  it('one sign before three digits is asked about, or read as the column writes its numbers', () => {
    expect(readNumber('1.299', null)).toEqual({ fault: 'ambiguous' })
    expect(readNumber('1.299', 'nl')).toEqual({ number: 1299 })
    expect(readNumber('1.299', 'en')).toEqual({ number: 1.299 })
    expect(readNumber('1,299', 'en')).toEqual({ number: 1299 })
    expect(styleOfColumn(['12', '1.299', '19,95'])).toBe('nl')
    expect(styleOfColumn(['12', '1.299', '19.95'])).toBe('en')
    expect(styleOfColumn(['12', '1.299'])).toBeNull()
  })

  it('a number that a spreadsheet has cut short is told apart', () => {
    expect(readNumber('8,71234E+12', 'nl')).toEqual({ fault: 'shortened' })
  })
})

describe('[L9] days and moments', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['21-11-2026', '2026-11-21'],
    ['21/11/2026', '2026-11-21'],
    ['1.2.26', '2026-02-01'],
    ['21 nov. 2026', '2026-11-21'],
    ['3 maart 2026', '2026-03-03'],
    ['3 May 2026', '2026-05-03'],
    ['31-02-2026', null],
    ['11/21/2026', null],
    ['morgen', null],
  ])('%s', (text, day) => {
    expect(readDay(text)).toBe(day)
  })

  it('a moment without a zone is of the clock in the shop, in summer and in winter', () => {
    expect(readInstant('2026-07-01T10:05:30.123Z', 'Europe/Amsterdam')).toBe('2026-07-01T10:05:30.123Z')
    expect(readInstant({ clock: '2026-07-01T12:05:30' }, 'Europe/Amsterdam')).toBe('2026-07-01T10:05:30.000Z')
    expect(readInstant('01-12-2026 09:00', 'Europe/Amsterdam')).toBe('2026-12-01T08:00:00.000Z')
    expect(readInstant({ day: '2026-12-01' }, 'Europe/Amsterdam')).toBe('2026-11-30T23:00:00.000Z')
    expect(readInstant('straks', 'Europe/Amsterdam')).toBeNull()
  })
})

describe('[L9] yes and no', () => {
  it.each([
    ['ja', true],
    ['WAAR', true],
    [true, true],
    [1, true],
    ['x', true],
    ['Nee', false],
    ['false', false],
    [0, false],
    ['misschien', null],
  ])('%s', (cell, value) => {
    expect(readFlag(cell)).toBe(value)
  })
})
