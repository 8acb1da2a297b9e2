import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { recordBackup } from '../../../src/features/health/BackupRun.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { markFailuresHandled } from '../../../src/features/messages/outboxState.js'
import { queueMail } from '../../../src/features/messages/queueMail.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

describe('measures for Prometheus', () => {
  let database: TestDatabase
  let shop: TestShop
  const log: string[] = []
  const ownDatabase = () => shop.services.database
  beforeAll(async () => {
    database = await createSqlite()
    const environment = { METRICS_TOKEN: 'a-token-of-the-operator', LOG_LEVEL: 'error' }
    shop = await startTestShop(database, environment, undefined, { write: (line) => void log.push(line) })
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
    const before = (await measured('shop_responses_total{cached="yes"}')) || 0
    await fetch(`${shop.url}/api/public-tips/nl/1`)
    expect(await measured('shop_responses_total{cached="yes"}')).toBe(before + 1)
    expect(await measured('shop_response_cache_bytes')).toBeGreaterThan(0)
  })

  it('[X23] shows a mail that failed and waits for another attempt, how late mail is, and failures until they are handled', async () => {
    const mail = { kind: 'test', recipient: 'klant@example.com', values: {}, language: 'nl' } as const
    const setMail = (values: Partial<OutgoingMail>) =>
      ownDatabase().write((manager) => manager.updateAll(OutgoingMail, values))
    const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    await ownDatabase().write((manager) =>
      queueMail(manager, mail, null, { publicUrl: 'http://localhost', currency: 'EUR' }),
    )
    await setMail({ nextAttemptAt: minutesFromNow(30), lastError: '421 Try again later' })
    expect(await measured('shop_outbox_mails{state="retrying"}')).toBe(1)
    expect(await measured('shop_outbox_oldest_due_seconds')).toBe(0)
    await setMail({ nextAttemptAt: minutesFromNow(-40) })
    expect(Math.round((await measured('shop_outbox_oldest_due_seconds')) / 60)).toBe(40)
    await setMail({ nextAttemptAt: null })
    expect(await measured('shop_outbox_mails{state="failed"}')).toBe(1)
    expect(await markFailuresHandled(ownDatabase())).toBe(1)
    expect(await measured('shop_outbox_mails{state="failed"}')).toBe(0)
    expect(await markFailuresHandled(ownDatabase())).toBe(0)
  })

  it('[X23] says when a backup last succeeded, and when one failed since', async () => {
    expect(await measured('shop_backup_timestamp_seconds')).toBe(0)
    await recordBackup(ownDatabase(), true)
    expect(Math.abs(Date.now() / 1000 - (await measured('shop_backup_timestamp_seconds')))).toBeLessThan(60)
    await recordBackup(ownDatabase(), false)
    expect(await measured('shop_backup_failed_timestamp_seconds')).toBeGreaterThan(0)
    await recordBackup(ownDatabase(), true)
    expect(await measured('shop_backup_failed_timestamp_seconds')).toBe(0)
  })

  it('[X23] counts a form that fails, which GraphQL answers with 200, and logs the cause', async () => {
    const line = (outcome: string) => `shop_mutations_total{operation="sendContactMessage",outcome="${outcome}"}`
    const sent = { name: 'Kees', email: 'kees@example.com', message: 'Mijn laptop is traag sinds gisteren.' }
    const send = () =>
      shop.graphql('mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { sent } }', {
        input: sent,
      })
    const sentBefore = (await measured(line('done'))) || 0
    expect((await send()).errors).toBeUndefined()
    expect(await measured(line('done'))).toBe(sentBefore + 1)
    const full = jest.spyOn(ownDatabase(), 'write').mockImplementation(async () => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    })
    log.length = 0
    const failedBefore = (await measured(line('failed'))) || 0
    expect((await send()).errors?.[0]?.extensions.code).toBe('UNAVAILABLE')
    full.mockRestore()
    expect(await measured(line('failed'))).toBe(failedBefore + 1)
    expect(log.join('')).toMatch(/"level":50.*sendContactMessage failed/)
  })

  it('[O29] is up while the database does not answer, but not ready', async () => {
    const files = await createSqlite()
    const broken = await startTestShop(files)
    await broken.services.database.close()
    const status = async (path: string) => (await fetch(`${broken.url}${path}`)).status
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503])
    expect(await (await fetch(`${broken.url}/metrics`)).text()).toContain('\nshop_database_up 0\n')
    // Its database is closed already.
    await broken.close().catch(() => undefined)
    await files.drop()
  })
})
