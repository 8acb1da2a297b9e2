import { describe, expect, it } from '@jest/globals'
import compiledEn from '../src/generated/messages.en.json' with { type: 'json' }
import laterEn from '../src/generated/messages.later.en.json' with { type: 'json' }
import laterNl from '../src/generated/messages.later.nl.json' with { type: 'json' }
import compiledNl from '../src/generated/messages.nl.json' with { type: 'json' }
import en from '../src/i18n/en.json' with { type: 'json' }
import nl from '../src/i18n/nl.json' with { type: 'json' }

describe('catalogues', () => {
  it('[O7] have the same messages in Dutch and English', () => {
    expect(Object.keys(nl)).toEqual(Object.keys(en))
  })

  it('[O7] are compiled as they are written', () => {
    expect(Object.keys({ ...compiledNl, ...laterNl }).toSorted()).toEqual(Object.keys(nl).toSorted())
    expect(Object.keys({ ...compiledEn, ...laterEn }).toSorted()).toEqual(Object.keys(en).toSorted())
  })

  it.each([
    ['nl', nl],
    ['en', en],
  ])('[S3] say something everywhere in %s', (_, catalogue) => {
    expect(Object.values(catalogue).filter((text) => text.trim() === '')).toEqual([])
  })
})
