/** Measures all, or the part named on the command line, of `load` perhaps one row alone, and prints the table. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { step } from '../scripts/house/progress.mjs'
import { logIn } from '../scripts/house/session.mjs'
import { startShop } from '../scripts/house/shop.mjs'
import { costAfterChange } from './afterChange.mjs'
import { askedByColdVisit, costOfVisit } from './coldVisit.mjs'
import { fillNews, newsUrls, priceChange, publicAddresses } from './content.mjs'
import { firstLoad } from './firstLoad.mjs'
import { measureGrowth } from './growth.mjs'
import { measureLoad } from './loadMeasures.mjs'
import { minuteOfVisitors } from './minuteOfVisitors.mjs'
import { publicNewsItem, publicNewsList } from './queries.mjs'
import { measureStrangers } from './strangers.mjs'
import { measureSubscriber } from './subscriber.mjs'
import { Table } from './Table.mjs'
import { costOfKey } from './typing.mjs'
import { scriptUntilUsable, secondsOnSlowLine } from './untilUsable.mjs'

/** @typedef {import('./rawRequest.mjs').Request} Request */
/** @typedef {import('../scripts/house/shop.mjs').Shop} Shop */

const [part, only] = process.argv.slice(2)
const parts = ['load', 'strangers', 'subscriber', 'growth']
if (part !== undefined && !parts.includes(part)) {
  console.error(
    `There is no part “${part}” of the benchmarks: ${parts.join(', ')} are, and without a name all are run.`,
  )
  process.exit(1)
}
const table = new Table()
const browser = { 'accept-encoding': 'br, gzip' }
const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-'))
try {
  if (part === undefined) await everythingElse()
  if (part === undefined || part === 'load') await measureLoad(table, folder, only)
  if (part === undefined || part === 'strangers') await measureStrangers(table)
  if (part === undefined || part === 'subscriber') await measureSubscriber(table, only)
  if (part === undefined || part === 'growth') await measureGrowth(table, Number(only ?? 1))
} finally {
  rmSync(folder, { recursive: true, force: true })
  // Measures taken before a failure are printed too.
  console.log(`\n${table.print()}`)
}

async function everythingElse() {
  const shop = await step('Starting the shop', () => startShop({ folder }))
  try {
    await measure(shop)
  } finally {
    await shop.stop()
  }
  const again = await step('Starting it again', () => startShop({ folder }))
  table.seconds('start to ready, existing database', again.secondsToReady, 3)
  table.seconds('stop', await again.stop(), 10)
}

/** @param {Shop} shop */
async function measure(shop) {
  const session = await logIn(shop.url)
  const pages = Array.from({ length: 40 }, (_, index) => index + 1)

  await firstLoads()
  await coldVisit()
  await typing()
  await step('Writing news up to a thousand items', () => fillNews(session))
  const change = await priceChange(session)
  const screens = (await publicAddresses(session)).map((address) => ({ path: address, headers: browser }))
  const records = (await newsUrls(session)).map(publicNewsItem)
  const restLists = pages.map((page) => ({ path: `/api/public-news/nl/${page}` }))
  await fresh('public page, first time after a change', screens, 120)
  await fresh('public GraphQL list (9 of 1,000), first time', pages.map(publicNewsList), 20)
  await fresh('public GraphQL record by url, first time', records, 10)
  await fresh('public REST list (9 of 1,000), first time', restLists, 20)

  const minute = await step('300 requests a second for a minute', () => minuteOfVisitors(shop, session, change))
  table.count('300 mixed requests a second for a minute, while an editor works: errors', minute.shop.errors, 0)
  table.wait('the same: 99 of 100 are answered within', minute.shop.p99, minute.bare.p99, 'bare')
  table.count('the same: messages sent that were not stored', minute.messagesLost, 0)
  table.megabytes('the same: memory afterwards', minute.memory)

  /**
   * @param {string} title
   * @param {Request[]} requests
   * @param {number} bar
   */
  async function fresh(title, requests, bar) {
    const costs = await step(title, () => costAfterChange(shop, requests, change))
    table.cost(title, costs.shop, costs.bare, bar)
  }

  async function coldVisit() {
    const asked = await askedByColdVisit(shop.url, '/nl')
    if (asked === undefined) return
    table.count('a cold visit of home: answers', asked.length, 16)
    const cost = await step('A cold visit of home', () => costOfVisit(shop, asked))
    table.times('the same: processor time', cost.shop, cost.bare, 1.5)
  }

  async function typing() {
    for (const count of [8, 20]) {
      const cost = await step(`Typing among ${count} blocks`, () => costOfKey(shop.url, session, count))
      if (cost === undefined) return
      table.milliseconds(`a key in the title of a page of ${count} blocks: processor time`, cost.title, 50)
      table.milliseconds('the same: a key in rich text', cost.richText, 50)
    }
  }

  async function firstLoads() {
    const site = await firstLoad(shop.url, '/nl')
    const contact = await firstLoad(shop.url, '/nl/contact')
    table.bytes('first load of the site: JavaScript of home', site.script, 110)
    table.bytes('first load of the site: JavaScript of the contact page', contact.script, 110)
    table.bytes('first load of the site: CSS', site.style, 15)
    table.bytes('first load of the site: fonts', site.font, 80)
    const admin = await scriptUntilUsable(shop.url, session.browserCookies())
    if (admin === undefined) console.error('No Chromium found: the first load of the back office is not measured.')
    else table.bytes('back office until its first list: JavaScript', admin, 450)
    const slow = await secondsOnSlowLine(shop.url, session.browserCookies())
    if (slow === undefined) return
    table.seconds('back office at 400 kbit/s and 400 ms: its shell', slow.shell, 3)
    table.seconds('the same: its first list', slow.list, 12)
    table.seconds('the same, the second time', slow.again, 12)
  }
}
