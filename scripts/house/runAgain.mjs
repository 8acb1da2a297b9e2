/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {import('./counts.mjs').Run} Run
 */

/** More files than this fail because of the change. */
const maxFiles = 3

/**
 * Runs a part of the tests, and the few files with failures once more by themselves. What passes then was disturbed by
 * the tests beside it: it counts as passed, and is named. Nothing is run again when something failed outside all tests.
 * @param {(files?: string[]) => Promise<Run>} run the whole part, or these files
 * @returns {Promise<Counts>}
 */
export async function runAgain(run) {
  const { counts, failures } = await run()
  const files = [...new Set(failures.map(({ file }) => file))]
  if (files.length === 0 || files.length > maxFiles || failures.length !== counts.failed) return counts
  console.log(`\n— again, by themselves: ${files.join(', ')} —`)
  const second = await run(files)
  if (second.counts.failed > 0) return counts
  return {
    passed: counts.passed + counts.failed,
    failed: 0,
    skipped: counts.skipped,
    unstable: failures.map(({ file, title }) => `${file} › ${title}`),
  }
}
