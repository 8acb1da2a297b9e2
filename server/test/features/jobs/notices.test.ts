import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm'
import { nextStep } from '../../../src/features/jobs/mails.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { openLink } from '../../../src/features/messages/mailLinks.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { languages } from '../../../src/kernel/shared/screens.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import { MailServer } from '../messages/MailServer.js'
import { type JobShop, type Person, startJobShop } from './jobShop.js'
import { kinds } from './kinds.js'

const [newPc, repair] = kinds

describe.each(testDatabases)('notices of jobs, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  let anna: Person

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database, { PUBLIC_URL: 'https://shop.example' })
    anna = await shop.person('Anna', { language: 'en' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(() => shop.emptyOutbox())

  /** The lines of the one mail in the outbox, without who sends it. */
  const mailed = async () => {
    const mails = await shop.outbox()
    expect(mails).toHaveLength(1)
    return mails[0]?.text.split('\n\n-- \n')[0]?.split('\n')
  }

  it('[J7] is previewed exactly, without sending it', async () => {
    const { id, number } = await shop.addJob(repair, {
      customer: anna.id,
      description: 'Laptop',
      hold_back_notice: true,
    })
    const change = {
      status: 'waiting_customer',
      note: 'The hard disk is broken.',
      description: 'Laptop, black',
      currentStatus: 'On the bench',
    }
    const query = `query ($id: Int!, $change: NoticeOfChange!) {
      previewJobNotice(job: statusRepair, id: $id, change: $change) { recipient language subject text }
    }`
    const { data } = await shop.admin.ask(query, { id, change })
    expect(await shop.outbox()).toEqual([])
    await shop.editJob(repair, id, {
      status: 'waiting-customer',
      note: change.note,
      description: change.description,
      current_status: change.currentStatus,
    })
    const [mail] = await shop.outbox()
    const { recipient, language, subject, text } = mail ?? {}
    const shown = text?.replace('[link]', 'https://shop.example/en/track/…')
    expect(data?.previewJobNotice).toEqual({ recipient, language, subject, text: shown })
    expect(subject).toBe(`Your repair (number ${number}): Waiting for you`)

    const { errors: [unknownStatus] = [] } = await shop.admin.ask(query, { id, change: { status: 'assembling' } })
    expect(unknownStatus?.extensions).toMatchObject({ code: 'VALIDATION', errors: { status: [expect.any(String)] } })
    const { errors: [unknownJob] = [] } = await shop.admin.ask(query, { id: 999_999, change })
    expect(unknownJob?.extensions).toMatchObject({ code: 'NOT_FOUND' })
    // The role table covers the other roles; the customer of the job may not ask for it either.
    const { errors: [ofCustomer] = [] } = await anna.ask(query, { id, change })
    expect(ofCustomer?.extensions).toMatchObject({ code: 'FORBIDDEN' })
  })

  it('[J7] a customer is mailed about a change: the job, what happens next and where to look', async () => {
    const { id, number } = await shop.addJob(repair, {
      customer: anna.id,
      description: 'Laptop',
      hold_back_notice: true,
    })
    await shop.editJob(repair, id, {
      status: 'waiting-customer',
      current_status: 'On the bench',
      note: 'The hard disk is broken.\nShall we put in a new one?',
    })
    expect(await shop.outbox()).toMatchObject([
      {
        recipient: 'anna@example.com',
        subject: `Your repair (number ${number}): Waiting for you`,
        language: 'en',
        replyTo: null,
        isSecret: true,
      },
    ])
    expect(await mailed()).toEqual([
      'Dear Anna,',
      '',
      'The status of your repair is now: Waiting for you.',
      'We need something from you first. Answer this mail or call us, and we will go on.',
      '',
      'Our message to you:',
      'The hard disk is broken.',
      'Shall we put in a new one?',
      '',
      `Number: ${number}`,
      'Description: Laptop',
      'Current status: On the bench',
      '',
      'You can always see how it is going here:',
      '[link]',
      '',
      'Kind regards,',
      'Robin and Sam of Cougar Computers',
    ])
  })

  it('[J7] [X47] a customer who reads Dutch is mailed in Dutch, with the status as the status screen calls it', async () => {
    const { id: customer } = await shop.person('Bram')
    const { number } = await shop.addJob(newPc, { customer, status: 'assembling' })
    expect(await shop.outbox()).toMatchObject([
      { recipient: 'bram@example.com', subject: `Je nieuwe pc (nummer ${number}): Wordt gebouwd`, language: 'nl' },
    ])
    expect(await mailed()).toEqual([
      'Beste Bram,',
      '',
      'Je nieuwe pc staat bij ons genoteerd. De status is: Wordt gebouwd.',
      'We zetten je pc in elkaar en testen hem. Als hij klaar is, hoor je van ons.',
      '',
      `Nummer: ${number}`,
      '',
      'Hoe het ermee staat, zie je altijd hier:',
      '[link]',
      '',
      'Met vriendelijke groet,',
      'Robin en Sam van Cougar Computers',
    ])
  })

  it('[K8] [K14] with a login or without, the mail leads to the address of the job as long as that opens', async () => {
    const { id: customer } = await shop.person('Carla', { status_user: false })
    const { reader } = shop.services.database
    const linkOf = async () => {
      const query = reader.createQueryBuilder(OutgoingMail, 'mail').addSelect(['mail.sealedLink', 'mail.html'])
      const [mail] = await query.getMany()
      expect(mail?.html).not.toContain('/track/')
      return mail && openLink('job', mail, shop.services.settings)
    }
    for (const each of [customer, anna.id]) {
      await shop.emptyOutbox()
      const { id } = await shop.addJob(repair, { customer: each })
      const { data } = await shop.admin.ask<{ jobAddress: { nl: string; en: string } }>(
        `{ jobAddress(job: statusRepair, id: ${id}) { nl en } }`,
      )
      expect(await linkOf()).toBe(each === customer ? data?.jobAddress.nl : data?.jobAddress.en)

      const longAgo = new Date(Date.now() - 61 * 24 * 60 * 60 * 1000).toISOString()
      await shop.services.database.write((manager) => manager.update(StatusRepair, { id }, { pickedUpAt: longAgo }))
      await shop.emptyOutbox()
      await shop.editJob(repair, id, { note: 'Nog één ding' })
      expect(await linkOf()).toBeNull()
      expect((await mailed())?.includes('https://shop.example/status')).toBe(each !== customer)
    }
  })

  describe.each(kinds)('of $type', (kind) => {
    it.each(kind.values)(`${kind.id} [J7] says in both languages what happens next when %s`, async (status) => {
      for (const language of languages) {
        for (const isReady of [true, false]) expect(nextStep(kind.name, status, isReady, language)).toMatch(/\.$/)
      }
      await shop.addJob(kind, { customer: anna.id, status })
      expect(await mailed()).toContain(nextStep(kind.name, status, true, 'en'))
    })

    it(`${kind.id} [Y55] calls a job as its page does, until it is collected and after`, async () => {
      const said = async () => {
        const text = (await mailed())?.join('\n')
        await shop.emptyOutbox()
        return text
      }
      const customer = (await shop.person(`Bram${kind.name}`)).id
      const { id } = await shop.addJob(kind, { customer, status: 'finished' })
      expect(await said()).toMatch(/De status is: Klaar om op te halen\.\n.*ophalen/)
      await shop.editJob(kind, id, { note: 'Nog één ding' })
      expect(await said()).toContain('De status is nog steeds: Klaar om op te halen.')
      const preview = async (status: string) => {
        const { data } = await shop.admin.ask<{ previewJobNotice: { subject: string } }>(
          `query ($change: NoticeOfChange!) { previewJobNotice(job: ${kind.name}, id: ${id}, change: $change) { subject } }`,
          { change: { status, note: null, description: null, currentStatus: null } },
        )
        return data?.previewJobNotice.subject
      }
      expect(await preview('finished')).toContain('Klaar om op te halen')
      expect(await preview('waiting')).toContain('In de wacht')
      await shop.admin.ask(`mutation { pickUpJob(job: ${kind.name}, id: ${id}, isPickedUp: true) }`)
      await shop.editJob(kind, id, { note: 'Tot ziens' })
      const text = await said()
      expect(text).toContain('De status is nog steeds: Afgerond.')
      expect(text).not.toContain('ophalen')
      // Nobody told this one that it is ready: the page does not say so either.
      const { id: quiet } = await shop.addJob(kind, { customer, status: 'finished', hold_back_notice: true })
      await shop.editJob(kind, quiet, { note: 'Wat er was' })
      expect(await said()).toContain('De status is nog steeds: Afgerond.')
    })

    it(`${kind.id} [J7] is sent once for each change, and for nothing else`, async () => {
      const { id } = await shop.addJob(kind, { customer: anna.id })
      await shop.editJob(kind, id, { status: 'finished' })
      await shop.editJob(kind, id, { status: 'finished', costs: 149.95 })
      await shop.editJob(kind, id, { current_status: 'Ready' })
      await shop.editJob(kind, id, { note: 'It is at the counter.' })
      const mails = await shop.outbox()
      expect(mails.map(({ subject }) => subject.split(': ')[1])).toEqual([
        'Is on hold',
        'Ready to collect',
        'Ready to collect',
      ])
      expect(mails[2]?.text).toContain('The status is still: Ready to collect.')
      await shop.admin.rest('DELETE', `${kind.one}/delete/${id}`)
      expect(await shop.outbox()).toHaveLength(3)
    })

    it(`${kind.id} [J7] is not sent where the shop asks for that, for this change alone`, async () => {
      const { id } = await shop.addJob(kind, { customer: anna.id, hold_back_notice: true, note: 'Hello' })
      await shop.editJob(kind, id, { status: 'finished', hold_back_notice: true })
      expect(await shop.outbox()).toEqual([])
      const { timeline } = await shop.editJob(kind, id, { status: 'waiting' })
      expect(timeline.map((change) => change.is_noticed)).toEqual([false, false, true])
      expect(await shop.outbox()).toHaveLength(1)
    })

    it(`${kind.id} [J7] is queued once when a transaction is retried, and not at all when it fails`, async () => {
      const { id } = await shop.addJob(kind, { customer: anna.id, hold_back_notice: true })
      const tries = await losing(2, () => shop.editJob(kind, id, { status: 'finished' }))
      expect(tries).toBe(3)
      expect(await shop.outbox()).toHaveLength(1)
      const failing = { status: 'waiting', start_date: '2026-11-20', end_date: '2026-11-10' }
      expect((await shop.admin.rest('PUT', `${kind.one}/edit/${id}`, failing)).status).toBe(422)
      expect((await shop.admin.rest('PUT', `${kind.one}/edit/${id}`, { status: 'waiting', version: 1 })).status).toBe(
        409,
      )
      expect(await shop.outbox()).toHaveLength(1)
      const { data } = (await anna.rest('GET', `${kind.one}/${id}`)).body
      expect(data).toMatchObject({ status: 'finished', timeline: { length: 2 } })
    })
  })

  /** Makes the next transactions lose against others at their end. @returns how many there were */
  async function losing(count: number, work: () => Promise<unknown>): Promise<number> {
    const { writer } = shop.services.database as unknown as { writer: DataSource }
    const { manager: target } = writer
    const { transaction } = target
    const begin: (run: (manager: EntityManager) => Promise<unknown>) => Promise<unknown> = transaction
    let tries = 0
    target.transaction = ((run: (manager: EntityManager) => Promise<unknown>) =>
      begin.call(target, async (manager) => {
        const result = await run(manager)
        tries += 1
        if (tries > count) return result
        throw new QueryFailedError('COMMIT', [], Object.assign(new Error('deadlock'), { code: 'ER_LOCK_DEADLOCK' }))
      })) as EntityManager['transaction']
    try {
      await work()
    } finally {
      target.transaction = transaction
    }
    return tries
  }

  it('[J7] is delivered immediately where there is a mail server', async () => {
    const server = await new MailServer().start()
    const other = await create()
    const mailing = await startJobShop(other, { SMTP_URL: `smtp://127.0.0.1:${server.port}` })
    try {
      const { id: customer } = await mailing.person('Dirk')
      const { id } = await mailing.addJob(repair, { customer, hold_back_notice: true })
      await mailing.editJob(repair, id, { status: 'finished' })
      await until(() => server.mails.length > 0)
      expect(server.mails).toMatchObject([{ to: ['dirk@example.com'], headers: { 'content-language': 'nl' } }])
    } finally {
      await mailing.close()
      await other.drop()
      await server.stop()
    }
  })

  it('[X66] several jobs get a status or a colleague at once, all of them or none, with a mail to each customer or without', async () => {
    const add = async () => {
      const { id } = await shop.addJob(repair, { customer: anna.id, description: 'Laptop', hold_back_notice: true })
      const { data } = await shop.admin.ask<{ statusRepair: { version: number } }>(
        `{ statusRepair(id: ${id}) { version } }`,
      )
      return { id, version: data?.statusRepair.version ?? 0 }
    }
    const records = [await add(), await add()]
    const change = (given: object, who = shop.admin) =>
      who.ask<{ changeJobs: number }>(
        `mutation ($records: [RecordAtVersion!]!, $status: String, $to: Int, $quiet: Boolean) {
          changeJobs(job: statusRepair, records: $records, status: $status, assignedTo: $to, holdBackNotice: $quiet)
        }`,
        { records, ...given },
      )
    const refusedAt = async (given: object) => (await change(given)).errors?.[0]?.extensions
    const read = async () => {
      const { data } = await shop.admin.ask<{ statusesRepair: { items: { id: number; version: number }[] } }>(
        `{ statusesRepair(filter: { ids: [${records.map(({ id }) => id)}] }) { items { id version status assignedTo { id } } } }`,
      )
      return data?.statusesRepair.items
    }
    for (const status of ['assembling', 'constructor']) {
      expect(await refusedAt({ status })).toMatchObject({
        code: 'VALIDATION',
        errors: { status: [expect.any(String)] },
      })
    }
    expect(await refusedAt({})).toMatchObject({ code: 'VALIDATION' })
    expect(await refusedAt({ to: anna.id })).toMatchObject({ code: 'VALIDATION' })
    expect((await change({ status: 'finished' }, anna)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')

    expect((await change({ status: 'waiting_supplier' })).data).toEqual({ changeJobs: 2 })
    expect(await shop.outbox()).toHaveLength(2)
    await shop.emptyOutbox()
    expect(await read()).toEqual(records.map(() => expect.objectContaining({ status: 'waiting_supplier' })))
    // What was read before that is stale, and then none of them changes.
    expect(await refusedAt({ to: shop.admin.id })).toMatchObject({ code: 'CONFLICT' })
    const now = (await read())?.map(({ id, version }) => ({ id, version }))
    const assigned = { records: now, to: shop.admin.id, status: 'in_treatment', quiet: true }
    expect((await change(assigned)).data).toEqual({ changeJobs: 2 })
    expect(await shop.outbox()).toEqual([])
    const held = { status: 'in_treatment', assignedTo: { id: shop.admin.id } }
    expect(await read()).toEqual(records.map(() => expect.objectContaining(held)))
  })
})
