/**
 * `npm test`: every test there is. Names of parts as parameters run only those (`npm test -- server site`).
 * The last line counts over all parts. What this machine cannot run is named in one loud line; with CI=true that is
 * a failure.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { missingForFaults } from '../soak/machine.mjs'
import { bin } from './house/bin.mjs'
import { findChromium } from './house/chromium.mjs'
import { countsOfJest, countsOfPlaywright, sum, summaryLine, verdict } from './house/counts.mjs'
import { findMysqlServer } from './house/mysqlServer.mjs'
import { prepare } from './house/prepare.mjs'
import { findRedisServer } from './house/redisServer.mjs'
import { inRoot } from './house/root.mjs'
import { stream } from './house/run.mjs'

/** @typedef {import('./house/counts.mjs').Counts} Counts */

const parts = ['commands', 'server', 'faults', 'site', 'admin', 'browser']
const asked = process.argv.slice(2)
const unknown = asked.filter((part) => !parts.includes(part))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: the parts are ${parts.join(', ')}.`)
  process.exit(1)
}
const chosen = parts.filter((part) => asked.length === 0 || asked.includes(part))

/** @type {import('./house/build.mjs').Part[]} */
const packages = ['server', 'site', 'admin']
const needsAll = chosen.includes('browser') || chosen.includes('faults')
await prepare(packages.filter((name) => needsAll || chosen.includes(name)))

const usesServers = chosen.includes('server') || chosen.includes('faults')
const mysql = usesServers ? await findMysqlServer() : undefined
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

/** @type {Record<string, () => Promise<Counts>>} */
const runs = {
  commands: () => jest('commands', 'jest.config.mjs'),
  server: () => jest('server', 'server/jest.config.mjs', servers),
  faults: () => jest('faults', 'server/test/faults/jest.config.mjs', servers),
  site: () => jest('site', 'site/jest.config.mjs'),
  admin: () => jest('admin', 'admin/jest.config.mjs'),
  browser: () => (chromium === undefined ? Promise.resolve(sum([])) : playwright(chromium)),
}

const reports = inRoot('.cache', 'reports')
mkdirSync(reports, { recursive: true })

/** @type {Counts[]} */
const results = []
for (const part of chosen) {
  const database = part === 'server' ? ` on SQLite${mysql ? ` and ${mysql.version}` : ''}` : ''
  console.log(`\n— ${part}${database} —`)
  const counts = await /** @type {() => Promise<Counts>} */ (runs[part])()
  results.push(counts)
  console.log(`— ${part}: ${summaryLine(counts)} —`)
}

const { lines, isGood } = verdict(results, cannotRun, process.env.CI === 'true')
console.log(`\n${lines.join('\n\n')}`)
process.exitCode = isGood ? 0 : 1

/**
 * @param {string} name
 * @param {string} config
 * @param {Record<string, string>} [env]
 * @returns {Promise<Counts>}
 */
async function jest(name, config, env = {}) {
  const report = `${reports}/${name}.json`
  rmSync(report, { force: true })
  const code = await stream(...bin('jest', 'jest', ['--config', config, '--json', '--outputFile', report]), {
    env: { ...env, NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
  })
  return withoutSilence(code, readReport(report, countsOfJest))
}

/**
 * @param {string} executable
 * @returns {Promise<Counts>}
 */
async function playwright(executable) {
  const report = `${reports}/browser.json`
  rmSync(report, { force: true })
  const code = await stream(...bin('@playwright/test', 'playwright', ['test', '--reporter=list,json']), {
    env: { CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return withoutSilence(code, readReport(report, countsOfPlaywright))
}

/**
 * @template T
 * @param {string} file
 * @param {(report: T) => Counts} count
 */
function readReport(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : sum([])
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
