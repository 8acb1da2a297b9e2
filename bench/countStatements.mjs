/** Loaded into a shop before it starts: on SIGUSR2 it reports how many statements its SQLite has run, as a line of JSON. */
import { inRoot } from '../scripts/house/root.mjs'

const { sqlite } = await import(inRoot('server/dist/database/sqlite.js'))

let statements = 0
const prepared = Object.getPrototypeOf(new sqlite(':memory:').prepare('SELECT 1'))

for (const way of ['run', 'get', 'all']) {
  const original = prepared[way]
  prepared[way] = function (/** @type {unknown[]} */ ...values) {
    statements += 1
    return original.apply(this, values)
  }
}

process.on('SIGUSR2', () => process.stdout.write(`${JSON.stringify({ statements })}\n`))
