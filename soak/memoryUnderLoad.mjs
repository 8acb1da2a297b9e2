import { setTimeout as wait } from 'node:timers/promises'
import { rawRequest } from '../bench/rawRequest.mjs'
import { inRoot } from '../scripts/house/root.mjs'

/** @typedef {import('../scripts/house/shop.mjs').Shop} Shop */
/** @typedef {import('../bench/rawRequest.mjs').Request} Request */
/** @typedef {{heapUsed: number, external: number, rss: number}} Memory bytes, after garbage collection */

/** Node options of a shop that reports its memory. */
export const tellsMemory = ['--import', inRoot('soak/tellMemory.mjs')]

/**
 * @param {Shop} shop started with `tellsMemory`
 * @returns {Promise<Memory>}
 */
export async function memoryOf(shop) {
  const said = shop.log().length
  process.kill(shop.pid, 'SIGUSR2')
  for (let times = 0; times < 600; times += 1) {
    const line = /^\{"memory":.*\}$/m.exec(shop.log().slice(said))
    if (line) return JSON.parse(line[0]).memory
    await wait(50)
  }
  throw new Error('The shop does not say what memory it uses')
}

const side = 8

/**
 * Sends the requests of all kinds of callers, some concurrently; every hundredth call writes.
 * @param {Shop} shop
 * @param {Record<string, string>} headers of an administrator
 * @param {{requests?: number, until?: number}} limits until: epoch milliseconds
 * @returns {Promise<{asked: number, failed: number}>}
 */
export async function load(shop, headers, { requests = Number.POSITIVE_INFINITY, until = Number.POSITIVE_INFINITY }) {
  let asked = 0
  let failed = 0
  const ask = async () => {
    while (asked < requests && Date.now() < until) {
      const number = asked
      asked += 1
      const { status } = await rawRequest(shop.url, requestOf(number, headers))
      if (status >= 500) failed += 1
    }
  }
  await Promise.all(Array.from({ length: side }, ask))
  return { asked, failed }
}

/**
 * @param {number} number
 * @param {Record<string, string>} signedIn
 * @returns {Request}
 */
function requestOf(number, signedIn) {
  const json = { 'content-type': 'application/json' }
  if (number % 100 === 99) {
    const body = JSON.stringify({ query: 'mutation { adjustStock(id: 1, delta: 1) { stock } }' })
    if (number % 500 !== 499) return { method: 'POST', path: '/graphql', headers: { ...json, ...signedIn }, body }
    return changeOf(number, { ...json, ...signedIn })
  }
  if (number % 40 === 1) return { path: `/nl/bestaat-niet-${number}` }
  /** @type {Request[]} */
  const kinds = [
    { path: '/nl' },
    { path: '/en/news', headers: { 'accept-encoding': 'br' } },
    { path: '/api/public-products/nl/1' },
    { path: '/api/products?per_page=10', headers: signedIn },
    { path: '/api/customers' },
    { path: '/nl/contact', headers: { 'accept-encoding': 'gzip' } },
    { method: 'POST', path: '/graphql', headers: json, body: '{"query":"{ publicReviews(language: nl) { name } }"}' },
    { path: '/healthz' },
  ]
  return /** @type {Request} */ (kinds[number % kinds.length])
}

/** A change that invalidates every cached response. @param {number} number @param {Record<string, string>} headers */
function changeOf(number, headers) {
  const body = JSON.stringify({
    query: `mutation { updateReview(id: 1, input: { name: "Bezoeker ${number}" }) { id } }`,
  })
  return /** @type {Request} */ ({ method: 'POST', path: '/graphql', headers, body })
}
