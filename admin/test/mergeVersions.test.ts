import { describe, expect, it } from '@jest/globals'
import { disputedFields } from '../src/kernel/generate/conflict/mergeVersions'
import { entity, field } from './descriptions'

const tip = entity('tip', 'Tip', 'tips', 'tips', [field('title', 'text'), field('text', 'multiline')])

describe('what is disputed of a record that was changed twice', () => {
  const before = { id: 1, version: 1, title: 'A', text: 'B' } as never
  const disputed = (mine: object, theirs: object) =>
    disputedFields(tip, mine as never, theirs as never, before).map(({ name }) => name)

  it('[Y56] nothing, where I alone changed it or both to the same', () => {
    expect(disputed({ title: 'Mine', text: 'B' }, { version: 2, title: 'A', text: 'Theirs' })).toEqual([])
    expect(disputed({ title: 'Same', text: 'B' }, { version: 2, title: 'Same', text: 'B' })).toEqual([])
  })

  it('[Y56] [E31] what both changed to something else', () => {
    expect(disputed({ title: 'Mine', text: 'Own' }, { version: 2, title: 'Theirs', text: 'B' })).toEqual(['title'])
  })
})
