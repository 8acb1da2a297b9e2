/**
 * `npm test`: every test there is. Names of parts as parameters run only those (`npm test -- server site`), `every` the
 * long forms too, and what follows one part is passed to its runner (`npm test -- server login -t "locks"`,
 * `npm test -- server --watch`). The last line counts over all parts. What this machine cannot run is named in one
 * conspicuous line; with CI=true that is a failure.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { missingForFaults } from '../soak/machine.mjs'
import { bin } from './house/bin.mjs'
import { findChromium } from './house/chromium.mjs'
import { partLine, runOfJest, runOfPlaywright, sum, verdict } from './house/counts.mjs'
import { missingForDeploy } from './house/deployTools.mjs'
import { findMysqlServer } from './house/mysqlServer.mjs'
import { missingNodes } from './house/otherNodes.mjs'
import { prepare } from './house/prepare.mjs'
import { findRedisServer } from './house/redisServer.mjs'
import { inRoot } from './house/root.mjs'
import { stream } from './house/run.mjs'
import { runAgain } from './house/runAgain.mjs'
import { makeTemporaryFilesInMemory } from './house/temporaryFiles.mjs'
import { isWatching, readTestArguments } from './house/testArguments.mjs'
import { startTestMariaDb } from './house/testMariaDb.mjs'

/**
 * @typedef {import('./house/counts.mjs').Counts} Counts
 * @typedef {import('./house/counts.mjs').Run} Run
 * @typedef {import('./house/testArguments.mjs').Part} Part
 */

const { isEvery, chosen, handedOn } = understood()
const long = isEvery ? { EVERY: 'true' } : {}

/** @type {import('./house/build.mjs').Part[]} */
const packages = ['server', 'site', 'admin']
const needsAll = chosen.includes('browser') || chosen.includes('faults')
// A developer who runs one file after each change does not wait for the compiler.
const isNarrow = handedOn.length > 0 && !needsAll
// Files that are named run whole.
const isShort = !isEvery && handedOn.length === 0
/** Faults that take long to try: continuous integration does. */
const longFaults = [
  'backup',
  'builtWithBucket',
  'closedFiles',
  'crowds',
  'databaseGone',
  'demoRemoved',
  'forgotten',
  'migrations',
  'nodeVersions',
  'pagesAfterChange',
].map((name) => `/${name}\\.test`)
await prepare(isNarrow ? [] : packages.filter((name) => needsAll || chosen.includes(name)))

makeTemporaryFilesInMemory()
const usesServers = chosen.includes('server') || chosen.includes('faults')
// One file is tried on the server that runs already, which takes no time to start.
const ownServer = usesServers && !isNarrow && !process.env.TEST_MYSQL_URL ? await startTestMariaDb() : undefined
const mysql = usesServers ? await findMysqlServer(ownServer) : undefined
const redis = usesServers ? await findRedisServer() : undefined
const chromium = findChromium()
/** @type {string[]} */
const cannotRun = []
if (usesServers && mysql === undefined) {
  cannotRun.push('the API on MySQL (no server answers; set TEST_MYSQL_URL=mysql://user:password@host:port)')
}
if (usesServers && redis === undefined) {
  cannotRun.push('several instances on one Redis (none answers; set TEST_REDIS_URL=redis://host:port)')
}
if (chosen.includes('faults')) cannotRun.push(...missingForFaults())
if (chosen.includes('browser') && chromium === undefined) {
  cannotRun.push('the browser stories (no Chromium found; set CHROMIUM_PATH)')
}

const servers = { ...(mysql && { TEST_MYSQL_URL: mysql.url }), ...(redis && { TEST_REDIS_URL: redis }) }

/** @type {Record<Part, (files?: string[]) => Promise<Run>>} */
const runs = {
  commands: (files) => jest('commands', 'jest.config.mjs', {}, files),
  server: (files) => jest('server', 'server/jest.config.mjs', servers, files),
  faults: (files) => jest('faults', 'server/test/faults/jest.config.mjs', servers, files),
  site: (files) => jest('site', 'site/jest.config.mjs', {}, files),
  admin: (files) => jest('admin', 'admin/jest.config.mjs', {}, files),
  browser: (files) => (chromium === undefined ? Promise.resolve(nothing) : playwright(chromium, files)),
}

