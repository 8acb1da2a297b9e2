import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { openDatabase } from '../../../src/delivery/composition/openShopDatabase.js'
import type { Database } from '../../../src/kernel/database/Database.js'
import type { DatabaseAddress } from '../../../src/kernel/settings/databaseAddress.js'
import { createMysql, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'

const where = process.env.TEST_MYSQL_URL ? describe : describe.skip

where('[Y44] connections to a database server', () => {
  let place: TestDatabase
  let root: Connection
  /** A user of the server that may have few connections at once. */
  let limited: DatabaseAddress & { kind: 'mysql' }
  let database: Database | undefined
  const max = 5

  beforeAll(async () => {
    place = await createMysql()
    if (place.address.kind !== 'mysql') throw new Error('a database server is needed')
    root = await createConnection(connectionOf(place.address))
    limited = { ...place.address, user: place.address.database.slice(-20), password: 'for-one-test' }
    const account = root.format('?@?', [limited.user, '%'])
    await root.query(`CREATE USER ${account} IDENTIFIED BY 'for-one-test' WITH MAX_USER_CONNECTIONS ${max}`)
    await root.query(`GRANT ALL ON ${root.escapeId(limited.database)}.* TO ${account}`)
  })
  afterEach(async () => {
    await database?.close()
    database = undefined
  })
  afterAll(async () => {
    await root.query('DROP USER ?@?', [limited.user, '%'])
    await root.end()
    await place.drop()
  })

  /** Takes all connections that the user may have. */
  const takeAll = (count: number) =>
    Promise.all(Array.from({ length: count }, () => createConnection(connectionOf(limited))))
  const end = (taken: Connection[]) => Promise.all(taken.map((each) => each.end()))
  async function held(): Promise<number> {
    const [rows] = await root.query<RowDataPacket[]>('SELECT ID FROM information_schema.PROCESSLIST WHERE USER = ?', [
      limited.user,
    ])
    return rows.length
  }

  it('[Y44] "too many" at the start is waited out, with one sentence', async () => {
    const taken = await takeAll(max)
    const sentences: string[] = []
    const opening = openDatabase(limited, { pool: 3, tell: (sentence) => sentences.push(sentence) })
    await until(() => sentences.length > 0)
    await end(taken)
    database = await opening
    expect(sentences).toEqual([expect.stringMatching(/too many connections.+DATABASE_POOL/)])
  })

  it('[Y44] "too many" later makes a request wait until one is free', async () => {
    const sentences: string[] = []
    database = await openDatabase(limited, { pool: max, tell: (sentence) => sentences.push(sentence) })
    const taken = await takeAll(max - (await held()))
    const answers = Promise.all(Array.from({ length: max }, () => database?.reader.query('SELECT SLEEP(0.05)')))
    await until(() => sentences.length > 0)
    await end(taken)
    expect(await answers).toHaveLength(max)
    expect(sentences).toHaveLength(1)
  })

  it('[Y44] no more than it may have, also where every transaction reads beside itself; idle ones are closed', async () => {
    const opened = await openDatabase(limited, { pool: 4, idleAfter: 200 })
    database = opened
    let largest = 0
    const writes = Array.from({ length: 40 }, () =>
      opened.write(async (manager) => {
        await manager.query('SELECT SLEEP(0.01)')
        return opened.reader.query('SELECT SLEEP(0.01)')
      }),
    )
    let isDone = false
    const all = Promise.all(writes).then(() => {
      isDone = true
    })
    await until(async () => {
      largest = Math.max(largest, await held())
      return isDone
    })
    await all
    expect(largest).toBeGreaterThan(2)
    expect(largest).toBeLessThanOrEqual(4)
    await until(async () => (await held()) === 0)
  })

  it('[Y40] all read a list by the index that has its order, whichever is taken', async () => {
    database = await openDatabase(place.address, { pool: 4 })
    const { reader } = database
    const switches: { switches: string }[][] = await Promise.all(
      Array.from({ length: 3 }, () => reader.query('SELECT @@optimizer_switch AS switches, SLEEP(0.1)')),
    )
    for (const [row] of switches) expect(row?.switches).toContain('index_merge_intersection=off')
  })
})

/** Without what the driver does not know. */
function connectionOf({ kind: _, ...options }: DatabaseAddress & { kind: 'mysql' }) {
  return options
}
