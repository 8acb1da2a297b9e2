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
const compiler = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
process.on('exit', () => compiler.kill())

untilItEnds(process.execPath, ['--watch', '--watch-preserve-output', '--enable-source-maps', 'server/dist/main.js'], {
  NODE_ENV: 'development',
})
