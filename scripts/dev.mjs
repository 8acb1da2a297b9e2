/**
 * `npm run dev`: the same product with hot reload. The compiler watches the server's sources, and whenever it has
 * compiled them without errors the server starts again; the site and the back office are served through Vite by that
 * same server, on the same port.
 *
 * Node's own --watch is not used: it also restarts on what Vite writes for itself, again and again.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { bin } from './house/bin.mjs'
import { prepare } from './house/prepare.mjs'
import { root } from './house/root.mjs'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

await prepare(['server'])

// Each has a process group of its own: signals reach it once, from here, and the compiler's own child ends with it.
const [command, parameters] = bin('typescript', 'tsc', ['-p', 'server', '--watch', '--preserveWatchOutput'])
const compiler = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], detached: true })

/** @type {ChildProcess | undefined} */
let server
let isEnding = false
/** Restarts follow each other: a compilation may end while the last server is still stopping. */
let turn = Promise.resolve()

compiler.stdout.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text)
  if (text.includes('Found 0 errors')) turn = turn.then(restart)
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.once(signal, end)

async function restart() {
  await stop()
  if (isEnding) return
  server = spawn(process.execPath, ['--enable-source-maps', 'server/compiled/src/delivery/programs/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
}

async function stop() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}

async function end() {
  isEnding = true
  if (compiler.pid !== undefined) process.kill(-compiler.pid, 'SIGTERM')
  await turn
  await stop()
  process.exit(0)
}
