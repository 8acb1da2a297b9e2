import { describe, expect, it } from '@jest/globals'
import { chooseChecks } from './chooseChecks.mjs'

/** @param {string[]} words */
function chosen(...words) {
  const titles = ['builds', 'types of server', 'schema on SQLite', 'schema on MySQL']
  return chooseChecks(
    titles.map((title) => [title, undefined]),
    words,
  ).map(([title]) => title)
}

describe('the checks that run', () => {
  it('[O7] are all, or after the builds those with one of the words in their title', () => {
    expect(chosen()).toHaveLength(4)
    expect(chosen('schema')).toEqual(['builds', 'schema on SQLite', 'schema on MySQL'])
    expect(chosen('server', 'MySQL')).toEqual(['builds', 'types of server', 'schema on MySQL'])
  })

  it('[O7] are none for a word in no title, which is named with the titles there are', () => {
    expect(() => chosen('schemas')).toThrow(
      'No check has "schemas" in its title: builds, types of server, schema on SQLite, schema on MySQL.',
    )
  })
})
