import { describe, expect, it } from '@jest/globals'
import { isGtin } from '../../../src/kernel/shared/gtin.js'

describe('the number of a barcode', () => {
  it.each(['96385074', '036000291452', '4006381333931', '5901234123457', '10614141000415', '00614141007349'])(
    '[I14] has 8, 12, 13 or 14 digits of which the last follows from the others: %s',
    (number) => {
      expect(isGtin(number)).toBe(true)
    },
  )

  it('[I14] no other last digit is right', () => {
    for (const right of ['96385074', '036000291452', '4006381333931', '10614141000415']) {
      const others = [...'0123456789'].filter((digit) => digit !== right.at(-1))
      expect(others.filter((digit) => isGtin(right.slice(0, -1) + digit))).toEqual([])
    }
  })

  it('[I14] two neighbouring digits that were exchanged are noticed', () => {
    expect(isGtin('4006381333931')).toBe(true)
    expect(isGtin('4060381333931')).toBe(false)
  })

  it.each([
    '',
    '0',
    '00000000',
    '0000000000000',
    '1234567',
    '400638133393',
    '40063813339310',
    '4006381-33931',
    'A6385074',
  ])('[I14] is not: "%s"', (text) => {
    expect(isGtin(text)).toBe(false)
  })
})
