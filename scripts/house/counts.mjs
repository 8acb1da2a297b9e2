/** @typedef {{passed: number, failed: number, skipped: number, unstable?: string[]}} Counts */

/**
 * The counts of a run of Jest, from its --json report. A file that could not even be loaded is one failure.
 * @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number}} report
 * @returns {Counts}
 */
export function countsOfJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/**
 * The counts of a run of Playwright, from its json report. `errors` are those outside any test, e.g. in the set-up.
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}, errors: unknown[]}} report
 * @returns {Counts}
 */
export function countsOfPlaywright({ stats, errors }) {
  const failed = stats.unexpected + stats.flaky
  return {
    passed: stats.expected,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    skipped: stats.skipped,
  }
}

/** @typedef {{file: string, title: string}} Failure */

/**
 * What failed, from Jest's --json report; a file that could not be loaded has no titles of tests.
 * @param {{testResults: {name: string, status: string, assertionResults: {status: string, fullName: string}[]}[]}} report
 * @returns {Failure[]}
 */
export function failuresOfJest({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0 ? [{ file, title: '' }] : failed.map(({ fullName: title }) => ({ file, title }))
    })
}

/**
 * What failed, from Playwright's json report.
 * @param {{suites: StorySuite[]}} report
 * @typedef {{file: string, specs: {ok: boolean, title: string}[], suites?: StorySuite[]}} StorySuite
 * @returns {Failure[]}
 */
export function failuresOfPlaywright({ suites }) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => ({ file, title })),
    ...failuresOfPlaywright({ suites: inner }),
  ])
}

/**
 * What a part has in the end, of which the files with failures were run once more by themselves.
 * @param {Counts} first
 * @param {Counts} second of those files
 * @param {Failure[]} failures of the first
 * @returns {Counts}
 */
export function afterSecondTry(first, second, failures) {
  if (second.failed > 0) return first
  return {
    passed: first.passed + first.failed,
    failed: 0,
    skipped: first.skipped,
    unstable: failures.map(({ file, title }) => `${file} › ${title}`),
  }
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** @param {Counts} counts */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

/**
 * How long a part took, and its result.
 * @param {{part: string, counts: Counts, seconds: number}} result
 */
export function partLine({ part, counts, seconds }) {
  return `${part.padEnd(9)} ${(seconds / 60).toFixed(1).padStart(5)} min   ${summaryLine(counts)}`
}

/**
 * The last lines of a run of all parts, and whether it succeeded.
 * @param {Counts[]} results of the parts that ran
 * @param {string[]} cannotRun what this machine lacks; on a machine for continuous integration each is a failure
 * @param {boolean} inCi
 * @param {string[]} optional what this machine lacks too, and a machine for continuous integration may lack
 * @returns {{lines: string[], isGood: boolean}}
 */
export function verdict(results, cannotRun, inCi, optional = []) {
  const total = sum(results)
  if (inCi) total.failed += cannotRun.length
  const missing = [...cannotRun, ...optional]
  const loud = missing.length === 0 ? [] : [`!!! NOT RUN ON THIS MACHINE: ${missing.join('; ')} !!!`]
  const unstable = results.flatMap((counts) => counts.unstable ?? [])
  if (unstable.length > 0) loud.push(`!!! PASSED ONLY WHEN RUN AGAIN, by themselves: ${unstable.join(', ')} !!!`)
  return { lines: [...loud, summaryLine(total)], isGood: total.failed === 0 }
}
