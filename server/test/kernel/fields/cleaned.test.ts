import { describe, expect, it } from '@jest/globals'
import { cleaned } from '../../../src/kernel/fields/cleaned.js'
import { Multiline } from '../../../src/kernel/fields/decorators.js'
import { emailKey } from '../../../src/kernel/fields/keys.js'
import type { TextForm } from '../../../src/kernel/fields/TextForm.js'
import { en } from '../../../src/kernel/i18n/en.js'
import { nl } from '../../../src/kernel/i18n/nl.js'
import { normalise } from '../../../src/kernel/records/normalise.js'
import { isVatNumber } from '../../../src/kernel/shared/companyNumbers.js'
import { jobNumberTerm, parseJobNumber } from '../../../src/kernel/shared/jobNumber.js'

class Written {
  @Multiline({ max: 100 })
  prose: string
}

const line = (text: string, form?: TextForm) => cleaned(text, form)
const prose = (text: string) => normalise(Written, { prose: text }).prose

describe('what is stored of a text', () => {
  it('[Y20] an address, a number and a code have no signs that nobody sees', () => {
    for (const pasted of [
      '\u200bzw@example.nl',
      'zw@example.nl\u200b',
      'zw\u00ad@exa\u2060mple.nl',
      '\u202azw@example.nl\u202c',
    ]) {
      expect(line(pasted, 'email')).toBe('zw@example.nl')
      expect(emailKey(pasted.toUpperCase())).toBe('zw@example.nl')
    }
    expect(line('\u202a+31 6\u00a012345678\u202c', 'phone')).toBe('+31 6 12345678')
    expect(line('06\u201112345678\ufeff', 'anyPhone')).toBe('06\u201112345678')
  })

  it('[Y20] what a shop pastes of its numbers has one form', () => {
    for (const pasted of [
      'NL91\u00a0ABNA\u00a00417\u202f1643\u00a000',
      'nl91abna0417164300',
      'NL91.ABNA.0417.1643.00',
    ]) {
      expect(line(pasted, 'bankAccount')).toBe('NL91 ABNA 0417 1643 00')
    }
    for (const pasted of ['1621\u00a0KJ', '1621kj', '1621-kj', ' 1621\u202fKJ\u200b']) {
      expect(line(pasted, 'postcode')).toBe('1621 KJ')
    }
    for (const pasted of ['NL123456782B01\u200b', 'nl 1234.56.782.b01']) {
      expect(line(pasted, 'vatNumber')).toBe('NL123456782B01')
    }
    expect(line('1234\u00a05678', 'companyNumber')).toBe('12345678')
  })

  it('[Y20] what is not of its form stays as it was typed', () => {
    expect(line('onbekend', 'postcode')).toBe('onbekend')
    expect(line('SW1A 2AA', 'postcode')).toBe('SW1A 2AA')
    expect(line('volgt nog', 'bankAccount')).toBe('volgt nog')
    expect(line('volgt (nog)', 'vatNumber')).toBe('volgt (nog)')
  })

  it('[Y20] a name is composed, with plain spaces, and is none when nothing is seen of it', () => {
    expect(line('Jose\u0301\u00a0Combining\u200b')).toBe('Jos\u00e9 Combining')
    for (const nothing of ['\u200b', '\u00a0', '\u3164', '\u2800', '\u2060 \u00ad', '\ufe0f']) {
      expect([line(nothing), prose(nothing)]).toEqual(['', null])
    }
  })

  it('[Y20] what makes one sign of several stays: a family, a flag, letters that do not join', () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
    const scotland = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
    const persian = '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'
    for (const kept of [`Dag ${family}!`, scotland, '\u2764\ufe0f hart', persian]) {
      expect([line(kept), prose(kept)]).toEqual([kept, kept])
    }
    expect(line('lap\u200dtop')).toBe('laptop')
    expect(prose('Regel\u00a0een\nregel twee')).toBe('Regel een\nregel twee')
  })

  it('[Y20] a job is found by its number however it was pasted', () => {
    for (const pasted of ['26\u20110142', '26-0142\u200b', '#26\u00a00142', '26.0142', '260142', '26 \u2013 0142']) {
      expect([pasted, parseJobNumber(pasted)]).toEqual([pasted, { year: 2026, sequence: 142 }])
    }
    expect(jobNumberTerm('\u200b#142')).toBe('142')
  })

  it('[Y20] the example in the message about a VAT number is a valid one', () => {
    for (const catalogue of [nl, en]) {
      const [example = ''] = /NL\w+/.exec(catalogue['shop.vatNumber.nl']) ?? []
      expect(isVatNumber(example, 'NL')).toBe(true)
    }
  })
})
