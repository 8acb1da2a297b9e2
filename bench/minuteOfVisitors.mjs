import { readFileSync } from 'node:fs'
import { openLoop } from './openLoop.mjs'
import { rawRequest } from './rawRequest.mjs'
import { startBareServer } from './startBareServer.mjs'
import { mixedVisitors, visitorsPerMessage } from './visitors.mjs'

const load = { perSecond: 300, seconds: 60 }
const secondsBetweenChanges = 5

/**
 * A minute of visitors, while an editor changes a price every five seconds, which invalidates the cache. The
 * bare server has the same minute, and sends the bytes of the home page to every visitor.
 * @param {import('./underLoad.mjs').Server} shop
 * @param {import('../scripts/house/session.mjs').Session} session
 * @param {() => Promise<void>} change
 */
export async function minuteOfVisitors(shop, session, change) {
  const visit = await mixedVisitors(shop.url, session)
  const before = await messagesOf(session)
  let lastChange = Promise.resolve()
  const editor = setInterval(() => {
    lastChange = lastChange.then(change)
  }, secondsBetweenChanges * 1000)
  const served = await openLoop(shop.url, visit, load).finally(() => clearInterval(editor))
  await lastChange
  const sent = Math.floor((load.perSecond * load.seconds) / visitorsPerMessage)
  const messagesLost = sent - ((await messagesOf(session)) - before)
  const memory = memoryOf(shop.pid)
  const bare = await startBareServer(await rawRequest(shop.url, { path: '/nl' }))
  try {
    return { shop: served, bare: await openLoop(bare.url, visit, load), messagesLost, memory }
  } finally {
    bare.stop()
  }
}

/** @param {import('../scripts/house/session.mjs').Session} session */
async function messagesOf(session) {
  /** @type {{emails: {total: number}}} */
  const { emails } = await session.graphql('{ emails(perPage: 1) { total } }')
  return emails.total
}

/**
 * @param {number} pid
 * @returns {number} the bytes that a process has in memory; 0 where the system does not report it
 */
function memoryOf(pid) {
  if (process.platform !== 'linux') return 0
  const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+) kB/) ?? []
  return Number(kilobytes) * 1024
}
