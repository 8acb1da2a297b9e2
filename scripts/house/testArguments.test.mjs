import { describe, expect, it } from '@jest/globals'
import { isWatching, parts, readTestArguments } from './testArguments.mjs'

describe('what stands after npm test', () => {
  it.each([
    ['nothing: all parts in short', [], { isEvery: false, chosen: parts, handedOn: [] }],
    ['the long forms of all', ['every'], { isEvery: true, chosen: parts, handedOn: [] }],
    ['parts, in their usual order', ['site', 'server'], { isEvery: false, chosen: ['server', 'site'], handedOn: [] }],
    ['the long form of one', ['faults', 'every'], { isEvery: true, chosen: ['faults'], handedOn: [] }],
    ['a title', ['server', '-t', 'locks'], { isEvery: false, chosen: ['server'], handedOn: ['-t', 'locks'] }],
    [
      'files on both databases',
      ['every', 'server', 'accounts/login', '--watch'],
      { isEvery: true, chosen: ['server'], handedOn: ['accounts/login', '--watch'] },
    ],
    [
      'a title that is the name of a part',
      ['site', '-t', 'server'],
      { isEvery: false, chosen: ['site'], handedOn: ['-t', 'server'] },
    ],
  ])('[O4] %s', (_, words, meant) => {
    expect(readTestArguments(words)).toEqual(meant)
  })

  it.each([
    ['a part that does not exist', ['servers']],
    ['what belongs to no part', ['-t', 'locks']],
    ['what belongs to two', ['server', 'site', '-t', 'locks']],
  ])('[O4] refuses %s in a sentence', (_, words) => {
    expect(() => readTestArguments(words)).toThrow(/^".+" can be handed on to one part; .+ browser\.$/)
  })

  it('[O4] knows a runner that stays', () => {
    expect(isWatching(['accounts', '--watch'])).toBe(true)
    expect(isWatching(['accounts', '-t', 'watch'])).toBe(false)
  })
})
