import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './freePort.mjs'
import { inRoot } from './root.mjs'

/**
 * @typedef {object} Shop a real server of its own, with the demo shop in a temporary folder
 * @property {string} url without a trailing slash
 * @property {number} pid
 * @property {string} folder where its database and uploads stand
 * @property {number} secondsToReady from start to the first good answer of /readyz
 * @property {() => string} log its log so far
 * @property {() => Promise<void>} kill ends it as a power cut does; the folder is preserved
 * @property {() => Promise<number>} stop seconds it took to end; the folder is deleted afterwards, unless it was given
 */

/** Characters: under load, a log may outgrow the longest string. */
const maxLog = 100_000_000

/**
 * Starts the built server on a free port and waits until it is ready.
 * @param {{folder?: string, env?: Record<string, string>, node?: string, nodeOptions?: string[], within?: string[], root?: string}} [options]
 *   folder: of an earlier shop, to start it again; node: another than this one; nodeOptions: for the program node itself; within: a program that starts
 *   it, and its parameters; root: where the product stands there
 * @returns {Promise<Shop>}
 */
export async function startShop(options = {}) {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'shop-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = Date.now()
  const main = path.join(options.root ?? inRoot(), 'server/dist/main.js')
  const node = [options.node ?? process.execPath, ...(options.nodeOptions ?? [])]
  const [program = '', ...words] = [...(options.within ?? []), ...node, main]
  const child = spawn(program, words, {
    cwd: inRoot(),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATABASE_URL: `sqlite:${path.join(folder, 'shop.sqlite')}`,
      UPLOADS: `file:${path.join(folder, 'uploads')}`,
      SESSION_SECRET: 'only for a shop that lives as long as one run of the tests',
      DEMO: 'true',
      LOGIN_LIMIT: 'off',
      MESSAGE_LIMIT: 'off',
      COST_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  let log = ''
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text) => {
      if (log.length < maxLog) log += text
    })
  }
  const isRunning = () => child.exitCode === null && child.signalCode === null
  const kill = async () => {
    if (!isRunning()) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const stop = async () => {
    const asked = Date.now()
    if (isRunning()) {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const forced = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await ended
      clearTimeout(forced)
    }
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true })
    return (Date.now() - asked) / 1000
  }
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  child.once('exit', () => process.off('exit', killWithUs))

  try {
    await untilReady(url, isRunning)
  } catch (error) {
    await stop()
    // Its last words may be on their way.
    await closed
    throw new Error(`The shop did not get ready. It said:\n${log}`, { cause: error })
  }
  const secondsToReady = (Date.now() - started) / 1000
  return { url, pid: child.pid ?? 0, folder, secondsToReady, log: () => log, kill, stop }
}

/**
 * @param {string} url
 * @param {() => boolean} isRunning
 */
async function untilReady(url, isRunning) {
  const deadline = Date.now() + 240_000
  while (Date.now() < deadline) {
    if (!isRunning()) throw new Error('the server ended')
    // Whoever else listens there may never answer.
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(10_000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await wait(50)
  }
  throw new Error('four minutes have passed')
}