/** @type {Run} */
const nothing = { counts: sum([]), failures: [] }

// A developer sees at once which test is unstable.
const repeats = process.env.CI === 'true' && handedOn.length === 0

const nodeOptions = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  // Megabytes for what does not live long, of which tests make a lot: it is collected less often.
  '--max-semi-space-size=64',
]

// Jest would take the folder for temporary files, which is another one in each run.
const cache = ['--cacheDirectory', inRoot('.cache', 'jest')]

const reports = inRoot('.cache', 'reports')
mkdirSync(reports, { recursive: true })

/** @type {{part: Part, counts: Counts, seconds: number}[]} */
const results = []
for (const part of chosen) {
  const database = part === 'server' ? ` on SQLite${mysql ? ` and ${mysql.version}` : ''}` : ''
  console.log(`\n— ${part}${database}${isEvery ? ', the long form' : ''} —`)
  const started = performance.now()
  const counts = repeats ? await runAgain(runs[part]) : (await runs[part]()).counts
  results.push({ part, counts, seconds: (performance.now() - started) / 1000 })
}

const { lines, isGood } = verdict(
  results.map(({ counts }) => counts),
  cannotRun,
  process.env.CI === 'true',
  chosen.includes('commands') ? missingForDeploy() : [],
)
console.log(`\n${results.map(partLine).join('\n')}`)
// Said in passing: few machines have more than one Node, one for continuous integration included.
if (chosen.includes('faults')) for (const line of missingNodes()) console.log(line)
console.log(`\n${lines.join('\n\n')}`)
process.exitCode = isGood ? 0 : 1

function understood() {
  try {
    return readTestArguments(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * @param {string} name
 * @param {string} config
 * @param {Record<string, string>} env
 * @param {string[]} [files] to run only those, one at a time
 * @returns {Promise<Run>}
 */
async function jest(name, config, env, files) {
  const file = `${reports}/${name}.json`
  rmSync(file, { force: true })
  // Faults are tried three at a time, whatever the machine. The rest waits a quarter of its time for databases, mail and
  // clocks, so that one process more than the machine has cores keeps them busy.
  const workers = name === 'faults' ? [] : [`--maxWorkers=${availableParallelism() + 1}`]
  const only = files === undefined ? workers : ['--maxWorkers=1', '--runTestsByPath', ...files]
  const left = name === 'faults' && isShort ? ['--testPathIgnorePatterns', ...longFaults] : []
  // What finished files leave behind stays in memory: a process that holds this much is replaced. With a limit every
  // file runs in a worker, which a watcher needs: there modules are loaded anew after a change.
  const memory = isNarrow && !isWatching(handedOn) ? [] : ['--workerIdleMemoryLimit=3000MB']
  const report = isWatching(handedOn) ? [] : ['--json', '--outputFile', file]
  const code = await stream(
    ...bin('jest', 'jest', ['--config', config, ...cache, ...left, ...memory, ...report, ...handedOn, ...only]),
    {
      env: { ...env, ...long, NODE_OPTIONS: nodeOptions.join(' ') },
    },
  )
  return readReport(code, file, runOfJest)
}

/**
 * @param {string} executable
 * @param {string[]} [files] to run only those, one at a time
 * @returns {Promise<Run>}
 */
async function playwright(executable, files) {
  const report = `${reports}/browser.json`
  rmSync(report, { force: true })
  // The tag of long stories about what tests of the server or of components cover as well.
  const left = isShort ? ['--grep-invert=@every'] : []
  const only = files === undefined ? [] : ['--workers=1', ...files.map((file) => `e2e/${file}`)]
  const code = await stream(
    ...bin('@playwright/test', 'playwright', ['test', '--reporter=list,json', ...left, ...handedOn, ...only]),
    {
      env: { ...long, CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    },
  )
  return readReport(code, report, runOfPlaywright)
}

/**
 * @template Report
 * @param {number} code
 * @param {string} file
 * @param {(report: Report) => Run} read
 * @returns {Run}
 */
function readReport(code, file, read) {
  const run = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : nothing
  return { ...run, counts: withoutSilence(code, run.counts) }
}

/**
 * A run that ended badly without a test to blame (it crashed, it found no tests) is a failure all the same.
 * @param {number} code
 * @param {Counts} counts
 * @returns {Counts}
 */
function withoutSilence(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
