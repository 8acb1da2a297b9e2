import path from 'node:path'
import { inRoot } from '../scripts/house/root.mjs'
import { managedNewsList, managedNewsSearch, publicNewsItem, publicNewsList } from './queries.mjs'
import { rawRequest } from './rawRequest.mjs'

const { sqlite } = await import(inRoot('server/dist/database/sqlite.js'))

/**
 * @typedef {import('./rawRequest.mjs').Request} Request
 * @typedef {import('../scripts/house/shop.mjs').Shop} Shop
 * @typedef {import('../scripts/house/session.mjs').Session} Session
 */

const times = 60

/**
 * Copies a news item of a stopped shop until there are so many. Written to the database directly: how fast a shop
 * adds records is not measured.
 * @param {string} folder of a shop that is not running
 * @param {number} wanted
 */
export function growNews(folder, wanted) {
  const database = new sqlite(path.join(folder, 'shop.sqlite'))
  try {
    const columns = /** @type {Array<{name: string}>} */ (database.pragma('table_info(news_item)'))
    const own = /** @type {Record<string, string>} */ ({
      id: 'number',
      pair: 'number',
      title: "'Bericht ' || number",
      title_key: "'bericht ' || number",
      url: "'bericht-' || number",
      created_at: "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '-' || number || ' minutes')",
    })
    const names = columns.map(({ name }) => `"${name}"`)
    const values = columns.map(({ name }) => own[name] ?? `"${name}"`)
    database.pragma('foreign_keys = OFF')
    database
      .prepare(
        `WITH RECURSIVE numbers(number) AS (SELECT 1000000 + MAX(id) FROM news_item UNION ALL SELECT number + 1 FROM numbers LIMIT ?)
         INSERT INTO news_item (${names}) SELECT ${values}
         FROM numbers, (SELECT * FROM news_item WHERE language = 'nl' AND show_in_overview = 1 ORDER BY id LIMIT 1)`,
      )
      .run(wanted - Number(database.prepare('SELECT COUNT(*) FROM news_item').pluck().get()))
    // The search index is filled again at the next start.
    database.exec('DELETE FROM search_part')
  } finally {
    database.close()
  }
}

/**
 * How long a reader waits for each kind of read on a shop that caches nothing: the median of sixty, in milliseconds.
 * @param {Shop} shop started with `withoutCache.mjs`
 * @param {Session} session
 * @returns {Promise<Record<string, number>>}
 */
export async function readingTimes(shop, session) {
  const [url] = await newestUrls(session)
  const reads = {
    'public list, page 1': publicNewsList(1),
    'public record by url': publicNewsItem(url ?? ''),
    'managed list, page 1': managedNewsList(1, session.headers),
    'managed search, found everywhere': managedNewsSearch('Bericht', session.headers),
    'managed search, found once': managedNewsSearch('erkbank', session.headers),
  }
  /** @type {Record<string, number>} */
  const found = {}
  for (const [title, request] of Object.entries(reads)) found[title] = await middleTime(shop, request)
  return found
}

/**
 * @param {Session} session
 * @returns {Promise<string[]>}
 */
async function newestUrls(session) {
  /** @type {{publicNews: {items: Array<{url: string}>}}} */
  const { publicNews } = await session.graphql('{ publicNews(language: nl) { items { url } } }')
  return publicNews.items.map(({ url }) => url)
}

/**
 * @param {Shop} shop
 * @param {Request} request
 */
async function middleTime(shop, request) {
  const taken = []
  for (let time = 0; time < times; time += 1) {
    const start = performance.now()
    const { status, body } = await rawRequest(shop.url, request)
    if (status !== 200) throw new Error(`${request.path} answered ${status}: ${body}`)
    taken.push(performance.now() - start)
  }
  return taken.sort((one, other) => one - other)[times / 2] ?? 0
}
