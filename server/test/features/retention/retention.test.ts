import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { EntityTarget, ObjectLiteral } from 'typeorm'
import { Customer } from '../../../src/features/customers/Customer.js'
import { Invoice } from '../../../src/features/invoices/Invoice.js'
import { InternalNote } from '../../../src/features/jobs/InternalNote.js'
import { JobChange } from '../../../src/features/jobs/JobChange.js'
import { StatusNewPc } from '../../../src/features/jobs/StatusNewPc.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { Email } from '../../../src/features/messages/Email.js'
import { EmailPhone } from '../../../src/features/messages/EmailPhone.js'
import { IdempotencyKey } from '../../../src/features/messages/IdempotencyKey.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { queueMail } from '../../../src/features/messages/queueMail.js'
import { PasswordToken } from '../../../src/features/passwords/PasswordToken.js'
import { Cleaning } from '../../../src/features/retention/Cleaning.js'
import { LoginAttempt } from '../../../src/features/sessions/LoginAttempt.js'
import { Session } from '../../../src/features/sessions/Session.js'
import { PageView } from '../../../src/features/statistics/PageView.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { retainedSince, retainedUntil } from '../../../src/kernel/settings/retainedSince.js'
import { retentionKinds } from '../../../src/kernel/settings/retentionPeriods.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

const now = new Date('2031-03-15T12:00:00.000Z')
const monthsBack = (count: number) => retainedSince({ count, unit: 'month' }, now)
const momentLater = (at: string) => new Date(Date.parse(at) + 1).toISOString()
const nothing = Object.fromEntries(retentionKinds.map((kind) => [kind, 0]))

describe('retention periods', () => {
  it('are counted in days and months of the calendar, and never into the next month', () => {
    const at = new Date('2026-03-31T10:00:00.000Z')
    expect(retainedSince({ count: 1, unit: 'month' }, at)).toBe('2026-02-28T10:00:00.000Z')
    expect(retainedSince({ count: 31, unit: 'day' }, at)).toBe('2026-02-28T10:00:00.000Z')
    expect(retainedSince({ count: 24, unit: 'month' }, at)).toBe('2024-03-31T10:00:00.000Z')
    expect(retainedUntil({ count: 1, unit: 'month' }, '2026-01-31T00:00:00.000Z')).toBe('2026-02-28T00:00:00.000Z')
  })
})

