/**
 * Strangers who try to walk around the cache: 500 requests a second for half a minute, none like another, while visitors
 * read the real pages. Runs in a thread of its own, so that visitors do not wait for who sends the others.
 */
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import autocannon from 'autocannon'
import { step } from '../scripts/house/progress.mjs'
import { startShop } from '../scripts/house/shop.mjs'
import { memoryOf, tellsMemory } from '../soak/memoryUnderLoad.mjs'
import { openLoop } from './openLoop.mjs'
import { rawRequest } from './rawRequest.mjs'

/**
 * @typedef {import('./rawRequest.mjs').Request} Request
 * @typedef {import('../scripts/house/shop.mjs').Shop} Shop
 * @typedef {import('./Table.mjs').Table} Table
 */

const load = { perSecond: 500, seconds: 30 }
const connections = 32
const secondsAlone = 8
const browser = { 'accept-encoding': 'br, gzip' }
const maxMegabytes = 100
const leastPart = 0.5

/** @param {Table} table */
export async function measureStrangers(table) {
  const shop = await step('Starting the shop', () =>
    startShop({ env: { LOG_LEVEL: 'info' }, nodeOptions: tellsMemory }),
  )
  try {
    const pages = await sitemapOf(shop)
    for (const { path } of pages) await rawRequest(shop.url, { path, headers: browser })
    const title = `${load.perSecond} requests of strangers a second for ${load.seconds} seconds`
    const alone = await step('Visitors alone', () => visitors(shop, pages, secondsAlone))
    const [rendered, memory] = [await renderedBy(shop), await memoryOf(shop)]
    const [among, strangers] = await step(title, () =>
      Promise.all([visitors(shop, pages, load.seconds), inThread(shop.url)]),
    )
    const [renderedSince, memorySince] = [await renderedBy(shop), await memoryOf(shop)]
    for (const { path } of pages) await rawRequest(shop.url, { path, headers: browser })
    table.speed(
      `${title}: visitors of the real pages, beside visitors alone`,
      among.perSecond,
      alone.perSecond,
      leastPart,
      'visitors alone',
    )
    table.count('the same: visitors who were not served', among.failed, 0)
    table.count('the same: strangers without an answer', strangers.errors, 0)
    table.count('the same: more memory, in MB', Math.max(0, (memorySince.rss - memory.rss) / 1e6), maxMegabytes)
    // What is not found is a page too, one in each language.
    table.count('the same: pages rendered for everyone meanwhile', renderedSince - rendered, 2)
    table.count('the same: pages of the sitemap rendered twice', (await renderedBy(shop)) - renderedSince, 0)
  } finally {
    await shop.stop()
  }
}

/**
 * @param {Shop} shop
 * @returns {Promise<Request[]>}
 */
async function sitemapOf(shop) {
  const { body } = await rawRequest(shop.url, { path: '/sitemap.xml' })
  const found = body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...found].map(([, address]) => ({ path: new URL(String(address)).pathname, headers: browser }))
}

/**
 * @param {Shop} shop
 * @param {Request[]} pages
 * @param {number} seconds
 */
async function visitors(shop, pages, seconds) {
  const { requests, duration, errors, non2xx } = await autocannon({
    url: shop.url,
    connections,
    duration: seconds,
    requests: pages,
  })
  return { perSecond: requests.total / duration, failed: errors + non2xx }
}

/** How many pages have been rendered that visitors share. @param {Shop} shop */
async function renderedBy(shop) {
  const { body } = await rawRequest(shop.url, { path: '/metrics' })
  return Number(/^shop_pages_rendered_total\{for="everyone"\} (\d+)$/m.exec(body.toString())?.[1] ?? 0)
}

/**
 * @param {string} origin
 * @returns {Promise<{errors: number}>}
 */
function inThread(origin) {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: { origin } })
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}

