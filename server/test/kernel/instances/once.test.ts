import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { JobChange } from '../../../src/features/jobs/JobChange.js'
import { Email } from '../../../src/features/messages/Email.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { ScheduledRound } from '../../../src/kernel/scheduler/ScheduledRound.js'
import { type JobShop, startJobShop } from '../../features/jobs/jobShop.js'
import { kinds } from '../../features/jobs/kinds.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createMysql, type TestDatabase } from '../../testDatabases.js'

const onMysql = process.env.TEST_MYSQL_URL ? describe : describe.skip
const [, repair] = kinds
const hour = 60 * 60_000
/** Number of attempts, so that an occasional race shows in one of them. */
const rounds = 20

/** Two instances, each with connections of its own to the one MySQL or MariaDB. */
onMysql('what the product does by itself, with two instances awake at the same moment', () => {
  let database: TestDatabase
  let one: JobShop
  let other: TestShop
  let headers: Record<string, string>
  const settings = { SESSION_SECRET: `a secret of this test alone ${Math.random()}` }

  beforeAll(async () => {
    database = await createMysql()
    one = await startJobShop(database, settings)
    other = await startTestShop(database, settings)
    headers = await one.login('cms-admin')
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    await database.drop()
  })

  async function addOldMessages(count: number, at: string): Promise<void> {
    const reader = one.services.database.reader
    const [last] = await reader.find(Email, { order: { id: 'DESC' }, take: 1 })
    const rows = Array.from({ length: count }, (_, index) => ({
      id: Number(last?.id ?? 0) + 1 + index,
      version: 1,
      createdAt: at,
      updatedAt: at,
      name: 'Bezoeker',
      email: 'bezoeker@example.com',
      phone: null,
      message: 'Lang geleden',
      language: 'nl' as const,
      isRead: true,
      isHandled: true,
      answers: [],
    }))
    await one.services.database.write((manager) => manager.insert(Email, rows))
  }

  it('[O14] of two that start together one cleans up, and reports all of it', async () => {
    await addOldMessages(250, '2001-01-01T00:00:00.000Z')
    await one.services.database.write((manager) =>
      manager.update(ScheduledRound, { name: 'cleaning' }, { nextAt: new Date(Date.now() - 2 * hour).toISOString() }),
    )
    const said: string[] = []
    const log = () =>
      new Writable({
        write: (chunk, _encoding, done) => {
          said.push(...String(chunk).split('\n').filter(Boolean))
          done()
        },
      })
    const start = () => startTestShop(database, { ...settings, LOG_LEVEL: 'info' }, undefined, log())
    const both = await Promise.all([start(), start()])
    const cleaned = () =>
      said.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Cleaned up' || msg === 'A round failed')
    for (let times = 0; cleaned().length === 0 && times < 200; times++) await wait(50)
    for (const shop of both) await shop.close()
    expect(cleaned()).toEqual([expect.objectContaining({ removed: expect.objectContaining({ messages: 250 }) })])
  })

  it('[J7] [O14] a job changed on both simultaneously is mailed once', async () => {
    const anna = await one.person('Anna')
    const { id } = await one.addJob(repair, { customer: anna.id, description: 'Laptop', hold_back_notice: true })
    const { reader } = one.services.database
    const mutation = `mutation ($id: Int!, $input: UpdateStatusRepairInput!) { updateStatusRepair(id: $id, input: $input) { status } }`
    for (let round = 0; round < rounds; round++) {
      await one.emptyOutbox()
      const before = await reader.countBy(JobChange, { job: id })
      const status = round % 2 ? 'waiting_customer' : 'waiting_supplier'
      const answers = await Promise.all(
        [one, other].map((shop) => shop.graphql(mutation, { id, input: { status } }, headers)),
      )
      for (const { data } of answers) expect(data?.updateStatusRepair).toEqual({ status })
      expect(await reader.countBy(OutgoingMail, { recipient: 'anna@example.com' })).toBe(1)
      expect(await reader.countBy(JobChange, { job: id })).toBe(before + 1)
    }
  })
})
