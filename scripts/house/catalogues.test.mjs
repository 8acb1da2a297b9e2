import { describe, expect, it } from '@jest/globals'
import { compareCatalogues, differences } from './catalogues.mjs'
import { deriveTexts } from './derivedTexts.mjs'

describe('the catalogues', () => {
  it('[O7] are complete when every key is there in both languages', () => {
    const dutch = new Map([
      ['delete', '{name} verwijderen'],
      ['count', '{count, plural, one {foto} other {{count} foto’s van {name}}}'],
    ])
    const english = new Map([
      ['delete', 'Delete {name}'],
      ['count', '{count, plural, one {picture} other {{count} pictures of {name}}}'],
    ])
    expect(differences(dutch, english)).toEqual([])
  })

  it('[O7] are not when a key is missing on either side, empty, or has other placeholders', () => {
    const dutch = new Map([
      ['save', 'Opslaan'],
      ['count', '{count, plural, one {# foto} other {# foto’s}}'],
      ['empty', ''],
    ])
    const english = new Map([
      ['cancel', 'Cancel'],
      ['count', '{number, plural, one {# picture} other {# pictures}}'],
      ['empty', 'Nothing'],
    ])
    expect(differences(dutch, english)).toEqual([
      '"save" is only in Dutch',
      '"cancel" is only in English',
      '"empty" is empty',
      '"count" fills in other values than in Dutch',
    ])
  })

  it('[O7] of the product are complete', async () => {
    const { pairs, faults } = await compareCatalogues()
    expect(faults).toEqual([])
    expect(pairs).toBeGreaterThan(0)
  })

  it('[X47] [M10] have one wording for an error, in every front end', async () => {
    expect(await deriveTexts()).toEqual([])
  })
})
