/**
 * `npm run dev`: the same product with hot reload. The compiler watches the server's sources and the server restarts
 * on what it writes; the site and the back office are served through Vite by that same server, on the same port.
 */
import { spawn } from 'node:child_process'
import { bin } from './house/bin.mjs'
import { prepare } from './house/prepare.mjs'
import { root } from './house/root.mjs'
import { untilItEnds } from './house/untilItEnds.mjs'

await prepare(['server'])

const [command, parameters] = bin('typescript', 'tsc', ['-p', 'server', '--watch', '--preserveWatchOutput'])
const compiler = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
process.on('exit', () => compiler.kill())

// The compiler begins by writing everything once; started before that, the server would be restarted at once, perhaps
// while it fills its database.
let isStarted = false
compiler.stdout.setEncoding('utf8').on('data', (text) => {
  process.stdout.write(text)
  if (isStarted || !text.includes('Watching for file changes')) return
  isStarted = true
  const watched = ['--watch', '--watch-preserve-output', '--enable-source-maps', 'server/dist/main.js']
  untilItEnds(process.execPath, watched, { NODE_ENV: 'development' })
})
