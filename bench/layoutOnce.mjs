/**
 * Loaded into a shop before it starts, after what switches its cache off: the shop and the menus are read once for all
 * pages, as after a change of content, where the very first page alone reads them. What a page shows beside them is read
 * with each.
 */
import { readFileSync } from 'node:fs'
import { inRoot } from '../scripts/house/root.mjs'

const { ResponseCache } = await import(inRoot('server/dist/cache/ResponseCache.js'))

const layout = 'Layout'
if (!readFileSync(inRoot('site/src/app/layout/layout.graphql'), 'utf8').includes(`query ${layout}(`)) {
  throw new Error(`The site reads its layout with another query than ${layout}`)
}

/** @type {Map<string, Promise<unknown>>} */
const layouts = new Map()
const { fetchRead } = ResponseCache.prototype

ResponseCache.prototype.fetchRead = function (/** @type {string} */ key, /** @type {() => Promise<unknown>} */ read) {
  const [operation] = JSON.parse(key)
  if (operation !== layout) return fetchRead.call(this, key, read)
  const known = layouts.get(key)
  if (known) return known
  const result = read()
  layouts.set(key, result)
  return result
}
