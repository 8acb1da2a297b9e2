import { describe, expect, it } from '@jest/globals'
import { countsOfJest, countsOfPlaywright, partLine, sum, summaryLine, verdict } from './counts.mjs'

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

  it('[O4] stands alone when everything ran and passed', () => {
    expect(verdict([good], [], true)).toEqual({ lines: ['7 passed, 0 failed, 0 skipped'], isGood: true })
  })
})
