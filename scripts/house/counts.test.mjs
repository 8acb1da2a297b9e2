import { describe, expect, it } from '@jest/globals'
import { partLine, runOfJest, runOfPlaywright, sum, summaryLine, verdict } from './counts.mjs'

describe('the last line of npm test', () => {
  const jest = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
    testResults: [
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
    ],
  }

  it('[O4] counts a file that could not be loaded as a failure', () => {
    const failures = [
      { file: '/b', title: 'bad' },
      { file: '/c', title: '' },
    ]
    expect(runOfJest(jest)).toEqual({ counts: { passed: 3, failed: 2, skipped: 2 }, failures })
  })

  it('[O4] counts stories that failed, and a set-up that broke', () => {
    const good = { ok: true, title: 'good' }
    const inner = { file: 'd.story.ts', specs: [good, { ok: false, title: 'inner' }] }
    const outer = { file: 'd.story.ts', specs: [{ ok: false, title: 'outer' }], suites: [inner] }
    const stats = { expected: 4, unexpected: 2, flaky: 0, skipped: 0 }
    expect(runOfPlaywright({ stats, errors: [{}], suites: [outer] })).toEqual({
      counts: { passed: 4, failed: 3, skipped: 0 },
      failures: [
        { file: 'd.story.ts', title: 'outer' },
        { file: 'd.story.ts', title: 'inner' },
      ],
    })
  })

  it('[O4] adds up all parts', () => {
    const total = sum([runOfJest(jest).counts, { passed: 1, failed: 0, skipped: 0 }])
    expect(summaryLine(total)).toBe('4 passed, 2 failed, 2 skipped')
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

  it('[O4] follows the names of tests that passed only when they were run again', () => {
    expect(verdict([{ ...good, unstable: ['a › b', 'a › c'] }, good], [], true)).toEqual({
      lines: ['!!! PASSED ONLY WHEN RUN AGAIN, by themselves: a › b, a › c !!!', '14 passed, 0 failed, 0 skipped'],
      isGood: true,
    })
  })

  it('[O4] stands alone when everything ran and passed', () => {
    expect(verdict([good], [], true)).toEqual({ lines: ['7 passed, 0 failed, 0 skipped'], isGood: true })
  })
})
