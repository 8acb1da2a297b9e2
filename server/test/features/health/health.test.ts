import { rename } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { countInstances } from '../../../src/features/health/Heartbeat.js'
import { RunningInstance } from '../../../src/features/health/RunningInstance.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { queueMail } from '../../../src/features/messages/queueMail.js'
import { productSchema } from '../../../src/kernel/database/productSchema.js'
import { productVersion } from '../../../src/kernel/settings/productVersion.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'

describe.each(bothDatabases)('what a shop needs to work, on $name', ({ create }) => {
  const log: { level: number; part?: string; err?: { code?: string } }[] = []
  let database: TestDatabase
  let shop: TestShop
  beforeAll(async () => {
    database = await create()
    // Nothing listens there, so mail stays due.
    const environment = { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'error' }
    shop = await startTestShop(database, environment, undefined, { write: (line) => void log.push(JSON.parse(line)) })
  })
  afterAll(async () => {
    await shop?.close()
    await database.drop()
  })

  async function ask(query = '') {
    const answer = await fetch(`${shop.url}/readyz${query}`)
    return { status: answer.status, text: await answer.text() }
  }
  const works = async (part: string) =>
    (await (await fetch(`${shop.url}/metrics`)).text()).match(`shop_part_works{part="${part}"} (\\d)`)?.[1]
  /** The answer is cached for some seconds, by a clock that this moves on. */
  const expireReport = () => {
    const now = performance.now() + 20_000
    jest.spyOn(performance, 'now').mockImplementation(() => now)
  }
  const untilStatus = (status: number) => {
    expireReport()
    return until(async () => (await ask('?strict')).status === status)
  }

  it('[X26] [Y43] says that it is up, in which version with which tables, and ready', async () => {
    const build = { version: productVersion, schema: productSchema }
    expect(await (await fetch(`${shop.url}/healthz`)).json()).toEqual({ status: 'up', ...build })
    const measured = await (await fetch(`${shop.url}/metrics`)).text()
    expect(measured).toContain(`shop_build_info{version="${productVersion}",schema="${productSchema}"} 1`)
    expect(productVersion).toMatch(/^\d+\.\d+\.\d+/)
    expect(await ask()).toEqual({ status: 200, text: '{"status":"ready"}' })
    expect(await ask('?strict')).toMatchObject({ status: 200 })
  })

  it('[X26] [X23] names uploads that cannot be stored, without saying where they are, and logs the cause', async () => {
    const folder = path.join(database.folder, 'uploads/images')
    await rename(folder, `${folder}-gone`)
    await untilStatus(503)
    const { status, text } = await ask()
    expect([status, JSON.parse(text)]).toEqual([
      200,
      { status: 'impaired', reasons: { uploads: 'does not work (ENOENT)' } },
    ])
    expect(await works('uploads')).toBe('0')
    expect(log).toContainEqual(expect.objectContaining({ level: 50, part: 'uploads', err: expect.any(Object) }))
    await rename(`${folder}-gone`, folder)
    await untilStatus(200)
    expect(await works('uploads')).toBe('1')
  })

  it('[X26] names an outbox whose mail has been due for half an hour', async () => {
    const mail = { kind: 'test', recipient: 'klant@example.com', values: {}, language: 'nl' } as const
    await shop.services.database.write((manager) =>
      queueMail(manager, mail, null, { publicUrl: 'http://localhost', currency: 'EUR' }),
    )
    const nextAttemptAt = new Date(Date.now() - 31 * 60_000).toISOString()
    await until(async () => {
      await shop.services.database.write((manager) => manager.updateAll(OutgoingMail, { nextAttemptAt }))
      expireReport()
      return (await ask()).text.includes('"outbox":"has had mail to deliver for 31 minutes"')
    })
    expect((await ask('?strict')).status).toBe(503)
    await shop.services.database.write((manager) => manager.deleteAll(OutgoingMail))
    await untilStatus(200)
  })

  it('[X26] is known as running while it is, and for a minute after it was killed', async () => {
    const { database: opened } = shop.services
    expect(await countInstances(opened)).toBe(1)
    const silentFor = async (seconds: number) => {
      const seenAt = new Date(Date.now() - seconds * 1000).toISOString()
      await opened.write((manager) => manager.save(RunningInstance, { id: 'killed', seenAt }))
      return countInstances(opened)
    }
    expect([await silentFor(50), await silentFor(70)]).toEqual([2, 1])
    await shop.services.health.stop()
    expect(await countInstances(opened)).toBe(0)
  })
})
