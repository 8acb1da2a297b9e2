import { fork } from 'node:child_process'
import { once } from 'node:events'
import { inRoot } from '../scripts/house/root.mjs'

/** Node writes these itself; a copy of another server's would be wrong or twice there. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])

/**
 * @param {import('./rawRequest.mjs').Answer} answer what it answers to everything: the bytes of the product
 * @returns {Promise<{url: string, pid: number, stop: () => void}>}
 */
export async function startBareServer({ status, headers, body }) {
  const copied = Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.has(name)))
  const answer = { status, headers: { ...copied, 'content-length': body.length }, body: body.toString('base64') }
  const child = fork(inRoot('bench/bareServer.mjs'), [JSON.stringify(answer)], { execArgv: [] })
  const [address] = await once(child, 'message')
  return { url: `http://127.0.0.1:${address.port}`, pid: child.pid ?? 0, stop: () => child.disconnect() }
}
