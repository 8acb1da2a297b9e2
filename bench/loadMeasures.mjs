/**
 * What requests cost under load: 32 concurrent connections, processor time of a request beside that of a bare
 * server that sends the same bytes, in turns within the same run. The shop writes its log as in production.
 *
 * What is cached is measured on a shop as it is. What is not cached is measured on one that is started with
 * `withoutCache.mjs`, which has no cache at all. Pages are measured there as the very first one after a change, which
 * reads the shop and the menus too, and with `layoutOnce.mjs` as all others. Changes of content are not part of the
 * measure. Pages that a change made no difference to are measured on one that is started with `afterEachChange.mjs`.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { step } from '../scripts/house/progress.mjs'
import { inRoot } from '../scripts/house/root.mjs'
import { logIn } from '../scripts/house/session.mjs'
import { startShop } from '../scripts/house/shop.mjs'
import { fillNews, newsUrls, untilSearched } from './content.mjs'
import { managedNewsList, publicNewsItem, publicNewsList } from './queries.mjs'
import { rawRequest } from './rawRequest.mjs'
import { compareUnderLoad, loadInTurns } from './underLoad.mjs'

/**
 * @typedef {import('./rawRequest.mjs').Request} Request
 * @typedef {import('../scripts/house/shop.mjs').Shop} Shop
 * @typedef {[what: string, request: Request, bar?: number]} Read with its bar, in milliseconds
 * @typedef {import('./Table.mjs').Table} Table
 */

const env = { LOG_LEVEL: 'info' }
const browser = { 'accept-encoding': 'br, gzip' }
const home = { path: '/nl', headers: browser }
const restList = { path: '/api/public-news/nl/1' }
const maxDetour = 2

/**
 * @param {Table} table
 * @param {string} folder of a shop that is not running; its news are filled up to a thousand items
 * @param {string} [only] words of the row of what is not cached that is measured alone
 */
export async function measureLoad(table, folder, only) {
  await withShop({ folder, env }, async (shop) => {
    const session = await logIn(shop.url)
    await step('Writing news up to a thousand items', () => fillNews(session))
    if (only !== undefined) return
    await cached(table, shop)
    await detours(table, shop)
  })
  const start = (/** @type {string[]} */ ...names) => ({
    folder,
    env,
    nodeOptions: names.flatMap((name) => ['--import', inRoot(`bench/${name}.mjs`)]),
  })
  const pages = (/** @type {string} */ when, hasBars = true) => {
    return async (/** @type {Shop} */ shop) => {
      const reads = await pagesOf(shop, when)
      return measure(table, shop, hasBars ? reads : reads.map(([what, request]) => [what, request]), only)
    }
  }
  const rows =
    (await withShop(start('withoutCache', 'countStatements'), (shop) => uncached(table, shop, only))) +
    (await withShop(start('withoutCache'), pages('the very first after a change of content', false))) +
    (await withShop(start('withoutCache', 'layoutOnce'), pages('not cached'))) +
    (await withShop(start('afterEachChange', 'layoutOnce'), pages('unchanged by a change of content')))
  if (rows === 0) throw new Error(`No row of what is not cached is called “${only}”`)
}

/**
 * @param {Table} table
 * @param {Shop} shop
 */
async function cached(table, shop) {
  /** @type {Array<[string, Request, number]>} */
  const reads = [
    ['page', home, 0.65],
    ['REST list', restList, 0.6],
    ['GraphQL list', publicNewsList(1), 0.42],
  ]
  for (const [what, request, least] of reads) {
    const title = `under load, cached: ${what}`
    const { shop: own, bare } = await step(title, () => compareUnderLoad(shop, request))
    table.speed(title, own.perSecond, bare.perSecond, least)
  }
}

/**
 * @param {Table} table
 * @param {Shop} shop
 * @param {string} [only] words of the one row that is measured
 */
async function uncached(table, shop, only) {
  const session = await logIn(shop.url)
  const [url = ''] = await newsUrls(session)
  const managedList = managedNewsList(1, session.headers)
  await untilSearched(session)
  // First, while nothing else is asked.
  table.count('signed-in GraphQL list (25 of 1,000): SQL statements', await statementsOf(shop, managedList), 3)
  /** @type {Read[]} */
  const reads = [
    ['not cached: GraphQL list (9 of 1,000)', publicNewsList(1), 0.33],
    ['not cached: GraphQL record by url', publicNewsItem(url), 0.28],
    ['not cached: REST list (9 of 1,000)', restList, 0.7],
    ['not cached: free times of a month', await freeTimes(session), 5],
    ['signed-in GraphQL list (25 of 1,000)', managedList, 1],
  ]
  return measure(table, shop, reads, only)
}

/**
 * @param {Shop} shop
 * @param {string} when
 * @returns {Promise<Read[]>}
 */
async function pagesOf(shop, when) {
  const [url = ''] = await newsUrls(await logIn(shop.url))
  const { screenAddress } = await import(inRoot('server/compiled/src/kernel/shared/screens.js'))
  return [
    [`${when}: news list`, { path: screenAddress('news', 'nl'), headers: browser }, 4.1],
    [`${when}: news item`, { path: screenAddress('news', 'nl', url), headers: browser }, 2.6],
    [`${when}: home page`, home, 5.3],
  ]
}

