import autocannon from 'autocannon'
import { processorTime } from './processorTime.mjs'
import { rawRequest } from './rawRequest.mjs'
import { startBareServer } from './startBareServer.mjs'

/**
 * @typedef {{url: string, pid: number}} Server
 * @typedef {{perSecond: number, processor: number}} Speed requests a second; processor time of one, in microseconds
 * @typedef {{shop: Speed, bare: Speed}} Comparison
 */

const rounds = 3
const secondsPerRound = 2

/**
 * Loads the shop and a bare server that sends the same bytes, in turns, so that a busy moment of the machine hits both.
 * Of the speeds the middle one counts, of the processor time the least disturbed one, for both sides.
 * @param {Server} shop
 * @param {import('./rawRequest.mjs').Request} request
 * @returns {Promise<Comparison>}
 */
export async function compareUnderLoad(shop, request) {
  const answer = await rawRequest(shop.url, request)
  if (answer.status !== 200) throw new Error(`${request.path} answered ${answer.status}: ${answer.body}`)
  const bare = await startBareServer(answer)
  try {
    await load(shop, request, 1)
    await load(bare, request, 1)
    const measured = []
    for (let round = 0; round < rounds; round += 1) {
      measured.push({ bare: await load(bare, request), shop: await load(shop, request) })
    }
    measured.sort((one, other) => ratio(one) - ratio(other))
    const middle = /** @type {Comparison} */ (measured[Math.floor(rounds / 2)])
    return {
      shop: { ...middle.shop, processor: Math.min(...measured.map((each) => each.shop.processor)) },
      bare: { ...middle.bare, processor: Math.min(...measured.map((each) => each.bare.processor)) },
    }
  } finally {
    bare.stop()
  }
}

/**
 * What one request costs a bare server that sends the same bytes, under full load, where it costs least.
 * @param {Server} shop asked once, for the bytes
 * @param {import('./rawRequest.mjs').Request} request
 * @returns {Promise<number>} processor time in microseconds
 */
export async function bareCost(shop, request) {
  const bare = await startBareServer(await rawRequest(shop.url, request))
  try {
    await load(bare, request, 1)
    const speeds = [await load(bare, request), await load(bare, request)]
    return Math.min(...speeds.map(({ processor }) => processor))
  } finally {
    bare.stop()
  }
}

/** @param {Comparison} comparison */
function ratio({ shop, bare }) {
  return shop.perSecond / bare.perSecond
}

/**
 * @param {Server} server
 * @param {import('./rawRequest.mjs').Request} request
 * @returns {Promise<Speed>}
 */
async function load(server, { path, method = 'GET', headers, body }, seconds = secondsPerRound) {
  const before = processorTime(server.pid)
  const options = { url: server.url + path, method, headers, body, connections: 16, duration: seconds }
  const { requests, duration, non2xx, errors } = await autocannon(options)
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} errors under load`)
  return {
    perSecond: requests.total / duration,
    processor: (processorTime(server.pid) - before) / requests.total,
  }
}
