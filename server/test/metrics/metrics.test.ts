import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../startTestShop.js'
import { createSqlite, type TestDatabase } from '../testDatabases.js'

describe('measures for Prometheus', () => {
  let database: TestDatabase
  let shop: TestShop
  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database, { METRICS_TOKEN: 'a-token-of-the-operator' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const metrics = (headers: Record<string, string> = {}) => fetch(`${shop.url}/metrics`, { headers })
  /** The value of a line such as `name{label="value"}`. */
  const measured = async (line: string) => {
    const text = await (await metrics()).text()
    return Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.split(' ')
        .at(-1),
    )
  }

  it('[O29] answers callers on the machine itself in the form that Prometheus reads', async () => {
    const answer = await metrics()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    expect(await measured('shop_database_up')).toBe(1)
  })

  it('[O29] requires a token from other machines', async () => {
    const forwarded = { 'x-forwarded-for': '127.0.0.1' }
    expect((await metrics(forwarded)).status).toBe(403)
    expect((await metrics({ ...forwarded, authorization: 'Bearer a-guess' })).status).toBe(403)
    expect((await metrics({ ...forwarded, authorization: 'Bearer a-token-of-the-operator' })).status).toBe(200)
  })

  it('[O29] counts requests by route, and never by what a visitor entered', async () => {
    const line =
      'shop_request_duration_seconds_count{method="GET",route="/api/public-news/:language/:page",status="200"}'
    const before = (await measured(line)) || 0
    await fetch(`${shop.url}/api/public-news/nl/1?secret=of-a-visitor`)
    expect(await measured(line)).toBe(before + 1)
    expect(await (await metrics()).text()).not.toContain('of-a-visitor')
  })

  it('[O29] reports the size of the outbox and the hits of the cache', async () => {
    expect(await measured('shop_outbox_mails{state="failed"}')).toBe(0)
    await fetch(`${shop.url}/api/public-tips/nl/1`)
    const before = (await measured('shop_answers_total{kept="yes"}')) || 0
    await fetch(`${shop.url}/api/public-tips/nl/1`)
    expect(await measured('shop_answers_total{kept="yes"}')).toBe(before + 1)
    expect(await measured('shop_kept_answers_bytes')).toBeGreaterThan(0)
  })

  it('[O29] is up while the database does not answer, but not ready', async () => {
    const files = await createSqlite()
    const broken = await startTestShop(files)
    await broken.services.database.close()
    const status = async (path: string) => (await fetch(`${broken.url}${path}`)).status
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
    expect(await (await fetch(`${broken.url}/metrics`)).text()).toContain('\nshop_database_up 0\n')
    await broken.app.close()
    await files.drop()
  })
})
