import { processorTime } from './processorTime.mjs'
import { rawRequest } from './rawRequest.mjs'
import { bareCost } from './underLoad.mjs'

const rounds = 4
const requestsToWarmUp = 1000

/**
 * What a response costs the first time after a change of content. Every round changes a record as an editor does, which
 * invalidates the cache, and then requests each address once. Only the processor time of these requests counts.
 * A thousand requests before it warm up and do not count, as the bare server is warm when it is measured.
 * @param {import('./underLoad.mjs').Server} shop
 * @param {import('./rawRequest.mjs').Request[]} requests different from each other
 * @param {() => Promise<void>} change
 * @returns {Promise<{shop: number, bare: number}>} processor time of one request, in microseconds; bare under full load
 */
export async function costAfterChange(shop, requests, change) {
  let spent = 0
  const roundsToWarmUp = Math.ceil(requestsToWarmUp / requests.length)
  for (let round = -roundsToWarmUp; round < rounds; round += 1) {
    await change()
    const before = processorTime(shop.pid)
    for (const request of requests) {
      const { status, body } = await rawRequest(shop.url, request)
      if (status !== 200) throw new Error(`${request.path} answered ${status}: ${body}`)
    }
    if (round >= 0) spent += processorTime(shop.pid) - before
  }
  const [typical] = requests
  if (typical === undefined) throw new Error('there is nothing to ask for')
  return { shop: spent / (rounds * requests.length), bare: await bareCost(shop, typical) }
}
