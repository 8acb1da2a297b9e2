/**
 * Loaded into a program before it starts: the process is killed, as by a power cut, when it has sent as many statements
 * to its database as KILL_AT_STATEMENT says.
 */
import { createRequire } from 'node:module'

const require = createRequire(new URL('../../package.json', import.meta.url))
let left = Number(process.env.KILL_AT_STATEMENT)

/** Called when a statement has been executed, or is on its way. */
function count() {
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}

let connection = require('mysql2').PoolConnection.prototype
while (!Object.hasOwn(connection, 'query')) connection = Object.getPrototypeOf(connection)
const { query } = connection
connection.query = function (...parameters) {
  const done = query.apply(this, parameters)
  count()
  return done
}

const { sqlite } = await import('../../dist/database/sqlite.js')
const { prepare } = sqlite.prototype
sqlite.prototype.prepare = function (...parameters) {
  const statement = prepare.apply(this, parameters)
  for (const way of ['run', 'all']) {
    const execute = statement[way]
    Object.defineProperty(statement, way, {
      value(...values) {
        const done = execute.apply(this, values)
        count()
        return done
      },
    })
  }
  return statement
}
