import path from 'node:path'
import { Writable } from 'node:stream'
import { afterEach, describe, expect, it } from '@jest/globals'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, createSqlite, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'

const redis = process.env.TEST_REDIS_URL
const query = `{ scheduledRounds { name label { nl en } startedAt succeededAt milliseconds failureText { en } nextAt isRunning } }`

interface Reported {
  name: string
  label: { nl: string; en: string }
  startedAt: string | null
  succeededAt: string | null
  failureText: { en: string } | null
  nextAt: string | null
}

let database: TestDatabase
let shops: TestShop[] = []
afterEach(async () => {
  for (const shop of shops) await shop.close()
  shops = []
  await database.drop()
})

async function roundsOn(shop: TestShop, headers: Record<string, string>): Promise<Reported[]> {
  const { data } = await shop.graphql<{ scheduledRounds: Reported[] }>(query, {}, headers)
  return data?.scheduledRounds ?? []
}

describe.each(bothDatabases)('two instances on $name', ({ create }) => {
  const ways = [['without Redis', {}] as const, ...(redis ? [['with Redis', { REDIS_URL: redis }] as const] : [])]

  it.each(ways)(
    '[H6] [Y102] [O14] that start together run a round once, and tell the same about it, %s',
    async (_, settings) => {
      database = await create()
      const lines: string[] = []
      const start = () => {
        const log = new Writable({
          write(chunk, _encoding, done) {
            lines.push(...String(chunk).split('\n').filter(Boolean))
            done()
          },
        })
        const environment = { SESSION_SECRET: 'a secret of both instances', LOG_LEVEL: 'info', ...settings }
        return startTestShop(database, environment, undefined, log)
      }
      shops = await Promise.all([start(), start()])
      const [one, other] = shops as [TestShop, TestShop]
      const headers = await one.login()
      const cleaning = async (shop: TestShop) => (await roundsOn(shop, headers)).find(({ name }) => name === 'cleaning')
      await until(async () => (await cleaning(one))?.succeededAt !== null)
      expect(await cleaning(other)).toEqual(await cleaning(one))
      // Stopped, both have written their logs.
      await Promise.all(shops.map((shop) => shop.services.scheduler.stop()))
      const said = lines.map((line) => JSON.parse(line).msg)
      await until(() => said.length > 0)
      expect(said.filter((each) => each === 'Cleaned up')).toHaveLength(1)
      expect(said).not.toContain('A round failed')
    },
  )
})

describe('what a shop does by itself', () => {
  it('[H6] [Y102] stands in /metrics and in the back office, in the words of both languages', async () => {
    database = await createSqlite()
    const backups = path.join(database.folder, 'backups')
    shops = [await startTestShop(database, { SMTP_URL: 'smtp://127.0.0.1:1', BACKUPS: `file:${backups}` })]
    const [shop] = shops as [TestShop]
    const headers = await shop.login()
    const all = () => roundsOn(shop, headers)
    await until(async () => (await all()).filter(({ succeededAt }) => succeededAt !== null).length >= 10)
    const rounds = await all()
    const names = [
      'outbox',
      'webhooks',
      'online-payments',
      'publication',
      'promotions',
      'planned-drafts',
      'releases',
      'reminders',
      'expired-reservations',
      'unconfirmed-holds',
    ]
    names.push(
      'backups',
      'cleaning',
      'left-files',
      'draw-documents',
      'settle-facts',
      'verify-documents',
      'dead-links',
      'not-found',
      'search-questions',
      'experience',
      'search-index',
      'health',
    )
    expect(rounds.map(({ name }) => name)).toEqual(names)
    const metrics = await (await fetch(`${shop.url}/metrics`)).text()
    for (const { name, label, succeededAt, failureText, nextAt } of rounds) {
      expect([label.nl, label.en]).not.toContain(`round.${name}`)
      expect(failureText).toBeNull()
      const measured = (measure: string) =>
        Number(new RegExp(`^shop_round_${measure}_timestamp_seconds{round="${name}"} (\\S+)$`, 'm').exec(metrics)?.[1])
      const isNightly = ['backups', 'dead-links', 'draw-documents', 'left-files', 'verify-documents'].includes(name)
      expect([name, succeededAt === null, measured('last_success') > 0]).toEqual([name, isNightly, !isNightly])
      expect(measured('next') * 1000).toBeGreaterThan(Date.now() - 60_000)
      expect(Date.parse(nextAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    }
  })

  it('[H6] [Y102] is administrators’ to see', async () => {
    database = await createSqlite()
    shops = [await startTestShop(database)]
    const [shop] = shops as [TestShop]
    const refusal = async (headers?: Record<string, string>) =>
      (await shop.graphql(query, {}, headers)).errors?.[0]?.extensions.code
    expect(await refusal()).toBe('UNAUTHENTICATED')
    expect(await refusal(await shop.login('cms-accountant'))).toBe('FORBIDDEN')
  })
})
