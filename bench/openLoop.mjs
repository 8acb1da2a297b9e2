import { setTimeout as wait } from 'node:timers/promises'
import { rawRequest } from './rawRequest.mjs'

/**
 * @typedef {import('./rawRequest.mjs').Request} Request
 * @typedef {{requests: number, errors: number, middle: number, p99: number, worst: number}} Served times in milliseconds
 */

/**
 * Visitors who do not wait for each other: requests are sent at their own
 * moments, and each is timed from the moment it was due. A server that falls behind shows it here.
 * @param {string} origin
 * @param {(number: number) => Request} visit the request of the so-many-eth visitor
 * @param {{perSecond: number, seconds: number, failed?: (status: number) => boolean}} load failed: which answers count as
 *   errors; without it all from 400
 * @returns {Promise<Served>}
 */
export async function openLoop(origin, visit, { perSecond, seconds, failed = (status) => status >= 400 }) {
  /** @type {number[]} */
  const times = []
  /** @type {Array<Promise<void>>} */
  const underWay = []
  let errors = 0
  const start = performance.now()
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = start + (number * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await wait(early)
    underWay.push(
      rawRequest(origin, visit(number)).then(
        ({ status }) => {
          times.push(performance.now() - due)
          if (failed(status)) errors += 1
        },
        () => {
          errors += 1
        },
      ),
    )
  }
  await Promise.all(underWay)
  times.sort((one, other) => one - other)
  const at = (/** @type {number} */ part) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  return { requests: underWay.length, errors, middle: at(0.5), p99: at(0.99), worst: at(1) }
}
