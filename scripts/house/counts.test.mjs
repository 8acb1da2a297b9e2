import { describe, expect, it } from '@jest/globals'
import { countsOfJest, countsOfPlaywright, sum, summaryLine } from './counts.mjs'

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
})
