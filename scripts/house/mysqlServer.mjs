import { createRequire } from 'node:module'
import { inRoot } from './root.mjs'

/**
 * @typedef {object} Connection the little of mysql2 that is used here
 * @property {(sql: string) => Promise<[Array<Record<string, unknown>>, unknown]>} query
 * @property {() => Promise<void>} end
 */

/**
 * The address of a MySQL or MariaDB server that answers and lets us create databases: TEST_MYSQL_URL, else the
 * usual local one (root without a password). Undefined when there is none.
 * @param {string} [url]
 * @returns {Promise<{url: string, version: string} | undefined>}
 */
export async function findMysqlServer(url = process.env.TEST_MYSQL_URL ?? 'mysql://root@127.0.0.1:3306') {
  try {
    const version = await withConnection(url, async (connection) => {
      const [[row]] = await connection.query('select version() as version')
      return String(row?.version)
    })
    return { url, version }
  } catch {
    return undefined
  }
}

/**
 * Runs a callback with a database of its own and drops it afterwards.
 * @template T
 * @param {string} serverUrl
 * @param {(databaseUrl: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withMysqlDatabase(serverUrl, work) {
  const name = `shop_check_${process.pid}_${Date.now()}`
  await withConnection(serverUrl, (connection) => connection.query(`create database ${name} character set utf8mb4`))
  try {
    const url = new URL(serverUrl)
    url.pathname = `/${name}`
    return await work(url.href)
  } finally {
    await withConnection(serverUrl, (connection) => connection.query(`drop database ${name}`))
  }
}

/**
 * @param {string} serverUrl
 * @param {string[]} names
 */
export async function dropDatabases(serverUrl, names) {
  await withConnection(serverUrl, async (connection) => {
    for (const name of names) await connection.query(`drop database ${name}`)
  })
}

/**
 * @template T
 * @param {string} url
 * @param {(connection: Connection) => Promise<T>} work
 */
async function withConnection(url, work) {
  // The server's own driver; before the packages are installed there is none, so it is imported late.
  const driver = createRequire(inRoot('server', 'package.json'))('mysql2/promise')
  /** @type {Connection} */
  const connection = await driver.createConnection({ uri: url, connectTimeout: 3000 })
  try {
    return await work(connection)
  } finally {
    await connection.end()
  }
}
