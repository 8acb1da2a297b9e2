import { describe, expect, it } from '@jest/globals'
import {
  e164Of,
  hasLastDigits,
  haveSameNumber,
  isMobile,
  phoneDigits,
  phoneTerm,
} from '../../../src/kernel/fields/phoneForms.js'
import { isPhoneNumber, phoneAddress } from '../../../src/kernel/shared/phoneNumber.js'

describe('phone numbers among remarks', () => {
  it.each([
    ['\u202a+31 6 12345678\u202c', '31612345678'],
    ['06\u201112345678', '31612345678'],
    ['tel:+31612345678', '31612345678'],
    ['020-1234567 tst. 12', '31201234567'],
    ['020-1234567 ext. 12', '31201234567'],
    ['06-12345678 (na 18u)', '31612345678'],
    ['06-12345678 / 030-2345691', '31612345678 31302345691'],
    ['06-12345678/030-2345691', '31612345678 31302345691'],
    ['06-12345678, na 18:00', '31612345678'],
    ['bel na 18:00 06-12345678', '31612345678'],
    ['0612345678 0687654321', '31612345678 31687654321'],
    ['+32 470 12 34 56', '32470123456'],
  ])('[Y21] %s is read, called by its first number and found by the last four digits of each', (written, digits) => {
    const numbers = digits.split(' ')
    expect(phoneDigits(written, 'NL')).toBe(digits)
    expect(e164Of(written, 'NL')).toBe(`+${numbers[0]}`)
    for (const number of numbers) expect(hasLastDigits(phoneDigits(written, 'NL'), number.slice(-4))).toBe(true)
    expect(hasLastDigits(phoneDigits(written, 'NL'), '1800')).toBe(false)
    // Front ends have no numbering plan; they dial the same number.
    const dialled = phoneAddress(written).slice('tel:'.length)
    expect(e164Of(dialled, 'NL')).toBe(`+${numbers[0]}`)
    // What was typed finds the number, whole and by its last four digits.
    expect(numbers[0]).toContain(phoneTerm(written) ?? 'nothing')
    expect(numbers[0]).toContain(phoneTerm(String(numbers[0]).slice(-4)) ?? 'nothing')
  })

  it('[Y21] a zero counts in the last four digits, and not before a part of a number', () => {
    expect(phoneTerm('0567')).toBe('0567')
    expect(hasLastDigits(phoneDigits('06-12340567', 'NL'), '0567')).toBe(true)
    expect(phoneTerm('06123')).toBe('6123')
    expect([phoneTerm('Jan'), phoneTerm('123'), phoneTerm('26-0142')]).toEqual([null, null, '260142'])
  })

  it('[Y21] a text without a number is kept by its digits, and hides no other', () => {
    expect([e164Of('12345', 'NL'), phoneDigits('12345', 'NL'), phoneDigits('geen', 'NL')]).toEqual([
      null,
      '12345',
      null,
    ])
    expect([isPhoneNumber('na 18u'), isPhoneNumber('06-12345678 (na 18u)')]).toEqual([false, true])
    expect(haveSameNumber('31612345678', '31302345691 31612345678')).toBe(true)
    expect([haveSameNumber(null, null), haveSameNumber('31612345678', '31612345679')]).toEqual([false, false])
  })

  it('[Y21] messages reach mobile numbers alone', () => {
    expect([isMobile('+31612345678'), isMobile('+31201234567'), isMobile('+31859999999')]).toEqual([true, false, false])
  })
})