/**
 * @param {Table} table
 * @param {Shop} shop
 * @param {Read[]} reads
 * @param {string} [only]
 * @returns {Promise<number>} of rows
 */
async function measure(table, shop, reads, only = '') {
  const asked = reads.filter(([what]) => what.includes(only))
  for (const [what, request, max] of asked) {
    const title = `under load, ${what}`
    const { shop: own, bare } = await step(title, () => compareUnderLoad(shop, request))
    table.processor(title, own.processor, bare.processor, max)
  }
  return asked.length
}

/**
 * What a visitor asks who looks for a time: the first kind of the demo shop, a month from today.
 * @param {import('../scripts/house/session.mjs').Session} session
 * @returns {Promise<Request>}
 */
async function freeTimes(session) {
  /** @type {{publicAppointmentKinds: Array<{id: number}>}} */
  const { publicAppointmentKinds } = await session.graphql('{ publicAppointmentKinds(language: nl) { id } }')
  const [kind] = publicAppointmentKinds
  if (kind === undefined) throw new Error('the demo shop has no kinds of appointment')
  const { dayAfter } = await import(inRoot('server/compiled/src/kernel/shared/openingHours.js'))
  const today = new Date().toISOString().slice(0, 10)
  return { path: `/api/public-slots/${kind.id}/${today}/${dayAfter(today, 30)}` }
}

/**
 * Requests that were never sent before, beside the same ones answered from the cache.
 * @param {Table} table
 * @param {Shop} shop
 */
async function detours(table, shop) {
  const graphql = publicNewsList(1)
  const asked = JSON.parse(String(graphql.body ?? ''))
  /** @type {Array<[string, Request, () => Request]>} */
  const ways = [
    ['page, unknown address', home, () => ({ ...home, path: `/nl/${randomUUID()}` })],
    ['page, unknown parameter', home, () => ({ ...home, path: `/nl?utm=${randomUUID()}` })],
    ['page, unknown cookie', home, () => withHeader(home, 'cookie', `visitor=${randomUUID()}`)],
    ['page, cookie of no session', home, () => withHeader(home, 'cookie', `session=${randomUUID()}`)],
    ['page, other language header', home, () => withHeader(home, 'accept-language', `nl, x-${randomUUID()}`)],
    ['REST, unknown parameter', restList, () => ({ path: `${restList.path}?utm=${randomUUID()}` })],
    ['REST, other language header', restList, () => withHeader(restList, 'accept-language', `nl, x-${randomUUID()}`)],
    [
      'REST, other accept header',
      restList,
      () => withHeader(restList, 'accept', `application/json, x/${randomUUID()}`),
    ],
    ['REST, unknown token', restList, () => withHeader(restList, 'authorization', `Bearer ${randomUUID()}`)],
    ['GraphQL, cookie of no session', graphql, () => withHeader(graphql, 'cookie', `session=${randomUUID()}`)],
    ['GraphQL, other language header', graphql, () => withHeader(graphql, 'accept-language', `nl, x-${randomUUID()}`)],
    ['GraphQL, unknown variable', graphql, () => withVariable(randomUUID())],
  ]
  for (const [what, request, unlike] of ways) {
    const title = `no way around the cache: ${what}`
    const { status } = await rawRequest(shop.url, unlike())
    const [one, other] = await step(title, () =>
      loadInTurns({ server: shop, asked: unlike }, { server: shop, asked: request }),
    )
    table.detour(title, one.processor, other.processor, status, maxDetour)
  }

  /** @param {string} value */
  function withVariable(value) {
    return { ...graphql, body: JSON.stringify({ ...asked, variables: { ...asked.variables, unknown: value } }) }
  }
}

/**
 * @param {Request} request
 * @param {string} name
 * @param {string} value
 * @returns {Request}
 */
function withHeader(request, name, value) {
  return { ...request, headers: { ...request.headers, [name]: value } }
}

/**
 * @param {Shop} shop started with `countStatements.mjs`
 * @param {Request} request
 */
async function statementsOf(shop, request) {
  const before = await statementsSoFar(shop)
  await rawRequest(shop.url, request)
  return (await statementsSoFar(shop)) - before
}

/** @param {Shop} shop */
async function statementsSoFar(shop) {
  const said = shop.log().length
  process.kill(shop.pid, 'SIGUSR2')
  for (let times = 0; times < 600; times += 1) {
    const line = /^\{"statements":(\d+)\}$/m.exec(shop.log().slice(said))
    if (line) return Number(line[1])
    await wait(50)
  }
  throw new Error('The shop does not say how many statements it has run')
}

/**
 * @template Result
 * @param {Parameters<typeof startShop>[0]} options
 * @param {(shop: Shop) => Promise<Result>} work
 */
async function withShop(options, work) {
  const shop = await step('Starting the shop', () => startShop(options))
  try {
    return await work(shop)
  } finally {
    await shop.stop()
  }
}
