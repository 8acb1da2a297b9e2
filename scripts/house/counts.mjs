/** @typedef {{passed: number, failed: number, skipped: number, unstable?: string[]}} Counts */

/** @typedef {{file: string, title: string}} Failure a file that could not be loaded has no titles */
/** @typedef {{counts: Counts, failures: Failure[]}} Run */

/**
 * A run of Jest, from its --json report. A file that could not even be loaded is one failure.
 * @param {{numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number, testResults: {name: string, status: string,
 *   assertionResults: {status: string, fullName: string}[]}[]}} report
 * @returns {Run}
 */
export function runOfJest(report) {
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0 ? [{ file, title: '' }] : failed.map(({ fullName: title }) => ({ file, title }))
    })
  return { counts, failures }
}

/**
 * A run of Playwright, from its json report. `errors` are those outside any test, e.g. in the set-up.
 * @typedef {{file: string, specs: {ok: boolean, title: string}[], suites?: StorySuite[]}} StorySuite
 * @param {{stats: {expected: number, unexpected: number, flaky: number, skipped: number}, errors: unknown[],
 *   suites: StorySuite[]}} report
 * @returns {Run}
 */
export function runOfPlaywright({ stats, errors, suites }) {
  const failed = stats.unexpected + stats.flaky + errors.length
  return { counts: { passed: stats.expected, failed, skipped: stats.skipped }, failures: failedStories(suites) }
}

/** @param {StorySuite[]} suites @returns {Failure[]} */
function failedStories(suites) {
  return suites.flatMap(({ file, specs, suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => ({ file, title })),
    ...failedStories(inner),
  ])
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
