import { fork } from 'node:child_process'
import { once } from 'node:events'
import { inRoot } from '../scripts/house/root.mjs'

/** @typedef {{url: string, pid: number, stop: () => void}} BareServer */

/** Node writes these itself; a copy of another server's would be wrong or twice there. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

/**
 * @param {import('./rawRequest.mjs').Answer} answer what it answers to everything: the bytes of the product
 * @returns {Promise<BareServer>}
 */
export async function startBareServer(answer) {
  return started({ all: sent(answer) })
}

/**
 * @param {Record<string, import('./rawRequest.mjs').Answer>} answers by path and query; to all else it answers 404
 * @returns {Promise<BareServer>}
 */
export async function startBareServerOf(answers) {
  return started({ byPath: Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, sent(answer)])) })
}

/** @param {import('./rawRequest.mjs').Answer} answer */
function sent({ status, headers, body }) {
  const copied = Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.has(name)))
  return { status, headers: { ...copied, 'content-length': body.length }, body: body.toString('base64') }
}

/** @param {object} message @returns {Promise<BareServer>} */
async function started(message) {
  const child = fork(inRoot('bench/bareServer.mjs'), [], { execArgv: [] })
  child.send(message)
  const [address] = await once(child, 'message')
  return { url: `http://127.0.0.1:${address.port}`, pid: child.pid ?? 0, stop: () => child.disconnect() }
}
