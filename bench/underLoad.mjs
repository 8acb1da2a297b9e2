import autocannon from 'autocannon'
import { processorTime } from './processorTime.mjs'
import { rawRequest } from './rawRequest.mjs'
import { startBareServer } from './startBareServer.mjs'

/**
 * @typedef {import('./rawRequest.mjs').Request} Request
 * @typedef {{url: string, pid: number}} Server
 * @typedef {Request | (() => Request)} Asked a function: each request is another one
 * @typedef {{server: Server, asked: Asked}} Loaded
 * @typedef {{perSecond: number, processor: number}} Speed requests a second; processor time of one, in microseconds
 * @typedef {{shop: Speed, bare: Speed}} Comparison
 */

const connections = 32
const secondsToWarmUp = 1
/** Node compiles what runs often; what costs milliseconds is not asked that often within a second. */
const requestsToWarmUp = 1000
const usual = { rounds: 3, seconds: 2 }

/**
 * Loads the shop and a bare server that sends the same bytes.
 * @param {Server} shop
 * @param {Asked} asked
 * @returns {Promise<Comparison>}
 */
export async function compareUnderLoad(shop, asked) {
  const request = requestOf(asked)
  const answer = await rawRequest(shop.url, request)
  if (answer.status !== 200) throw new Error(`${request.path} answered ${answer.status}: ${answer.body}`)
  const bare = await startBareServer(answer)
  try {
    const [ofShop, ofBare] = await loadInTurns({ server: shop, asked }, { server: bare, asked: request })
    return { shop: ofShop, bare: ofBare }
  } finally {
    bare.stop()
  }
}

/**
 * Loads two servers, or one in two ways, in turns, so that a busy moment of the machine hits both. Of the speeds those
 * of the middle round count, of the processor time the least disturbed one, for both.
 * @param {Loaded} one
 * @param {Loaded} other
 * @returns {Promise<[Speed, Speed]>}
 */
export async function loadInTurns(one, other, { rounds, seconds } = usual) {
  await warmUp(one)
  await warmUp(other)
  /** @type {Array<[Speed, Speed]>} */
  const measured = []
  for (let round = 0; round < rounds; round += 1)
    measured.push([await load(one, { duration: seconds }), await load(other, { duration: seconds })])
  measured.sort((round, another) => ratio(round) - ratio(another))
  const middle = /** @type {[Speed, Speed]} */ (measured[Math.floor(rounds / 2)])
  const least = (/** @type {0 | 1} */ side) => Math.min(...measured.map((round) => round[side].processor))
  return [
    { ...middle[0], processor: least(0) },
    { ...middle[1], processor: least(1) },
  ]
}

/**
 * What one request costs a bare server that sends the same bytes, under full load, where it costs least.
 * @param {Server} shop asked once, for the bytes
 * @param {Request} request
 * @returns {Promise<number>} processor time in microseconds
 */
export async function bareCost(shop, request) {
  const bare = await startBareServer(await rawRequest(shop.url, request))
  try {
    const loaded = { server: bare, asked: request }
    await warmUp(loaded)
    const speeds = [await load(loaded, { duration: usual.seconds }), await load(loaded, { duration: usual.seconds })]
    return Math.min(...speeds.map(({ processor }) => processor))
  } finally {
    bare.stop()
  }
}

/** @param {[Speed, Speed]} round */
function ratio([one, other]) {
  return one.perSecond / other.perSecond
}

/** @param {Asked} asked */
function requestOf(asked) {
  return typeof asked === 'function' ? asked() : asked
}

/** @param {Loaded} loaded */
async function warmUp(loaded) {
  await load(loaded, { duration: secondsToWarmUp })
  await load(loaded, { amount: requestsToWarmUp })
}

/**
 * @param {Loaded} loaded
 * @param {{duration: number} | {amount: number}} length in seconds, or as the number of requests
 * @returns {Promise<Speed>}
 */
async function load({ server, asked }, length) {
  const before = processorTime(server.pid)
  const { path, method = 'GET', headers, body } = requestOf(asked)
  const { requests, duration, errors, ...answered } = await autocannon({
    url: server.url,
    connections,
    ...length,
    requests: [
      {
        path,
        method,
        headers,
        body,
        ...(typeof asked === 'function' && { setupRequest: (request) => ({ ...request, ...asked() }) }),
      },
    ],
  })
  const isMixed = answered.non2xx > 0 && answered['2xx'] > 0
  if (requests.total === 0) throw new Error(`${path}: nothing was answered`)
  if (isMixed || errors > 0) throw new Error(`${path}: ${answered.non2xx} refused, ${errors} errors under load`)
  return {
    perSecond: requests.total / duration,
    processor: (processorTime(server.pid) - before) / requests.total,
  }
}
