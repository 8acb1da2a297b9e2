/**
 * `npm run soak`: the long forms of what the tests of faults do in short. Kills a shop on SQLite two hundred times while
 * editors write, on MySQL or MariaDB too where a server answers; connects two hundred slow clients; and sends requests for an
 * hour while watching the memory. Prints a report, and fails when anything was lost or memory has grown.
 *
 *   npm run soak -- --kills 20 --minutes 2 --clients 200
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { growth, watchMemory } from '../soak/growth.mjs'
import { killWhileWriting } from '../soak/killWhileWriting.mjs'
import { tellsMemory } from '../soak/memoryUnderLoad.mjs'
import { ShopClient } from '../soak/ShopClient.mjs'
import { slowClients } from '../soak/slowClients.mjs'
import { findMysqlServer, withMysqlDatabase } from './house/mysqlServer.mjs'
import { prepare } from './house/prepare.mjs'
import { inRoot } from './house/root.mjs'
import { startShop } from './house/shop.mjs'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '60' },
    clients: { type: 'string', default: '200' },
  },
})
const kills = wholeNumber('kills')
const minutes = wholeNumber('minutes')
const clients = wholeNumber('clients')

await prepare(['server', 'site', 'admin'])

/** @type {string[]} */
const faults = []
if (kills > 0) await inFolder((folder) => kill('SQLite', folder))
if (kills > 0) await killOnMysql()
if (clients > 0 || minutes > 0) await inFolder(crowd)
console.log(faults.length === 0 ? '\nAll of it was survived.' : `\n${faults.length} faults:\n${faults.join('\n')}`)
process.exitCode = faults.length === 0 ? 0 : 1

/**
 * @param {string} name
 * @param {string} folder
 * @param {Record<string, string>} [env]
 */
async function kill(name, folder, env) {
  const began = Date.now()
  const report = await killWhileWriting({
    kills,
    folder,
    ...(env && { env }),
    onKill: (count) => {
      if (count % 10 === 0) console.error(`  ${name}: ${count} of ${kills} kills`)
    },
  })
  console.log(
    `kill -9 on ${name}: ${report.kills} kills in ${minutesSince(began)} min, ${report.acknowledged} acknowledged writes, ` +
      `${report.unanswered} in flight, slowest start ${report.slowestStart.toFixed(1)} s, ${report.faults.length} faults`,
  )
  faults.push(...report.faults.map((fault) => `${name}: ${fault}`))
}

async function killOnMysql() {
  const server = await findMysqlServer()
  if (server === undefined) {
    console.log('kill -9 on MySQL: NOT TRIED, no server answers (set TEST_MYSQL_URL=mysql://user:password@host:port)')
    return
  }
  await withMysqlDatabase(server.url, (DATABASE_URL) =>
    inFolder((folder) => kill(server.version, folder, { DATABASE_URL })),
  )
}

/** @param {string} folder */
async function crowd(folder) {
  const shop = await startShop({ folder, nodeOptions: tellsMemory })
  try {
    const admin = await ShopClient.admin(shop.url)
    if (clients > 0) await letSlowClientsIn(shop.url)
    if (minutes === 0) return
    const samples = await watchMemory(shop, admin.headers, minutes, (said) => console.error(`  ${said}`))
    const { perHour, requests, failed } = growth(samples)
    console.log(
      `${minutes} min of load: ${requests} requests, ${failed} failed, heap ${megabytes(samples.at(0)?.heapUsed)} → ` +
        `${megabytes(samples.at(-1)?.heapUsed)} MB, rss ${megabytes(samples.at(0)?.rss)} → ` +
        `${megabytes(samples.at(-1)?.rss)} MB, heap grows ${perHour.toFixed(1)} MB an hour`,
    )
    if (failed > 0) faults.push(`${failed} requests failed under load`)
    // Of a few minutes, what the first of them warm up says more than what leaks.
    if (minutes >= 10 && perHour > 10) faults.push(`the heap grows ${perHour.toFixed(1)} MB an hour`)
  } finally {
    await shop.stop()
  }
}

/** @param {string} url */
async function letSlowClientsIn(url) {
  const report = await slowClients(url, { clients, largeFile: largestScript(), page: '/nl' })
  console.log(
    `${clients} slow clients: the last was closed after ${report.slowestClose.toFixed(1)} s, ${report.stillOpen} stayed; ` +
      `${report.visits} visits meanwhile, ${report.failedVisits} failed, the slowest took ${report.slowestVisit.toFixed(0)} ms`,
  )
  if (report.stillOpen > 0 || report.slowestClose > 20) faults.push('slow clients keep their connections')
  if (report.failedVisits > 0) faults.push(`${report.failedVisits} visits failed beside slow clients`)
}

function largestScript() {
  const folder = inRoot('admin/dist/assets')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const sizes = new Map(scripts.map((name) => [name, statSync(path.join(folder, name)).size]))
  const [largest] = [...sizes].sort(([, one], [, other]) => other - one).map(([name]) => name)
  return `/cougarXr7/assets/${largest}`
}

/** @param {(folder: string) => Promise<void>} work */
async function inFolder(work) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-soak-'))
  try {
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {'kills' | 'minutes' | 'clients'} name */
function wholeNumber(name) {
  const value = Number(values[name])
  if (Number.isInteger(value) && value >= 0) return value
  console.error(`--${name} takes a whole number, not ${values[name]}.`)
  process.exit(1)
}

/** @param {number | undefined} bytes */
function megabytes(bytes) {
  return ((bytes ?? 0) / 1024 / 1024).toFixed(0)
}

/** @param {number} began epoch milliseconds */
function minutesSince(began) {
  return ((Date.now() - began) / 60_000).toFixed(1)
}
