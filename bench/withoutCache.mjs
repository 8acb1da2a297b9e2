/**
 * Loaded into a shop before it starts: nothing that it answers is cached, neither the bytes of a response nor the reads
 * that pages have in common, so that every request is the first one after a change of content.
 */
import { inRoot } from '../scripts/house/root.mjs'

const { ResponseCache } = await import(inRoot('server/dist/cache/ResponseCache.js'))
const { CachedResponse } = await import(inRoot('server/dist/cache/CachedResponse.js'))

const uncached = {
  find: () => undefined,
  set: (/** @type {string} */ _key, /** @type {unknown} */ response) => new CachedResponse(response),
  fetch: async (/** @type {string} */ _key, /** @type {() => Promise<unknown>} */ make) =>
    new CachedResponse(await make()),
  fetchRead: (/** @type {string} */ _key, /** @type {() => Promise<unknown>} */ read) => read(),
}

for (const [name, value] of Object.entries(uncached)) {
  if (!(name in ResponseCache.prototype)) throw new Error(`The response cache has no ${name}`)
  Object.defineProperty(ResponseCache.prototype, name, { value })
}
