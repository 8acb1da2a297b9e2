import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { backup } from '../../../src/features/backup/backup.js'
import { restore } from '../../../src/features/backup/restore.js'
import { JobReminder } from '../../../src/features/jobs/JobReminder.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { ReminderStart } from '../../../src/features/reminders/ReminderStart.js'
import { hoursOfShop } from '../../../src/features/shop/hoursOfShop.js'
import { readShop } from '../../../src/features/shop/readShop.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { bothDatabases, type TestDatabase, testDatabases } from '../../testDatabases.js'
import { repair as jobsKind, QuoteShop } from '../quotes/QuoteShop.js'
import { ReminderShop } from './ReminderShop.js'

const hour = 60 * 60_000

describe.each(bothDatabases)('reminders, on $name', ({ create, alike }) => {
  let database: TestDatabase
  let reminded: ReminderShop

  beforeAll(async () => {
    database = await create()
    reminded = await ReminderShop.start(database)
  })
  afterAll(async () => {
    await reminded.shop.close()
    await database.drop()
  })

  it('[K17] the shop is mailed once of each promised day that has passed, of two schedulers side by side too', async () => {
    const customer = await reminded.customer('Anna')
    const jobs: number[] = []
    // A Friday.
    for (let count = 0; count < 8; count++) jobs.push(await reminded.job(customer, { promised_on: '2031-03-07' }))
    const before = (await reminded.mails('winkel@example.com')).length
    expect(await reminded.remind('2031-03-07T10:00:00Z')).toBe(0)
    // The day after is a Saturday: it waits until Monday, when the shop opens.
    expect(await reminded.remind('2031-03-08T10:00:00Z')).toBe(0)
    expect(await reminded.remind('2031-03-10T07:59:00Z')).toBe(0)
    const counts = await Promise.all([1, 2, 3].map(() => reminded.remind('2031-03-10T08:00:00Z')))
    expect(counts.reduce((sum, count) => sum + count)).toBe(jobs.length)
    expect(await reminded.remind('2031-03-11T10:00:00Z')).toBe(0)
    const mails = (await reminded.mails('winkel@example.com')).slice(before)
    expect(mails).toHaveLength(jobs.length)
    expect(mails[0]?.text).toContain('7 maart 2031')
    expect(mails[0]?.text).toContain(`/cougarXr7/reparaties/wijzigen/${jobs[0]}`)

    const [known] = await reminded.reminders(jobs[0] ?? 0)
    const { id, ...row } = known as JobReminder
    await expect(reminded.services.database.write((manager) => manager.insert(JobReminder, row))).rejects.toThrow()

    // A day that is promised anew is reminded of anew; a job that is ready has met it.
    await reminded.shop.editJob(jobsKind, jobs[0] ?? 0, { promised_on: '2031-03-12', hold_back_notice: true })
    await reminded.readyJob(customer, '2031-03-11T10:00:00.000Z', { promised_on: '2031-03-12' })
    expect(await reminded.remind('2031-03-13T10:00:00Z')).toBe(1)
    await reminded.services.database.write((manager) =>
      manager.update(StatusRepair, { customer }, { promisedOn: null, pickedUpAt: null }),
    )
  })

  it('[K17] a customer is mailed after 7, 14 and 30 days, by the address of the job, until it is collected', async () => {
    const customer = await reminded.customer('Bert', { language: 'en' })
    const id = await reminded.readyJob(customer, '2032-03-01T10:00:00.000Z', { costs: 129.5 })
    const collected = await reminded.readyJob(customer, '2032-03-01T10:00:00.000Z')
    const nobody = await reminded.readyJob(await reminded.customer('Niemand'), '2032-03-01T10:00:00.000Z')
    await reminded.services.database.write((manager) =>
      manager.query("UPDATE customer SET email = NULL WHERE name = 'Niemand'"),
    )
    expect(await reminded.remind('2032-03-05T10:00:00Z')).toBe(0)
    expect(await reminded.remind('2032-03-08T10:00:00Z')).toBe(2)
    await reminded.pickUp(collected, '2032-03-09T10:00:00.000Z')
    expect(await reminded.remind('2032-03-15T10:00:00Z')).toBe(2)
    expect(await reminded.kinds(collected)).toEqual(['uncollectedFirst', 'reviewRequest'])
    expect(await reminded.remind('2032-03-31T10:00:00Z')).toBe(1)
    expect(await reminded.kinds(id)).toEqual(['uncollectedFirst', 'uncollectedSecond', 'uncollectedLast'])
    expect(await reminded.kinds(nobody)).toEqual([])
    const [mail] = await reminded.mails('bert@example.com')
    expect(mail).toMatchObject({ language: 'en', isSecret: true })
    expect(mail?.text).toContain('€129.50')
    expect(mail?.text).toContain('[link]')

    const { data } = await reminded.shop.admin.ask<{ statusRepair: { reminders: object[] } }>(
      `{ statusRepair(id: ${id}) { reminders { kind mailState } } }`,
    )
    expect(data?.statusRepair.reminders).toContainEqual({ kind: 'uncollectedLast', mailState: 'queued' })
    const person = await reminded.shop.person('Berta')
    await reminded.job(person.id)
    const refused = await person.ask('{ statusesRepair { items { reminders { kind } } } }')
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    await reminded.pickUp(id, '2032-03-31T12:00:00.000Z')
  })

  alike(() => {
    it('[K17] after a closure the customer gets the last one that is due, not all of them', async () => {
      const customer = await reminded.customer('Carla')
      const id = await reminded.readyJob(customer, '2033-03-01T10:00:00.000Z')
      expect(await reminded.remind('2033-03-16T10:00:00Z')).toBe(1)
      expect(await reminded.remind('2033-03-17T10:00:00Z')).toBe(0)
      expect(await reminded.kinds(id)).toEqual(['uncollectedSecond'])
      await reminded.pickUp(id, '2033-03-16T12:00:00.000Z')
    })
  })

  it('[K17] [K10] what is finished is reminded of like what is ready, if its customer was mailed that it is', async () => {
    const customer = await reminded.customer('Hanna')
    const at = '2037-03-02T10:00:00.000Z'
    const id = await reminded.finishedJob(customer, at)
    const collected = await reminded.finishedJob(customer, at)
    const untold = await reminded.finishedJob(customer, at, false)
    const old = await reminded.finishedJob(customer, '2036-12-20T10:00:00.000Z')
    // A shop that enters no pick-ups reminds nobody of what they may have at home.
    expect(await reminded.remind('2037-03-09T10:00:00Z')).toBe(0)
    await reminded.pickUp(collected, '2037-03-09T10:30:00.000Z')
    const counts = await Promise.all([1, 2, 3].map(() => reminded.remind('2037-03-09T11:00:00Z')))
    expect(counts.reduce((sum, count) => sum + count)).toBe(1)
    expect(await reminded.remind('2037-03-10T10:00:00Z')).toBe(0)
    expect(await reminded.kinds(id)).toEqual(['uncollectedFirst'])
    expect((await reminded.mails('hanna@example.com')).at(-1)?.text).toContain('2 maart 2037')
    await reminded.remind('2037-03-16T10:00:00Z')
    await reminded.remind('2037-04-01T10:00:00Z')
    expect(await reminded.kinds(id)).toEqual(['uncollectedFirst', 'uncollectedSecond', 'uncollectedLast'])
    expect(await reminded.kinds(collected)).toEqual(['reviewRequest'])
    expect([await reminded.kinds(untold), await reminded.kinds(old)]).toEqual([[], []])
    await reminded.pickUp(id, '2037-04-01T12:00:00.000Z')
  })

  alike(() => {
    it('[K17] what was ready and is finished then is reminded of by the day on which it was ready', async () => {
      const customer = await reminded.customer('Ilse')
      const id = await reminded.readyJob(customer, '2038-03-01T10:00:00.000Z')
      await reminded.pickedUpJob(customer, '2038-03-02T10:00:00.000Z')
      await reminded.remind('2038-03-08T10:00:00Z')
      await reminded.finish(id, '2038-03-09T10:00:00.000Z')
      await reminded.remind('2038-03-11T10:00:00Z')
      expect(await reminded.kinds(id)).toEqual(['uncollectedFirst'])
      await reminded.remind('2038-03-15T10:00:00Z')
      expect(await reminded.kinds(id)).toEqual(['uncollectedFirst', 'uncollectedSecond'])
      await reminded.pickUp(id, '2038-03-15T12:00:00.000Z')
    })
  })

  it('[K17] a quote without an answer is reminded of after 3 days, unless it was answered, expired or its job ended', async () => {
    const person = await reminded.shop.person('Dirk')
    const quotes = new QuoteShop(reminded.shop, person)
    const [open, answered, expired, ended] = [
      await quotes.sent(),
      await quotes.sent(),
      await quotes.sent(),
      await quotes.sent(),
    ]
    await quotes.decide(answered.code, quotes.accepting(answered.quote))
    const sentAt = '2034-03-01T10:00:00.000Z'
    await reminded.sentQuote(open.quote.id, sentAt)
    await reminded.sentQuote(answered.quote.id, sentAt)
    await reminded.sentQuote(expired.quote.id, sentAt, '2034-03-02T00:00:00.000Z')
    await reminded.sentQuote(ended.quote.id, sentAt)
    await reminded.services.database.write((manager) =>
      manager.update(StatusRepair, { id: ended.job }, { status: 'finished', isOpen: false }),
    )
    const before = (await reminded.mails('dirk@example.com')).length
    expect(await reminded.remind('2034-03-03T10:00:00Z')).toBe(0)
    // The fourth is a Saturday.
    expect(await reminded.remind('2034-03-06T10:00:00Z')).toBe(1)
    expect(await reminded.remind('2034-03-07T10:00:00Z')).toBe(0)
    const [mail] = (await reminded.mails('dirk@example.com')).slice(before)
    expect(mail?.subject).toMatch(/^Heb je offerte .+ gezien/)
    expect(await reminded.kinds(open.job)).toEqual(['quoteUnanswered'])
  })

  alike(() => {
    it('[K17] what was due before they were switched on is never sent', async () => {
      const customer = await reminded.customer('Eva')
      const late = await reminded.job(customer, { promised_on: '2035-03-05' })
      await reminded.update({ remindsPromised: false })
      expect(await reminded.remind('2035-03-06T10:00:00Z')).toBe(0)
      const { reader } = reminded.services.database
      expect(await reader.existsBy(ReminderStart, { kind: 'promisedPassed' })).toBe(false)
      await reminded.update({ remindsPromised: true })
      expect(await reminded.remind('2035-03-07T10:00:00Z')).toBe(0)
      const coming = await reminded.job(customer, { promised_on: '2035-03-07' })
      expect(await reminded.remind('2035-03-08T11:00:00Z')).toBe(1)
      expect([await reminded.kinds(late), await reminded.kinds(coming)]).toEqual([[], ['promisedPassed']])
      await reminded.services.database.write((manager) =>
        manager.update(ReminderStart, { kind: 'promisedPassed' }, { since: '2026-01-01T12:00:00.000Z' }),
      )
      await reminded.services.database.write((manager) =>
        manager.update(StatusRepair, { customer }, { promisedOn: null }),
      )
    })

    it('[K17] reminders are exported and erased with the customer, and nobody erased is reminded', async () => {
      const customer = await reminded.customer('Floor')
      const id = await reminded.readyJob(customer, '2036-03-03T10:00:00.000Z')
      expect(await reminded.remind('2036-03-10T10:00:00Z')).toBe(1)
      const { jobs } = (await exportCustomer(reminded.services, customer)) as { jobs: { reminders: object[] }[] }
      expect(jobs[0]?.reminders).toMatchObject([{ kind: 'uncollectedFirst' }])
      await eraseCustomer(ownContext(reminded.services), customer)
      expect(await reminded.reminders(id)).toEqual([])
      expect(await reminded.remind('2036-03-17T10:00:00Z')).toBe(0)
      expect(await reminded.mails('floor@example.com')).toEqual([])
    })

    it('[K17] [O11] a restored shop reminds of nothing that may have been sent since its backup', async () => {
      const customer = await reminded.customer('Rika')
      await reminded.job(customer, { promised_on: '2034-05-08' })
      await reminded.job(customer, { promised_on: '2034-05-09' })
      const file = path.join(database.folder, 'reminders.backup')
      await backup(reminded.services, file)
      // A Tuesday.
      expect(await reminded.remind('2034-05-09T10:00:00Z')).toBe(1)
      await restore(reminded.services, file, new Date('2034-05-09T11:00:00Z'))
      expect(await reminded.remind('2034-05-09T12:00:00Z')).toBe(0)
      expect(await reminded.remind('2034-05-10T10:00:00Z')).toBe(1)
    })
  })
})

