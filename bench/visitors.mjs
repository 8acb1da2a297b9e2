import { newsUrls, publicAddresses } from './content.mjs'
import { publicNewsItem, publicNewsList } from './queries.mjs'
import { rawRequest } from './rawRequest.mjs'

/** @typedef {import('./rawRequest.mjs').Request} Request */

export const visitorsPerMessage = 300

const browser = { 'accept-encoding': 'br, gzip' }

/**
 * The requests of a day's visitors, in one minute: every kind of page with its style, script and pictures; apps over GraphQL
 * and REST; and one in three hundred sends a message.
 * @param {string} origin of the shop
 * @param {import('../scripts/house/session.mjs').Session} session
 * @returns {Promise<(number: number) => Request>}
 */
export async function mixedVisitors(origin, session) {
  const pages = (await publicAddresses(session)).map((path) => ({ path, headers: browser }))
  const files = (await filesOf(origin, '/nl')).map((path) => ({ path, headers: browser }))
  const lists = [1, 2, 3, 4].flatMap((page) => [publicNewsList(page), { path: `/api/public-news/nl/${page}` }])
  const records = (await newsUrls(session)).map(publicNewsItem)
  const turns = [pages, files, pages, files, lists, files, pages, files, records, files]
  return (number) => {
    if (number % visitorsPerMessage === visitorsPerMessage - 1) return message(number)
    const kind = /** @type {Request[]} */ (turns[number % turns.length])
    return /** @type {Request} */ (kind[Math.floor(number / turns.length) % kind.length])
  }
}

/** @param {number} number */
function message(number) {
  const input = {
    name: `Bezoeker ${number}`,
    email: `bezoeker${number}@example.com`,
    message: `Sinds gisteren blijft het scherm zwart. Kan ik langskomen? (${number})`,
    millisecondsOpen: 60_000,
  }
  const query = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { downloadUrl } }'
  return {
    path: '/graphql',
    method: /** @type {const} */ ('POST'),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  }
}

/**
 * The files that a page loads: styles, scripts, fonts and pictures.
 * @param {string} origin
 * @param {string} path
 */
async function filesOf(origin, path) {
  const { body } = await rawRequest(origin, { path })
  const found = body.toString().matchAll(/(?:src|href)="(\/(?:assets|uploads\/images)\/[^"]+)"/g)
  return [...new Set([...found].map(([, address]) => String(address)))]
}
