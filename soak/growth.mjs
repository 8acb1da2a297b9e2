import { load, memoryOf } from './memoryUnderLoad.mjs'

/** @typedef {import('./memoryUnderLoad.mjs').Memory} Memory */
/** @typedef {Memory & {minute: number, asked: number, failed: number}} Sample at the end of a minute of load */

const minuteMilliseconds = 60_000

/**
 * @param {import('../scripts/house/shop.mjs').Shop} shop started with `tellsMemory`
 * @param {Record<string, string>} headers of an administrator
 * @param {number} minutes
 * @param {(said: string) => void} tell
 * @returns {Promise<Sample[]>} one a minute
 */
export async function watchMemory(shop, headers, minutes, tell) {
  /** @type {Sample[]} */
  const samples = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { asked, failed } = await load(shop, headers, { until: Date.now() + minuteMilliseconds })
    const memory = await memoryOf(shop)
    samples.push({ ...memory, minute, asked, failed })
    const heap = (memory.heapUsed / 1024 / 1024).toFixed(1)
    tell(`minute ${minute}: ${asked} requests, heap ${heap} MB, rss ${(memory.rss / 1024 / 1024).toFixed(0)} MB`)
  }
  return samples
}

/**
 * By how much the heap grows in an hour: the slope through the samples after the first third, which warms up.
 * @param {Sample[]} samples
 * @returns {{perHour: number, requests: number, failed: number}} perHour in megabytes
 */
export function growth(samples) {
  const steady = samples.slice(Math.floor(samples.length / 3))
  const mean = (/** @type {number[]} */ values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const minute = mean(steady.map((sample) => sample.minute))
  const heap = mean(steady.map(({ heapUsed }) => heapUsed))
  const above = steady.reduce((sum, each) => sum + (each.minute - minute) * (each.heapUsed - heap), 0)
  const below = steady.reduce((sum, each) => sum + (each.minute - minute) ** 2, 0)
  return {
    perHour: below === 0 ? 0 : ((above / below) * 60) / 1024 / 1024,
    requests: samples.reduce((sum, { asked }) => sum + asked, 0),
    failed: samples.reduce((sum, { failed }) => sum + failed, 0),
  }
}