describe.each(testDatabases)('reminders by a clock that runs, on $name', ({ create }) => {
  let database: TestDatabase
  let reminded: ReminderShop

  beforeAll(async () => {
    database = await create()
    reminded = await ReminderShop.start(database)
  })
  afterAll(async () => {
    await reminded.shop.close()
    await database.drop()
  })

  it('[K17] every reminder is sent at the first open hour from its day on, over the change of the clocks', async () => {
    const customer = await reminded.customer('Gijs')
    // Four o'clock in the night of the 26th of October the clocks go back; the shop is closed for three days after it.
    await reminded.update({
      openingExceptions: [
        { firstDay: '2036-10-27', lastDay: '2036-10-29', spans: [], reasonNl: 'Verhuizing', reasonEn: 'Moving' },
      ],
    })
    const ready = await reminded.readyJob(customer, '2036-10-20T22:30:00.000Z')
    const promised = await reminded.job(customer, { promised_on: '2036-10-26' })
    const { services } = reminded
    const shop = await readShop(services.database.reader)
    const hours = hoursOfShop(shop, services.settings.timeZone)
    const firstOpen = (day: string) => {
      const from = hours.zone.instantOf(day, '00:00')
      return hours.nextOpening(from - 1)?.opensAt ?? 0
    }
    const begin = Date.parse('2036-10-21T00:00:00.000Z')
    for (let at = begin; at < begin + 33 * 24 * hour; at += hour) {
      if (hours.openAt(at) === null && at % (6 * hour) !== 0) continue
      await reminded.remind(new Date(at).toISOString())
    }
    const sentAt = async (job: number) =>
      Object.fromEntries((await reminded.reminders(job)).map(({ kind, at }) => [kind, at]))
    const instant = (day: string) => new Date(firstOpen(day)).toISOString()
    // Half past ten in the evening UTC is the 21st in the shop; the week after it the shop is closed until the 30th.
    expect(await sentAt(ready)).toEqual({
      uncollectedFirst: '2036-10-30T08:00:00.000Z',
      uncollectedSecond: instant('2036-11-04'),
      uncollectedLast: instant('2036-11-20'),
    })
    expect(await sentAt(promised)).toEqual({ promisedPassed: '2036-10-30T08:00:00.000Z' })
    const mails = await services.database.reader.countBy(OutgoingMail, { recipient: 'gijs@example.com' })
    expect(mails).toBe(3)
  })
})
