import http from 'node:http'
import { processorTime } from './processorTime.mjs'
import { rawRequest } from './rawRequest.mjs'
import { startBareServerOf } from './startBareServer.mjs'
import { withBrowser } from './untilUsable.mjs'

/** @typedef {{path: string, headers: Record<string, string>}} Asked */

const acceptBrotli = { 'accept-encoding': 'gzip, deflate, br' }
const rounds = 7
const visitsOfRound = 100
/** Node compiles what runs often: a visit asks for each thing once. */
const visitsToWarmUp = 1000

/** As many as browsers open to a host. */
const connections = 6

/**
 * What a browser that has never been there asks the shop for until it has hydrated the page and nothing more is on its way,
 * without anyone scrolling or pressing: the document, styles, scripts, fonts and the pictures of the first screen. Chromium fetches
 * pictures two screens ahead, which others do not.
 * @param {string} url of the shop
 * @param {string} path of the screen
 * @returns {Promise<Asked[] | undefined>} in the order asked; undefined where there is no Chromium
 */
export async function askedByColdVisit(url, path) {
  return withBrowser([], async (context) => askedBy(await context.newPage(), url, path))
}

/**
 * The same in a page of a browser that is there.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {string} path
 * @returns {Promise<Asked[]>}
 */
export async function askedBy(page, url, path) {
  /** @type {Asked[]} */
  const asked = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.url().startsWith(url)) asked.push({ path: pathname + search, headers: acceptBrotli })
  })
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' })
  const ahead = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top > innerHeight)
      .map((image) => image.currentSrc),
  )
  return asked.filter((one) => !ahead.includes(url + one.path))
}

/**
 * The processor time of such a visit, and of the same one to a bare server with the same bytes, in turns.
 * @param {{url: string, pid: number}} shop
 * @param {Asked[]} asked
 * @returns {Promise<{shop: number, bare: number}>} microseconds of a visit, of the middle round
 */
export async function costOfVisit(shop, asked) {
  /** @type {Record<string, import('./rawRequest.mjs').Answer>} */
  const answers = {}
  for (const request of asked) answers[request.path] = await rawRequest(shop.url, request)
  const bare = await startBareServerOf(answers)
  try {
    for (const server of [shop, bare]) await cost(server, asked, visitsToWarmUp)
    const measured = []
    for (let round = 0; round < rounds; round += 1)
      measured.push({
        shop: await cost(shop, asked, visitsOfRound),
        bare: await cost(bare, asked, visitsOfRound),
      })
    measured.sort((one, other) => one.shop / one.bare - other.shop / other.bare)
    return /** @type {{shop: number, bare: number}} */ (measured[Math.floor(rounds / 2)])
  } finally {
    bare.stop()
  }
}

/**
 * @param {{url: string, pid: number}} server
 * @param {Asked[]} asked
 * @param {number} visits
 */
async function cost(server, asked, visits) {
  const before = processorTime(server.pid)
  for (let visit = 0; visit < visits; visit += 1) await visitOnce(server.url, asked)
  return (processorTime(server.pid) - before) / visits
}

/**
 * The document first, then all else over the connections of one browser.
 * @param {string} url
 * @param {Asked[]} asked
 */
async function visitOnce(url, [document, ...others]) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  if (document) await fetched(url, document, agent)
  await Promise.all(others.map((one) => fetched(url, one, agent)))
  agent.destroy()
}

/**
 * @param {string} url
 * @param {Asked} asked
 * @param {http.Agent} agent
 * @returns {Promise<void>}
 */
function fetched(url, { path, headers }, agent) {
  return new Promise((resolve, reject) => {
    const request = http.get(new URL(path, url), { headers, agent }, (answer) => {
      if ((answer.statusCode ?? 0) >= 400) reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.resume().on('end', resolve).on('error', reject)
    })
    request.on('error', reject)
  })
}
