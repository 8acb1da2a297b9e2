import { describe, expect, it } from '@jest/globals'
import { runAgain } from './runAgain.mjs'

/**
 * A part of the tests, of which each run ends in the next of these ways.
 * @param {import('./counts.mjs').Run[]} ends
 */
function partThat(...ends) {
  /** @type {(string[] | undefined)[]} */
  const asked = []
  /** @param {string[]} [files] */
  const run = async (files) => {
    asked.push(files)
    const end = ends.shift()
    if (end === undefined) throw new Error('It was run too often')
    return end
  }
  return { asked, run }
}

/** @param {string[]} failed files, in which one test each failed */
const ended = (...failed) => ({
  counts: { passed: 6, failed: failed.length, skipped: 1 },
  failures: failed.map((file) => ({ file, title: 'title' })),
})

describe('what fails in continuous integration', () => {
  it('[O4] is run again by itself, and named when it passes then', async () => {
    const { asked, run } = partThat(ended('a', 'b', 'a'), ended())
    const unstable = ['a › title', 'b › title', 'a › title']
    expect(await runAgain(run)).toEqual({ passed: 9, failed: 0, skipped: 1, unstable })
    expect(asked).toEqual([undefined, ['a', 'b']])
  })

  it('[O4] stays a failure when one of them fails again', async () => {
    const { run } = partThat(ended('a', 'b'), ended('b'))
    expect(await runAgain(run)).toEqual({ passed: 6, failed: 2, skipped: 1 })
  })

  it.each([
    ['nothing failed', ended()],
    ['more files failed than chance explains', ended('a', 'b', 'c', 'd')],
    ['something failed outside all tests', { ...ended('a'), counts: { passed: 6, failed: 2, skipped: 1 } }],
    ['it crashed', { counts: { passed: 6, failed: 1, skipped: 1 }, failures: [] }],
  ])('[O4] is not run again when %s', async (_, end) => {
    const { asked, run } = partThat(end)
    expect(await runAgain(run)).toBe(end.counts)
    expect(asked).toEqual([undefined])
  })
})
