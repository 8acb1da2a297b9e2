import { setTimeout as wait } from 'node:timers/promises'
import type { DataSource } from 'typeorm'
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js'

type Tell = (sentence: string) => void

/** Milliseconds between two tries, at the start and while a visitor waits. */
const pauses = { atStart: 1000, forVisitors: 100 }

/** Milliseconds that a request waits for a connection, after which it is answered with 503. */
const longestForVisitors = 4000

/** Milliseconds in which one sentence is enough. */
const sentenceEvery = 60_000

const refusals = ['ER_CON_COUNT_ERROR', 'ER_TOO_MANY_USER_CONNECTIONS', 'ER_USER_LIMIT_REACHED']

/** Whether the database server has no connection left for this user, which passes. */
function isTooMany(error: unknown): boolean {
  return refusals.includes(String((error as { code?: unknown } | null)?.code))
}

const sentence =
  'The database has too many connections and refuses another one: waiting until it has one left. ' +
  'Fewer for each instance (DATABASE_POOL), or more for the server (max_connections), prevent it.'

function seldom(tell: Tell): () => void {
  let told = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - told < sentenceEvery) return
    told = now
    tell(sentence)
  }
}

/** Connects, and waits for as long as the server has too many connections. */
export async function untilConnected<Result>(
  connect: () => Promise<Result>,
  tell: Tell = () => undefined,
): Promise<Result> {
  const tellSeldom = seldom(tell)
  for (;;) {
    try {
      return await connect()
    } catch (error) {
      if (!isTooMany(error)) throw error
      tellSeldom()
      await wait(pauses.atStart)
    }
  }
}

type Taker = (error: unknown, connection?: unknown) => void

/** Lets a request wait for a connection that the server refuses: one of the pool may become free, or one of others'. */
export function waitForConnections(source: DataSource, tell: Tell = () => undefined): void {
  const pool: { getConnection(take: Taker): void } = (source.driver as MysqlDriver).pool
  const getConnection = pool.getConnection.bind(pool)
  const tellSeldom = seldom(tell)
  pool.getConnection = (take) => {
    const deadline = performance.now() + longestForVisitors
    const attempt = () =>
      getConnection((error, connection) => {
        if (!isTooMany(error) || performance.now() > deadline) return take(error, connection)
        tellSeldom()
        setTimeout(attempt, pauses.forVisitors)
      })
    attempt()
  }
}
