/**
 * Loaded into a shop before it starts: the content has always just changed, but for what is asked for. Reads that pages
 * have in common are not shared, as each page would be the first one to ask for them.
 */
import { inRoot } from '../scripts/house/root.mjs'

const { ResponseCache } = await import(inRoot('server/dist/cache/ResponseCache.js'))

const { fetch } = ResponseCache.prototype

ResponseCache.prototype.fetch = function (/** @type {unknown[]} */ ...asked) {
  this.invalidate()
  return fetch.apply(this, asked)
}
ResponseCache.prototype.fetchRead = (/** @type {string} */ _key, /** @type {() => Promise<unknown>} */ read) => read()