describe.each(bothDatabases)('records past their retention period, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let cleaning: Cleaning

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    cleaning = new Cleaning(() => ownContext(shop.services))
    // The rows of the tests are older than the product itself.
    await shop.services.database.write((manager) => manager.deleteAll(OutgoingMail))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const reader = () => shop.services.database.reader
  const age = (type: EntityTarget<ObjectLiteral>, id: number, values: object) =>
    shop.services.database.write((manager) => manager.update(type, { id }, values))
  const idsOf = async (type: EntityTarget<{ id: number }>) =>
    (await reader().find(type, { order: { id: 'ASC' } })).map(({ id }) => id)
  const register = async (name: string) => {
    const { id } = await shop.read<{ id: number }>(
      'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
      { input: { name, email: `${name}@example.com`, password: 'a-good-password' } },
    )
    return id
  }
  /** As the product was found before a test; the shop itself has been there all along. */
  const cleaned = async () => ({ ...nothing, ...(await cleaning.clean(now)) })

  it('are deleted: messages of each kind, with everything about them', async () => {
    await cleaned()
    const message = { name: 'Bezoeker', email: 'b@example.com', message: 'Hallo' }
    const old = await shop.create('Email', message)
    const young = await shop.create('Email', message)
    const phone = await shop.create('EmailPhone', {
      ...message,
      message: undefined,
      phone: '0612345678',
      descriptionProblem: 'Stuk',
    })
    await age(Email, old.id, { createdAt: monthsBack(24) })
    await age(EmailPhone, phone.id, { createdAt: monthsBack(30) })
    await age(Email, young.id, { createdAt: momentLater(monthsBack(24)) })
    expect(await cleaned()).toMatchObject({ messages: 2, jobs: 0 })
    expect(await idsOf(Email)).toEqual([young.id])
    expect(await idsOf(EmailPhone)).toEqual([])
    expect(await reader().countBy(Revision, { entity: 'email', record: old.id })).toBe(0)
  })

  it('are deleted: finished jobs with timeline and notes; never one that is not finished, nor one that the tax office may ask for', async () => {
    const customer = await register('jobs')
    await age(Customer, customer, { createdAt: now.toISOString() })
    const job = (status: string) => shop.create('StatusRepair', { customer, status, costs: 100, note: 'Een woord' })
    const [old, young, open] = [await job('finished'), await job('finished'), await job('waiting')]
    const pc = await shop.create('StatusNewPc', { customer, status: 'finished' })
    await shop.ask('mutation ($id: Int!) { addInternalNote(job: statusRepair, id: $id, text: "Let op") { id } }', {
      id: old.id,
    })
    await age(StatusRepair, old.id, { updatedAt: monthsBack(96) })
    await age(StatusNewPc, pc.id, { updatedAt: monthsBack(120) })
    await age(StatusRepair, young.id, { updatedAt: momentLater(monthsBack(96)) })
    await age(StatusRepair, open.id, { updatedAt: monthsBack(200) })
    expect(await cleaned()).toMatchObject({ jobs: 2 })
    expect(await idsOf(StatusRepair)).toEqual([young.id, open.id])
    expect(await idsOf(StatusNewPc)).toEqual([])
    const ofJob = { entity: 'statusRepair', job: old.id } as const
    expect([await reader().countBy(JobChange, ofJob), await reader().countBy(InternalNote, ofJob)]).toEqual([0, 0])
    expect(await reader().countBy(JobChange, { entity: 'statusRepair', job: young.id })).toBeGreaterThan(0)
  })

  it('are deleted: inactive customers without a job; not those with one in the trash or an open or recent invoice, has logged in, or is a partner', async () => {
    const seen = { createdAt: monthsBack(60), updatedAt: monthsBack(60) }
    const ids: Record<string, number> = {}
    for (const name of [
      'gone',
      'gonealso',
      'withjob',
      'withbinned',
      'withopen',
      'withrecent',
      'loggedin',
      'changed',
      'partner',
    ]) {
      ids[name] = await register(name)
      await age(Customer, ids[name] ?? 0, seen)
    }
    const id = (name: string) => ids[name] ?? 0
    const bill = async (name: string, openAmount: number, issuedOn: string) => {
      const { id: invoice } = await shop.create('Invoice', { customer: id(name) })
      // Of a draft, of which nothing is final yet.
      await age(Invoice, invoice, { openAmount, issuedOn })
    }
    await bill('gone', 0, monthsBack(25).slice(0, 10))
    await bill('withopen', 100, monthsBack(25).slice(0, 10))
    await bill('withrecent', 0, monthsBack(23).slice(0, 10))
    await shop.create('StatusRepair', { customer: id('withjob') })
    const binned = await shop.create('StatusNewPc', { customer: id('withbinned') })
    await shop.remove('StatusNewPc', binned.id)
    await shop.services.database.write((manager) =>
      manager.query('UPDATE binned_record SET at = ? WHERE entity = ?', [now.toISOString(), 'statusNewPc']),
    )
    await age(Customer, id('gonealso'), { lastLoginAt: monthsBack(24) })
    await age(Customer, id('loggedin'), { lastLoginAt: momentLater(monthsBack(24)) })
    await age(Customer, id('changed'), { updatedAt: now.toISOString() })
    await age(Customer, id('partner'), { role: 'cms-zzp' })
    expect(await cleaned()).toMatchObject({ customers: 2 })
    const left = await idsOf(Customer)
    expect(Object.keys(ids).filter((name) => left.includes(id(name)))).toEqual([
      'withjob',
      'withbinned',
      'withopen',
      'withrecent',
      'loggedin',
      'changed',
      'partner',
    ])
  })

  it('are deleted: mails, visits a day at a time, the history, and rows of sign-ins', async () => {
    await cleaned()
    const { database: shopDatabase } = shop.services
    const customer = await register('leftovers')
    await age(Customer, customer, { createdAt: now.toISOString() })
    for (const subject of ['Oud', 'Jong']) {
      await shopDatabase.write((manager) =>
        queueMail(
          manager,
          {
            kind: 'messageContact',
            recipient: 'a@example.com',
            values: { name: subject, message: 'x', link: null },
            language: 'nl',
          },
          null,
          { publicUrl: 'http://localhost', currency: 'EUR' },
        ),
      )
    }
    const before = await idsOf(OutgoingMail)
    for (const mail of before) await age(OutgoingMail, mail, { createdAt: momentLater(monthsBack(24)) })
    const insert = (type: EntityTarget<ObjectLiteral>, rows: ObjectLiteral[]) =>
      shopDatabase.write((manager) => manager.insert(type, rows))
    await insert(PageView, [
      { day: '2028-03-14', path: '/nl', views: 3 },
      { day: '2028-03-15', path: '/nl', views: 3 },
      { day: '2028-03-15', path: '/en', views: 1 },
      { day: '2028-03-16', path: '/nl', views: 2 },
    ])
    const over = new Date(Date.now() - 1000).toISOString()
    const yet = new Date(Date.now() + 3_600_000).toISOString()
    for (const [mark, expiresAt] of [
      ['a', over],
      ['b', yet],
    ] as const) {
      await insert(Session, [{ tokenHash: mark.repeat(64), user: customer, expiresAt }])
      await insert(PasswordToken, [{ tokenHash: mark.repeat(64), user: customer, expiresAt }])
      await insert(LoginAttempt, [{ addressHash: mark.repeat(64), failures: 1, expiresAt }])
    }
    const dayAgo = new Date(Date.now() - 25 * 3_600_000).toISOString()
    await insert(IdempotencyKey, [{ keyHash: 'a'.repeat(64), bodyHash: 'a'.repeat(64), createdAt: dayAgo }])
    // The account was registered today, years before the round: that is history.
    expect(await cleaned()).toMatchObject({ pageViews: 3, mails: 0, history: 1 })
    expect((await reader().find(PageView)).map(({ day }) => day)).toEqual(['2028-03-16'])
    for (const [type, key] of [
      [Session, 'tokenHash'],
      [PasswordToken, 'tokenHash'],
      [LoginAttempt, 'addressHash'],
    ] as const) {
      const rows: ObjectLiteral[] = await reader().find<ObjectLiteral>(type)
      const own = rows.map((row) => row[key]).filter((hash) => /^(a+|b+)$/.test(hash ?? ''))
      expect(own).toEqual(['b'.repeat(64)])
    }
    expect(await reader().count(IdempotencyKey)).toBe(0)
    expect(await idsOf(OutgoingMail)).toEqual(before)
    const [mail = 0] = before
    await age(OutgoingMail, mail, { createdAt: monthsBack(24) })
    expect(await cleaned()).toMatchObject({ mails: 1 })
    expect(await idsOf(OutgoingMail)).toEqual(before.slice(1))
  })

  it('are deleted in batches, however many there are, until the shop stops', async () => {
    await cleaned()
    const rows = Array.from({ length: 250 }, (_, index) => ({
      id: 5000 + index,
      version: 1,
      createdAt: monthsBack(25),
      updatedAt: monthsBack(25),
      name: `Oud ${index}`,
      email: 'oud@example.com',
      phone: null,
      message: 'Oud',
      language: 'nl' as const,
      isRead: false,
      isHandled: false,
      answers: [],
    }))
    await shop.services.database.write((manager) => manager.insert(Email, rows))
    expect(await cleaning.clean(now)).toMatchObject({ messages: 250 })
    expect(await cleaning.clean(now)).toMatchObject({ messages: 0 })
    await expect(cleaning.clean(now, AbortSignal.abort())).rejects.toThrow()
  })

  it('shows cms-admin the retention periods, in both languages', async () => {
    const data = await shop.read<{ kind: string; period: { nl: string; en: string } | null; setting: string }[]>(
      '{ retention { kind period { nl en } setting label { nl en } help { nl en } } }',
    )
    expect(data.map(({ kind }) => kind)).toEqual(retentionKinds)
    expect(data.find(({ kind }) => kind === 'bin')).toMatchObject({
      period: { nl: '30 dagen', en: '30 days' },
      setting: 'KEEP_BIN',
    })
  })

  it('are retained for ever where the setting is off', async () => {
    const { id } = await shop.create('Email', { name: 'Altijd', email: 'a@example.com', message: 'Hallo' })
    await age(Email, id, { createdAt: '2001-01-01T00:00:00.000Z' })
    const { settings } = shop.services
    const retention = Object.fromEntries(retentionKinds.map((kind) => [kind, null])) as typeof settings.retention
    const forEver = { ...shop.services, settings: { ...settings, retention } }
    expect(await new Cleaning(() => ownContext(forEver)).clean(now)).toEqual(nothing)
    expect(await idsOf(Email)).toContain(id)
  })
})
