import { describe, expect, it } from '@jest/globals'
import {
  afterSecondTry,
  countsOfJest,
  countsOfPlaywright,
  failuresOfJest,
  failuresOfPlaywright,
  partLine,
  sum,
  summaryLine,
  verdict,
} from './counts.mjs'

describe('the last line of npm test', () => {
  const jest = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 2,
  }

  it('[O4] counts a file that could not be loaded as a failure', () => {
    expect(countsOfJest(jest)).toEqual({ passed: 3, failed: 3, skipped: 2 })
  })

  it('[O4] counts a story that passed only when repeated, and a set-up that broke, as failures', () => {
    const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 }
    expect(countsOfPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 1, skipped: 0 })
    const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }
    expect(countsOfPlaywright({ stats: none, errors: [{}] })).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('[O4] adds up all parts', () => {
    const total = sum([countsOfJest(jest), { passed: 1, failed: 0, skipped: 0 }])
    expect(summaryLine(total)).toBe('4 passed, 3 failed, 2 skipped')
  })

  it('[O4] comes after a line for each part with its minutes', () => {
    const counts = { passed: 1234, failed: 0, skipped: 2 }
    expect(partLine({ part: 'site', counts, seconds: 93 })).toBe(
      'site        1.6 min   1234 passed, 0 failed, 2 skipped',
    )
  })

  const good = { passed: 7, failed: 0, skipped: 0 }

  it('[O5] follows one conspicuous line about what this machine cannot run', () => {
    expect(verdict([good], ['the API on MySQL', 'the browser stories'], false)).toEqual({
      lines: [
        '!!! NOT RUN ON THIS MACHINE: the API on MySQL; the browser stories !!!',
        '7 passed, 0 failed, 0 skipped',
      ],
      isGood: true,
    })
  })

  it('[O5] counts that as failures with CI=true', () => {
    const { lines, isGood } = verdict([good], ['the API on MySQL'], true)
    expect(lines.at(-1)).toBe('7 passed, 1 failed, 0 skipped')
    expect(isGood).toBe(false)
  })

  const first = { passed: 6, failed: 2, skipped: 1 }
  const failures = [
    { file: 'a.test.ts', title: 'a' },
    { file: 'a.test.ts', title: 'b' },
  ]

  it('[O4] follows the names of tests that passed only when they were run again by themselves', () => {
    const counts = afterSecondTry(first, { passed: 4, failed: 0, skipped: 0 }, failures)
    expect(verdict([counts, good], [], true)).toEqual({
      lines: [
        '!!! PASSED ONLY WHEN RUN AGAIN, by themselves: a.test.ts › a, a.test.ts › b !!!',
        '15 passed, 0 failed, 1 skipped',
      ],
      isGood: true,
    })
  })

  it('[O4] counts what failed again, with all that failed at first', () => {
    expect(afterSecondTry(first, { passed: 3, failed: 1, skipped: 0 }, failures)).toBe(first)
  })

  it('[O4] has read which tests and stories failed, and which file could not be loaded', () => {
    const results = [
      { name: '/a', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'good' }] },
      {
        name: '/b',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'good' },
          { status: 'failed', fullName: 'bad' },
        ],
      },
      { name: '/c', status: 'failed', assertionResults: [] },
    ]
    expect(failuresOfJest({ testResults: results })).toEqual([
      { file: '/b', title: 'bad' },
      { file: '/c', title: '' },
    ])
    const inner = { file: 'd.story.ts', specs: [{ ok: false, title: 'inner' }] }
    const outer = {
      file: 'd.story.ts',
      specs: [
        { ok: true, title: 'good' },
        { ok: false, title: 'outer' },
      ],
    }
    expect(failuresOfPlaywright({ suites: [{ ...outer, suites: [inner] }] })).toEqual([
      { file: 'd.story.ts', title: 'outer' },
      { file: 'd.story.ts', title: 'inner' },
    ])
  })

  it('[O4] stands alone when everything ran and passed', () => {
    expect(verdict([good], [], true)).toEqual({ lines: ['7 passed, 0 failed, 0 skipped'], isGood: true })
  })
})
