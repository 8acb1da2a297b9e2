import { describe, expect, it } from '@jest/globals'
import { isSameName } from '../../../src/features/intake/customersAlike.js'
import { keyOf, storedKey } from '../../../src/kernel/fields/keys.js'
import { mistyped } from '../../../src/kernel/search/typos.js'
import { comparisonKey } from '../../../src/kernel/shared/comparisonKey.js'

describe('the form in which texts are compared, searched and sorted', () => {
  it.each([
    ['Fedde van ’t Hof', "fedde van 't hof"],
    ['Zoë Brånd', 'zoe brand'],
    ['IJsbrand Ĳzerman', 'ijsbrand ijzerman'],
    ['Jose\u0301 Combining', 'jose combining'],
    ['Jan\u00a0Nbsp', 'jan nbsp'],
    ['Straße Łukasz Żółć', 'strasse lukasz zolc'],
    ['مُحَمَّد العربي', 'محمد العربي'],
    ['Smith‑Jones', 'smith jones'],
    ['  Smith –  Jones\u200b ', 'smith jones'],
    ['STRAẞE Ørsted Æther', 'strasse orsted aether'],
    ['ガ', 'ガ'],
  ])('[Y22] of %s is %s', (text, key) => {
    expect(comparisonKey(text)).toBe(key)
    expect(comparisonKey(key)).toBe(key)
  })

  it('[Y22] is never empty for a text, and never longer than its column', () => {
    expect(comparisonKey('–')).toBe('–')
    expect(storedKey({ max: 5 }, 'ßßßß')).toBe('sssss')
  })

  it('[Y22] keeps the accents of an e-mail address, which make another mailbox', () => {
    expect(keyOf({ form: 'email' }, 'José@Example.nl')).toBe('josé@example.nl')
  })

  it('[Y22] puts names in the order of a Dutch list', () => {
    const names = ['Zwart', 'de Vries', 'Évelien', 'Evert', 'Eva', 'Ĳzerman', 'ijskoud', 'van ’t Hof', 'Łukasz']
    const sorted = names.toSorted((one, other) => (comparisonKey(one) < comparisonKey(other) ? -1 : 1))
    expect(sorted).toEqual([
      'de Vries',
      'Eva',
      'Évelien',
      'Evert',
      'ijskoud',
      'Ĳzerman',
      'Łukasz',
      'van ’t Hof',
      'Zwart',
    ])
  })

  it('[Y22] a word is meant with a typing error, or by a beginning with one, and a short one as it is', () => {
    expect([mistyped('jasnen', 'jansen'), mistyped('janssen', 'jansen'), mistyped('jamse', 'jansenius')]).toEqual([
      ...[1, 1, 'begun'],
    ])
    expect([mistyped('jan', 'jon'), mistyped('pieter', 'jansen')]).toEqual([null, null])
  })

  it('[Y22] two names are one with the same words, but for typing errors', () => {
    expect(isSameName('Zoë Brånd', 'brand zoe')).toBe(true)
    expect(isSameName('Jan Janssen', 'Jan Jansen')).toBe(true)
    expect(isSameName('Jan Jansen', 'Piet Jansen')).toBe(false)
    expect(isSameName('Jan Jansen', 'Jan')).toBe(false)
  })
})