/** Of the form of a secret address. */
function randomCode() {
  return randomBytes(32)
    .toString('base64')
    .replace(/[^0-9A-Za-z]/g, '')
    .slice(0, 22)
}

/** Forms in which nothing is like what was asked before. @type {Array<() => Request>} */
const forms = [
  () => ({ path: `/nl/${randomUUID()}` }),
  () => ({ path: `/${randomUUID()}/${randomUUID()}` }),
  () => ({ path: `/en/news/${randomUUID()}` }),
  () => ({ path: `/nl?${randomUUID()}=${randomUUID()}` }),
  () => ({ path: `/nl/nieuws?pagina=${randomInt(1000, 999_999)}` }),
  () => ({ path: `/nl/nieuws?categorie=${randomInt(1000, 999_999_999)}` }),
  () => ({ path: `/nl/contact?about=${randomUUID()}` }),
  () => ({ path: `/nl/zoeken?q=${randomUUID()}` }),
  () => ({ path: `/en/search?q=${randomBytes(4).toString('hex')}&page=${randomInt(2, 9)}` }),
  () => ({ path: `/nl/verkoop/product-verkoop?merk=${randomUUID()}` }),
  () => ({ path: `/en/sale/product-sale?brand=${randomBytes(4).toString('hex')}&stock=1&page=${randomInt(2, 999)}` }),
  () => ({ path: `/nl/prijswijzer?vraag=${randomUUID()}` }),
  () => ({ path: `/nl/prijswijzer?${randomUUID()}` }),
  () => ({ path: `/nl/afspraak?klacht=${randomUUID()}` }),
  () => ({ path: `/nl/afspraak?dag=20${randomInt(30, 99)}-0${randomInt(1, 9)}-${randomInt(10, 28)}` }),
  () => ({ path: `/nl/volg/${randomCode()}` }),
  () => ({ path: `/nl/reservering/${randomCode()}` }),
  () => ({ path: `/login-admin?redirect=/${randomUUID()}` }),
  () => ({ path: `/%6el/./nieuws?${randomUUID()}` }),
  () => ({ path: `/sitemap.xml?part=${randomInt(1_000_000)}` }),
  () => ({ path: '/nl', headers: { cookie: `session=${randomUUID()}` } }),
  () => ({ path: '/nl/nieuws', headers: { cookie: `session=${randomBytes(32).toString('base64url')}` } }),
  () => ({ path: '/nl', headers: { cookie: `state=${randomUUID()}; ${randomUUID()}=1` } }),
  () => ({ path: '/nl', headers: { 'accept-language': `nl, x-${randomUUID()}`, 'user-agent': randomUUID() } }),
  () => ({
    path: '/nl',
    headers: { accept: `text/html, x/${randomUUID()}`, 'accept-encoding': `br, ${randomUUID()}` },
  }),
  () => ({ path: `/api/public-news/nl/1?${randomUUID()}` }),
  () => ({ path: '/api/public-reviews', headers: { 'accept-language': `nl, x-${randomUUID()}` } }),
  () => graphql('{ publicReviews(language: nl) { name } }', { [randomUUID()]: 1 }),
  () => graphql(`{ a${randomBytes(8).toString('hex')}: publicReviews(language: nl) { name } }`),
  () => graphql(`${' '.repeat(randomInt(2000))}{ publicReviews(language: nl) { name } } # ${randomUUID()}`),
]

/**
 * @param {string} query
 * @param {object} [variables]
 * @returns {Request}
 */
function graphql(query, variables) {
  const headers = { 'content-type': 'application/json' }
  return { path: '/graphql', method: 'POST', headers, body: JSON.stringify({ query, variables }) }
}

if (!isMainThread) {
  const answered = await openLoop(
    workerData.origin,
    (number) => {
      const form = forms[number % forms.length]
      return form ? form() : { path: '/' }
    },
    // What is refused is answered.
    { ...load, failed: (status) => status === 0 },
  )
  parentPort?.postMessage(answered)
}
