import { createRequire } from 'node:module'
import { inRoot } from '../scripts/house/root.mjs'

const { sqlite } = await import(inRoot('server/dist/database/sqlite.js'))
const mysql = createRequire(inRoot('server/package.json'))('mysql2/promise')

/**
 * @typedef {object} FilledDatabase a database that is filled with SQL that both understand
 * @property {(sql: string) => Promise<void>} run
 * @property {(sql: string) => Promise<Array<Record<string, unknown>>>} all
 * @property {(table: string) => Promise<string[]>} columnsOf
 * @property {string} halved behind an expression: the whole part of its half
 * @property {(count: number, minutes: number) => Promise<void>} begin makes the table `growth_number`, with a moment each
 * @property {() => Promise<void>} end
 * @property {() => Promise<void>} close
 */

/** Numbers in one statement. */
const together = 5000

/**
 * @param {string} address as in `DATABASE_URL`
 * @returns {Promise<FilledDatabase>}
 */
export async function openFilled(address) {
  return address.startsWith('sqlite:') ? openSqlite(address.slice('sqlite:'.length)) : openMariaDb(address)
}

/**
 * @param {string} file
 * @returns {FilledDatabase}
 */
function openSqlite(file) {
  const database = new sqlite(file)
  database.pragma('foreign_keys = OFF')
  database.pragma('synchronous = OFF')
  database.pragma('cache_size = -400000')
  const run = async (/** @type {string} */ sql) => void database.exec(sql)
  return {
    run,
    all: async (sql) => database.prepare(sql).all(),
    columnsOf: async (table) =>
      database.pragma(`table_info(${table})`).map((/** @type {{name: string}} */ { name }) => name),
    halved: '/ 2',
    async begin(count, minutes) {
      await run('BEGIN')
      await number(run, count, minutes)
    },
    async end() {
      await run('DROP TABLE growth_number; COMMIT')
    },
    close: async () => void database.close(),
  }
}

/**
 * @param {string} address
 * @returns {Promise<FilledDatabase>}
 */
async function openMariaDb(address) {
  const connection = await mysql.createConnection(address)
  const run = async (/** @type {string} */ sql) => void (await connection.query(sql))
  await run("SET SESSION sql_mode = 'ANSI_QUOTES,PIPES_AS_CONCAT', foreign_key_checks = 0, unique_checks = 0")
  return {
    run,
    all: async (sql) => (await connection.query(sql))[0],
    async columnsOf(table) {
      const [rows] = await connection.query(
        'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?',
        [table],
      )
      return rows.map((/** @type {{name: string}} */ { name }) => name)
    },
    halved: 'DIV 2',
    begin: (count, minutes) => number(run, count, minutes),
    end: () => run('DROP TABLE growth_number'),
    close: () => connection.end(),
  }
}

/**
 * @param {(sql: string) => Promise<void>} run
 * @param {number} count
 * @param {number} minutes
 */
async function number(run, count, minutes) {
  await run('CREATE TABLE growth_number (n INTEGER PRIMARY KEY, moment VARCHAR(24), day VARCHAR(10))')
  for (let from = 1; from <= count; from += together) {
    const rows = Array.from({ length: Math.min(together, count - from + 1) }, (_, index) => {
      const moment = new Date(Date.now() - (from + index) * minutes * 60_000).toISOString()
      return `(${from + index}, '${moment}', '${moment.slice(0, 10)}')`
    })
    await run(`INSERT INTO growth_number VALUES ${rows}`)
  }
}
