import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findMysqlServer, withMysqlDatabase } from '../scripts/house/mysqlServer.mjs'
import { step } from '../scripts/house/progress.mjs'
import { inRoot } from '../scripts/house/root.mjs'
import { logIn } from '../scripts/house/session.mjs'
import { startShop } from '../scripts/house/shop.mjs'
import { untilSearched } from './content.mjs'
import { fillShop } from './fillShop.mjs'
import { growthReads } from './growthReads.mjs'
import { rawRequest } from './rawRequest.mjs'

/**
 * @typedef {import('../scripts/house/shop.mjs').Shop} Shop
 * @typedef {import('./Table.mjs').Table} Table
 *
 * @typedef {object} Taken
 * @property {number} wait the median, in milliseconds
 * @property {number} silence the longest time in which nobody was answered, in milliseconds
 */

const times = 7

/** Milliseconds: what takes less than this is not told apart from the noise of the machine. */
const shortest = 5

/**
 * How much longer everything takes in a shop of many years than in the demo, on SQLite and on MySQL where there is a
 * server. What is read is not cached, neither as a response nor by what pages have in common; totals are.
 * @param {Table} table
 * @param {number} scale 1 for two hundred thousand jobs and a hundred thousand records of every other kind
 */
export async function measureGrowth(table, scale) {
  await measureOn(table, 'SQLite', scale, (folder) => `sqlite:${path.join(folder, 'shop.sqlite')}`)
  const server = await findMysqlServer()
  if (server) await withMysqlDatabase(server.url, (url) => measureOn(table, server.version, scale, () => url))
  else console.error('No MySQL or MariaDB server was found: SQLite alone is measured.')
}

/**
 * @param {Table} table
 * @param {string} name
 * @param {number} scale
 * @param {(folder: string) => string} addressIn
 */
async function measureOn(table, name, scale, addressIn) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
  const address = addressIn(folder)
  const env = { DATABASE_URL: address }
  const started = (nodeOptions = ['--import', inRoot('bench/withoutCache.mjs')]) =>
    startShop({ folder, env, nodeOptions })
  try {
    const demo = await step(`${name}: the demo`, () => started([]))
    await demo.stop()
    const few = await step(`${name}: reading in the demo`, async () => timesOf(await started()))
    await step(`${name}: filling it`, () => fillShop(address, scale))
    const grown = await step(`${name}: starting it`, () => started())
    table.seconds(`${name}: start to ready`, grown.secondsToReady, 3)
    const many = await step(`${name}: reading among many`, () => timesOf(grown))
    compare(table, name, few, many)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A row for each room: that of its reads which takes longest compared with the demo's.
 * @param {Table} table
 * @param {string} name
 * @param {Record<string, Taken>} few
 * @param {Record<string, Taken>} many
 */
function compare(table, name, few, many) {
  /** @type {Map<string, {title: string, wait: number, before: number, ratio: number}>} */
  const rooms = new Map()
  let silence = { title: '', longest: 0 }
  for (const [title, taken] of Object.entries(many)) {
    const before = Math.max(shortest, few[title]?.wait ?? 0)
    const room = title.startsWith('visitors') || title.startsWith('dashboard') ? title : (title.split(':')[0] ?? title)
    const ratio = taken.wait / before
    const known = rooms.get(room)
    if (!known || known.ratio < ratio) rooms.set(room, { title, wait: taken.wait, before, ratio })
    if (taken.silence > silence.longest) silence = { title, longest: taken.silence }
  }
  for (const { title, wait: taken, before } of rooms.values()) {
    table.wait(`${name}: ${title}`, taken, before, 'the demo', 2)
  }
  table.milliseconds(`${name}: longest silence, during “${silence.title}”`, silence.longest, 100)
}

/**
 * @param {Shop} shop which is stopped afterwards
 * @returns {Promise<Record<string, Taken>>}
 */
async function timesOf(shop) {
  try {
    const session = await logIn(shop.url)
    await untilSearched(session)
    /** @type {Record<string, Taken>} */
    const found = {}
    for (const [title, request] of Object.entries(await growthReads(session))) {
      await silenceSince(shop)
      const taken = []
      for (let time = 0; time < times; time += 1) {
        const start = performance.now()
        const { status, body } = await rawRequest(shop.url, request)
        taken.push(performance.now() - start)
        const hasFailed = status !== 200 || body.subarray(0, 10).toString() === '{"errors":'
        if (hasFailed) console.error(`${title}: ${status} ${body.toString().slice(0, 200)}`)
      }
      const middle = taken.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0
      found[title] = { wait: middle, silence: await silenceSince(shop) }
    }
    return found
  } finally {
    await shop.stop()
  }
}

/**
 * The longest time since the last call in which the shop answered nobody, in milliseconds.
 * @param {Shop} shop
 */
async function silenceSince(shop) {
  // The clock of the event loop ticks every ten milliseconds.
  await wait(20)
  const text = await (await fetch(`${shop.url}/metrics`)).text()
  return 1000 * Number(/^shop_nodejs_eventloop_lag_max_seconds (\S+)/m.exec(text)?.[1])
}
