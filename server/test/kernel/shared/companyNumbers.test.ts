import { describe, expect, it } from '@jest/globals'
import { isCompanyNumber, isVatNumberOfAny } from '../../../src/kernel/shared/companyNumbers.js'

describe('the numbers of a company', () => {
  it('[I14] a number of the chamber of commerce has eight digits', () => {
    expect(isCompanyNumber('12345678')).toBe(true)
    for (const text of ['', '1234567', '123456789', '1234567a', '12 345678']) expect(isCompanyNumber(text)).toBe(false)
  })

  it.each([
    'NL004495445B01',
    'NL000000012B62',
    'nl 0044.95.445.b01',
    'BE0123456749',
    'DE136695976',
    'LU15027442',
    'ATU12345678',
    'EL123456783',
  ])('[I14] a VAT number is checked by the rule of its own country: %s', (text) => {
    expect(isVatNumberOfAny(text)).toBe(true)
  })

  it.each([
    'NL004495446B01',
    'NL000000000B00',
    'BE0123456748',
    'DE136695975',
    'US123456789',
    'GR123456783',
    '004495445B01',
    'NL',
    '',
  ])('[I14] is none: "%s"', (text) => {
    expect(isVatNumberOfAny(text)).toBe(false)
  })
})
