import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** Folders that hold results, tests, or what a build writes from sources that are inputs themselves. */
const neverInputs = new Set([
  'node_modules',
  'dist',
  'compiled',
  '.cache',
  'coverage',
  'generated',
  'test',
  'tests',
  '__tests__',
])
const testFile = /\.test\.[cm]?[jt]sx?$/

/**
 * One short text that changes exactly when the content of one of these files does. Times of files play no part: a
 * fresh clone and a switch of branches there and back give the same fingerprint.
 * @param {string[]} inputs files and folders, relative to the repository; one that does not exist counts as empty
 * @param {string[]} facts anything else that the result depends on
 */
export function fingerprint(inputs, facts = []) {
  const hash = createHash('sha256')
  for (const fact of facts) hash.update(`${fact}\n`)
  for (const file of inputs.flatMap((input) => filesIn(input))) {
    hash.update(`${file}\n`)
    hash.update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

/**
 * @param {string} input
 * @returns {string[]} every file below, sorted, without tests and what builds leave behind
 */
function filesIn(input) {
  const full = path.join(root, input)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [input]
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !neverInputs.has(entry.name) && !testFile.test(entry.name))
    .map((entry) => path.join(input, entry.name))
    .sort()
    .flatMap((entry) => filesIn(entry))
}
