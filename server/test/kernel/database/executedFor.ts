import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import { sqlite } from '../../../src/kernel/database/sqlite.js'

interface Executed {
  /** The connection that it was sent over. */
  connection: object
  statement: string
}

type Method = (this: object, ...given: unknown[]) => unknown

const require = createRequire(import.meta.url)

/** Every statement that the databases of this process execute for some work, in order, and for nothing besides it. */
export async function executedFor(work: () => Promise<unknown>): Promise<Executed[]> {
  const executed: Executed[] = []
  const ofWork = new AsyncLocalStorage<true>()
  const record = (connection: object, statement: string) => {
    if (ofWork.getStore()) executed.push({ connection, statement })
  }
  const restore = [
    watch(statementPrototype(), ['run', 'all', 'get', 'iterate'], (prepared) => {
      const { database, source } = prepared as { database: object; source: string }
      record(database, source)
    }),
    watch(sqlite.prototype, ['exec'], (connection, statement) => record(connection, String(statement))),
    watch(mysqlPrototype(), ['query', 'execute'], (connection, statement) => record(connection, textOf(statement))),
  ]
  try {
    await ofWork.run(true, work)
  } finally {
    for (const each of restore) each()
  }
  return executed
}

function watch(
  prototype: object,
  names: readonly string[],
  called: (self: object, first: unknown) => void,
): () => void {
  const originals = names.map((name): [string, Method] => [name, Reflect.get(prototype, name) as Method])
  for (const [name, original] of originals) {
    Reflect.set(prototype, name, function (this: object, ...given: unknown[]) {
      called(this, given[0])
      return original.apply(this, given)
    })
  }
  return () => {
    for (const [name, original] of originals) Reflect.set(prototype, name, original)
  }
}

/** Of prepared statements, which SQLite's driver retains between calls. */
function statementPrototype(): object {
  const memory = new sqlite(':memory:')
  const prototype = Object.getPrototypeOf(memory.prepare('SELECT 1'))
  memory.close()
  return prototype
}

function mysqlPrototype(): object {
  let prototype = require('mysql2').PoolConnection.prototype
  while (!Object.hasOwn(prototype, 'query')) prototype = Object.getPrototypeOf(prototype)
  return prototype
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String(Reflect.get(statement as object, 'sql'))
}
