import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import type { SMTPServerOptions } from 'smtp-server'
import { openDatabase } from '../../../src/delivery/composition/openShopDatabase.js'
import { linkMark, linkPlace } from '../../../src/features/mailTexts/linkMark.js'
import { MailDelivery, type MailServices } from '../../../src/features/messages/MailDelivery.js'
import type { MailEvent } from '../../../src/features/messages/mailEvents.js'
import { sealLink } from '../../../src/features/messages/mailLinks.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { type NewMail, queueMail } from '../../../src/features/messages/queueMail.js'
import { resendMails } from '../../../src/features/messages/resendMails.js'
import type { Context } from '../../../src/kernel/context/Context.js'
import type { Database } from '../../../src/kernel/database/Database.js'
import type { RoundRunner } from '../../../src/kernel/scheduler/RoundRunner.js'
import type { SmtpAddress } from '../../../src/kernel/settings/smtpAddress.js'
import { calendarFaults, eventsOf, valueIn } from '../../kernel/calendar/calendarRules.js'
import { startRound } from '../../kernel/scheduler/startRound.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'
import { MailServer } from './MailServer.js'

const log = pino({ level: 'silent' })
const sessionSecret = 'the secret of this shop'
const minute = 60_000
const hour = 60 * minute

const mail: NewMail = {
  kind: 'messageContact',
  recipient: 'klant@example.com',
  values: { name: 'Jan', message: 'Beste klant,\n\nUw computer is klaar — kom langs.', link: null },
  language: 'nl',
}

/** A mail with a secret link. */
const secret = (sealedLink: string): Partial<NewMail> => ({ kind: 'reset', values: { name: 'Jan' }, sealedLink })

const settings = { publicUrl: 'https://shop.example.com', currency: 'EUR' }

describe.each(bothDatabases)('the outbox on $name', ({ create }) => {
  let file: TestDatabase
  let database: Database
  let open: { stop(): Promise<void> }[]

  beforeAll(async () => {
    file = await create()
    database = await openDatabase(file.address)
  })
  afterAll(async () => {
    await database.close()
    await file.drop()
  })
  beforeEach(async () => {
    open = []
    await database.write((manager) => manager.deleteAll(OutgoingMail))
  })
  afterEach(async () => {
    for (const one of open.toReversed()) await one.stop()
  })

  async function serve(behaviour?: SMTPServerOptions): Promise<MailServer> {
    const server = await new MailServer(behaviour).start()
    open.push(server)
    return server
  }

  function deliveryTo(smtp: SmtpAddress | null, over = database): MailDelivery {
    const delivery = new MailDelivery(over, { smtp, sessionSecret, ...settings }, log)
    open.push({ stop: async () => delivery.close() })
    return delivery
  }

  /** As the scheduler does. */
  function start({ round }: MailDelivery): RoundRunner {
    const running = startRound(required(round, 'round without a mail server'))
    open.push(running)
    return running
  }

  async function queue(given: Partial<NewMail> = {}): Promise<void> {
    await database.write((manager) => queueMail(manager, { ...mail, ...given } as NewMail, null, settings))
  }

  async function row(): Promise<OutgoingMail> {
    const [only] = await database.reader.find(OutgoingMail)
    if (!only) throw new Error('The outbox is empty')
    return only
  }

  /** The row with the columns that no API shows. */
  async function stored(): Promise<OutgoingMail> {
    const query = database.reader.createQueryBuilder(OutgoingMail, 'mail').addSelect('mail.sealedLink')
    return query.orderBy('mail.id').limit(1).getOneOrFail()
  }

  /** That long after the mail was written. */
  async function after(milliseconds: number): Promise<Date> {
    return new Date(Date.parse((await row()).createdAt) + milliseconds)
  }

  it('[X24] is dated as RFC 5322 writes dates', async () => {
    const server = await serve()
    await queue()
    await deliveryTo(server.address).deliverDue(new Date())
    expect(server.mails[0]?.headers.date).toMatch(/^\w{3}, \d{1,2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/)
  })

  it('[X24] delivers what waits for another attempt at a restart, and once the server answers again', async () => {
    const server = await serve()
    const { address } = server
    await queue()
    await server.stop()
    const before = deliveryTo(address)
    await before.deliverDue(new Date())
    expect(await row()).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.any(String) })
    before.close()

    const delivery = deliveryTo(address)
    start(delivery)
    await wait(300)
    expect(await row()).toMatchObject({ sentAt: null })
    await server.start()
    delivery.wake()
    await until(() => server.mails.length === 1)
  })

  it('[X24] a sender that the server refuses holds mails back and burns none', async () => {
    const server = await serve({
      onMailFrom: (_, __, done) => done(Object.assign(new Error('Sender not allowed'), { responseCode: 550 })),
    })
    await queue()
    await deliveryTo(server.address).deliverDue(new Date())
    expect(await row()).toMatchObject({
      nextAttemptAt: expect.any(String),
      lastError: expect.stringContaining('Sender not allowed'),
    })
  })

  it('[X24] sends a mail that was given up again, with all its attempts', async () => {
    let isRefused = true
    const refusal = Object.assign(new Error('No such user'), { responseCode: 550 })
    const server = await serve({ onRcptTo: (_, __, done) => done(isRefused ? refusal : null) })
    await queue()
    const delivery = deliveryTo(server.address)
    await delivery.deliverDue(new Date())
    expect(await row()).toMatchObject({ nextAttemptAt: null, sentAt: null })
    isRefused = false
    const { id } = await row()
    await database.write((manager) => manager.update(OutgoingMail, { id }, { handledAt: new Date().toISOString() }))
    const context = { services: { database, mail: delivery } } as unknown as Context<MailServices>
    expect(await resendMails(context, null)).toBe(0)
    await database.write((manager) => manager.update(OutgoingMail, { id }, { handledAt: null }))
    expect(await resendMails(context, null)).toBe(1)
    expect(await row()).toMatchObject({ attempts: 0, nextAttemptAt: expect.any(String) })
    await delivery.deliverDue(new Date())
    expect(server.mails).toHaveLength(1)
    expect(await resendMails(context, [id])).toBe(0)
  })

  it('[T5] an event is sent as an alternative and as a file, from the shop, with the link of its mail', async () => {
    const server = await serve()
    const link = 'https://shop.example.com/nl/afspraak/abcdefghijklmnopqrstuv'
    const event: MailEvent = {
      ...{ method: 'REQUEST', attendee: 'Jan "de" Vries', fileName: 'afspraak.ics', uid: 'a@shop.example.com' },
      ...{
        sequence: 1,
        startsAt: '2027-03-28T00:30:00.000Z',
        endsAt: '2027-03-28T01:15:00.000Z',
        status: 'confirmed' as const,
      },
      ...{ title: 'Ophalen', place: 'Dorpsstraat 1', text: `Verzetten of afzeggen:\n${linkPlace}`, address: linkPlace },
    }
    const values = { name: 'Jan', title: 'Ophalen', day: 'zondag', time: '2.30 uur', place: null, price: null }
    const sealedLink = sealLink('appointment', link, mail.recipient, { sessionSecret })
    await queue({ kind: 'appointmentBooked', values, sealedLink, event })
    expect(JSON.stringify(await stored())).not.toContain(link)
    await deliveryTo(server.address).deliverDue(new Date())
    const [received] = server.mails
    expect(received?.text).toContain(link)
    expect(received?.html).toContain(link)
    expect(received?.calendar?.type).toMatch(/^text\/calendar;.*method=REQUEST/)
    const calendar = received?.calendar?.text ?? ''
    expect(calendarFaults(calendar)).toEqual([])
    const [sent] = eventsOf(calendar)
    expect(valueIn(sent, 'UID')).toBe('a@shop.example.com')
    expect(valueIn(sent, 'DTSTART')).toBe('20270328T003000Z')
    expect(valueIn(sent, 'DESCRIPTION')).toContain(link)
    expect(valueIn(sent, 'URL')).toBe(link)
    expect(valueIn(sent, 'ORGANIZER')?.toLowerCase()).toBe(`mailto:${received?.from}`)
    expect(valueIn(sent, 'ATTENDEE')?.toLowerCase()).toBe(`mailto:${mail.recipient}`)
    expect(received?.files).toEqual([{ name: 'afspraak.ics', type: expect.any(String), text: calendar }])
    const query = database.reader.createQueryBuilder(OutgoingMail, 'mail').addSelect(['mail.event', 'mail.sealedLink'])
    expect(JSON.stringify(await query.getMany())).not.toContain(link)
  })

  it('[O20] delivers a mail once, from the shop, ending with who the shop is', async () => {
    const server = await serve()
    const delivery = deliveryTo(server.address)
    await queue({ replyTo: 'visitor@example.com' })
    await delivery.deliverDue(new Date())
    await delivery.deliverDue(await after(hour))
    expect(server.mails).toEqual([
      {
        from: 'info@example.com',
        to: ['klant@example.com'],
        headers: expect.objectContaining({
          from: 'Cougar Computers <info@example.com>',
          to: 'klant@example.com',
          'reply-to': 'visitor@example.com',
          subject: 'Bericht van Jan',
          'content-type': expect.stringContaining('multipart/alternative'),
          'content-language': 'nl',
        }),
        text: [
          mail.values.message,
          '',
          '-- ',
          'Cougar Computers',
          'Molenstraat 12, 5401 AB Veldhoek',
          '+31 85 555 01 23',
          'KvK 00000000',
        ].join('\n'),
        html: expect.stringContaining('Uw computer is klaar — kom langs.'),
        calendar: null,
        files: [],
      },
    ])
    expect(await row()).toMatchObject({
      attempts: 1,
      sentAt: expect.stringMatching(/Z$/),
      nextAttemptAt: null,
      claimedUntil: null,
      lastError: null,
      text: expect.stringContaining('Uw computer is klaar'),
      version: 2,
    })
  })

  it('[O20] leaves mail unsent while there is no mail server', async () => {
    const delivery = deliveryTo(null)
    await queue()
    const before = await row()
    delivery.wake()
    await delivery.deliverDue(await after(hour))
    expect(await row()).toEqual(before)
    expect(before).toMatchObject({ attempts: 0, sentAt: null, lastError: null, nextAttemptAt: before.createdAt })
  })

  it('[F12] a mail server that is down loses no mail, and receives it when it is back', async () => {
    const server = await serve()
    await server.stop()
    const delivery = deliveryTo(server.address)
    await queue()
    await delivery.deliverDue(new Date())
    expect(await row()).toMatchObject({
      attempts: 1,
      sentAt: null,
      claimedUntil: null,
      lastError: expect.stringContaining('ECONNREFUSED'),
    })
    await server.start()
    await delivery.deliverDue(await after(30_000))
    expect(server.mails).toHaveLength(0)
    await delivery.deliverDue(await after(2 * minute))
    expect(server.mails).toHaveLength(1)
    expect(await row()).toMatchObject({ attempts: 2, lastError: null, nextAttemptAt: null })
  })

  it('[O20] tries again after 1, 5 and 30 minutes, 2 hours, then every 6, and gives up after three days', async () => {
    const delivery = deliveryTo({ host: '127.0.0.1', port: 1, secure: false, login: null })
    await queue()
    const delays: number[] = []
    for (let due = new Date(); ; ) {
      await delivery.deliverDue(due)
      const { nextAttemptAt } = await row()
      if (nextAttemptAt === null) break
      delays.push(Math.round((Date.parse(nextAttemptAt) - due.getTime()) / minute))
      due = new Date(nextAttemptAt)
    }
    expect(delays).toEqual([1, 5, 30, 120, ...Array(12).fill(360)])
    expect(await row()).toMatchObject({
      attempts: 17,
      sentAt: null,
      lastError: expect.stringContaining('ECONNREFUSED'),
    })
  })

  it('[O20] tries a server that accepts no mail once per sweep, not once per mail', async () => {
    let connections = 0
    const server = await serve({
      onConnect: (_session, done) => {
        connections++
        done(new Error('Closed for the day'))
      },
    })
    const delivery = deliveryTo(server.address)
    for (let count = 1; count <= 12; count++) await queue()
    await delivery.deliverDue(new Date())
    expect(connections).toBeLessThanOrEqual(3)
    const rows = await database.reader.find(OutgoingMail)
    expect(rows.filter(({ attempts }) => attempts === 0).length).toBeGreaterThanOrEqual(9)
    expect(rows.every(({ nextAttemptAt }) => nextAttemptAt !== null)).toBe(true)
  })

  it('[O20] two instances side by side send one mail once', async () => {
    const other = file.address.kind === 'sqlite' ? database : await openDatabase(file.address)
    try {
      const server = await serve()
      const deliveries = [deliveryTo(server.address), deliveryTo(server.address, other)]
      for (let count = 1; count <= 30; count++) await queue({ values: { ...mail.values, name: `${count}` } })
      const now = new Date()
      await Promise.all(deliveries.map((delivery) => delivery.deliverDue(now)))
      const subjects = server.mails.map(({ headers }) => headers.subject)
      expect(subjects).toHaveLength(30)
      expect(new Set(subjects).size).toBe(30)
      expect(await database.reader.countBy(OutgoingMail, { attempts: 1 })).toBe(30)
    } finally {
      if (other !== database) await other.close()
    }
  })

  it('[O20] leaves a mail to the instance that has claimed it, and takes it over when that instance has stopped', async () => {
    const server = await serve()
    await queue()
    const claimedUntil = (await after(4 * minute)).toISOString()
    await database.write((manager) => manager.update(OutgoingMail, { attempts: 0 }, { claimedUntil, attempts: 1 }))
    const delivery = deliveryTo(server.address)
    await delivery.deliverDue(await after(3 * minute))
    expect(server.mails).toHaveLength(0)
    await delivery.deliverDue(await after(5 * minute))
    expect(server.mails).toHaveLength(1)
    expect(await row()).toMatchObject({ attempts: 2, claimedUntil: null })
  })

  it('[O20] sends at most three mails at a time', async () => {
    let busy = 0
    let max = 0
    const server = await serve({
      onData: (stream, _session, done) => {
        max = Math.max(max, ++busy)
        stream.resume().on('end', async () => {
          // None finishes before three are in flight, and a fourth has had time to start.
          await until(() => max >= 3)
          await wait(30)
          busy--
          done()
        })
      },
    })
    const delivery = deliveryTo(server.address)
    for (let count = 1; count <= 12; count++) await queue()
    await delivery.deliverDue(new Date())
    expect(await database.reader.countBy(OutgoingMail, { attempts: 1 })).toBe(12)
    expect(max).toBe(3)
  })

  it('[O20] gives up immediately on a mail that the server rejects permanently, and delivers the others', async () => {
    const server = await serve({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('gone') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
    })
    const delivery = deliveryTo(server.address)
    await queue({ recipient: 'gone@example.com' })
    await queue()
    await delivery.deliverDue(new Date())
    const rows = await database.reader.find(OutgoingMail, { order: { id: 'ASC' } })
    expect(rows).toMatchObject([
      { sentAt: null, nextAttemptAt: null, attempts: 1, lastError: expect.stringContaining('550 No such mailbox') },
      { sentAt: expect.any(String), lastError: null },
    ])
  })

  it.each([
    [451, 'Try again later'],
    [530, 'Authentication required'],
  ])('[O20] tries a mail again that is refused with %d', async (responseCode, text) => {
    const server = await serve({
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error(text), { responseCode })),
    })
    const delivery = deliveryTo(server.address)
    await queue()
    await delivery.deliverDue(new Date())
    expect(await row()).toMatchObject({
      attempts: 1,
      nextAttemptAt: expect.any(String),
      lastError: expect.stringContaining(text),
    })
  })

  it('[O20] stores the error, on one line, without the password of the mail server', async () => {
    const password = 'p@ss word'
    const forms = [password, encodeURIComponent(password), Buffer.from(password).toString('base64')]
    const server = await serve({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) =>
        done(Object.assign(new Error(`Wrong: ${forms.join(' ')} ${'x'.repeat(600)}`), { responseCode: 535 })),
    })
    const delivery = deliveryTo({ ...server.address, login: { user: 'info@example.com', password } })
    await queue()
    await delivery.deliverDue(new Date())
    const { lastError, nextAttemptAt } = await row()
    expect(lastError).toMatch(/^[^\n]*535 Wrong: \*\*\* \*\*\* \*\*\* x+…$/)
    expect(lastError).toHaveLength(400)
    expect(nextAttemptAt).not.toBeNull()
  })

  it('[O20] repeats a mail under the same Message-ID when the server did not confirm it', async () => {
    const ids: (string | undefined)[] = []
    let isCutOff = true
    const server = await serve({
      onData: (stream, _session, done) => {
        stream.toArray().then((chunks) => {
          ids.push(/^Message-ID: (\S*)/m.exec(Buffer.concat(chunks).toString())?.[1])
          if (isCutOff) server.cutOff()
          else done()
        })
      },
    })
    const delivery = deliveryTo(server.address)
    await queue()
    await delivery.deliverDue(new Date())
    expect(ids).toHaveLength(1)
    expect(await row()).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.any(String) })
    isCutOff = false
    await delivery.deliverDue(await after(2 * minute))
    expect(ids).toHaveLength(2)
    expect(ids[0]).toMatch(/^<\d+\.\d+@example\.com>$/)
    expect(ids[1]).toBe(ids[0])
  })

  it('[A30] deletes the text of a secret mail once it was delivered, not before', async () => {
    const server = await serve()
    await server.stop()
    const delivery = deliveryTo(server.address)
    const link = 'https://shop.example.com/wachtwoord?token=abc'
    const sealedLink = sealLink('reset', link, mail.recipient, { sessionSecret })
    await queue(secret(sealedLink))
    expect(JSON.stringify(await stored())).not.toContain('token=')
    await delivery.deliverDue(new Date())
    expect(await stored()).toMatchObject({ sealedLink, isSecret: true })
    await server.start()
    await delivery.deliverDue(await after(2 * minute))
    expect(server.mails[0]?.text).toContain(`\n\n${link}\n\nDeze link werkt`)
    expect(server.mails[0]?.html).toContain(`href="${link}"`)
    expect(server.mails[0]?.text).not.toContain(linkPlace)
    expect(server.mails[0]?.html).not.toContain(linkMark)
    expect(await stored()).toMatchObject({ sealedLink: null, sentAt: expect.any(String) })
    expect(JSON.stringify(await stored())).not.toContain('token=')
  })

  it('[X3] gives a mail up whose link was encrypted under another SESSION_SECRET, and says so', async () => {
    const server = await serve()
    const delivery = deliveryTo(server.address)
    const link = 'https://shop.example.com/wachtwoord?token=abc'
    const sealedLink = sealLink('invitation', link, mail.recipient, { sessionSecret: 'the secret before' })
    await queue(secret(sealedLink))
    await queue({ values: { ...mail.values, name: 'the next one' } })
    await delivery.deliverDue(new Date())
    expect(server.mails.map(({ headers }) => headers.subject)).toEqual(['Bericht van the next one'])
    expect(await stored()).toMatchObject({
      sentAt: null,
      nextAttemptAt: null,
      lastError: expect.stringContaining('SESSION_SECRET'),
    })
  })

  it('[X3] delivers a mail from before links were encrypted, and keeps its link no longer', async () => {
    const server = await serve()
    const delivery = deliveryTo(server.address)
    const link = 'https://shop.example.com/wachtwoord?token=abc&language=en'
    await queue({ values: { ...mail.values, message: `Kies een wachtwoord:\n\n${link}` } })
    await database.write((manager) => manager.query('UPDATE outgoing_mail SET is_secret = 1, html = NULL'))
    await delivery.deliverDue(new Date())
    expect(server.mails[0]?.text).toContain(link)
    expect(JSON.stringify(await stored())).not.toContain('token=')
  })

  it('[X3] puts a link only into the mail that it was encrypted for', async () => {
    const server = await serve()
    const delivery = deliveryTo(server.address)
    const sealedLink = sealLink('reset', 'https://shop.example.com/?token=abc', 'other@example.com', { sessionSecret })
    await queue(secret(sealedLink))
    await delivery.deliverDue(new Date())
    expect(server.mails).toEqual([])
  })

  it('[O20] lets no line break into a header', async () => {
    const server = await serve()
    const delivery = deliveryTo(server.address)
    await queue({
      values: { ...mail.values, name: 'Jan\r\nBcc: all@example.com\r\n\r\nHello\u2028there' },
      replyTo: '"a, b@example.org"@example.com\r\nX-Bad: yes',
    })
    await delivery.deliverDue(new Date())
    const { to, headers } = required(server.mails[0], 'mail')
    expect(to).toEqual(['klant@example.com'])
    expect(headers.subject).toBe('Bericht van Jan Bcc: all@example.com Hello there')
    expect(headers).not.toHaveProperty('bcc')
    expect(headers).not.toHaveProperty('x-bad')
  })

  it('[O20] is sent to the recipient only, whatever the address looks like', async () => {
    const server = await serve()
    const delivery = deliveryTo(server.address)
    await queue({ recipient: 'one@example.com, two@example.com' })
    await queue({ recipient: 'one@example.com\r\nRCPT TO:<two@example.com>' })
    await delivery.deliverDue(new Date())
    expect(server.mails).toEqual([])
    const rows = await database.reader.find(OutgoingMail)
    expect(rows.map(({ nextAttemptAt }) => nextAttemptAt)).toEqual([null, null])
  })

  it('[O20] cuts a subject that is too long for a header', async () => {
    await queue({ values: { ...mail.values, name: '😀'.repeat(300) } })
    expect((await row()).subject).toBe(`Bericht van ${'😀'.repeat(187)}…`)
  })

  it('[F12] delivers automatically: queued mails at the start, and those committed since', async () => {
    const server = await serve()
    const delivery = deliveryTo(server.address)
    await queue({ values: { ...mail.values, name: 'the first' } })
    start(delivery)
    await until(() => server.mails.length === 1)
    await queue({ values: { ...mail.values, name: 'the second' } })
    delivery.wake()
    await until(() => server.mails.length === 2)
    expect(server.mails.map(({ headers }) => headers.subject)).toEqual([
      'Bericht van the first',
      'Bericht van the second',
    ])
  })

  it('[O20] finishes the mails in flight when it is stopped, and begins no other', async () => {
    let begun = 0
    let release = () => {}
    const stopped = new Promise<void>((resolve) => {
      release = resolve
    })
    const server = await serve({
      onData: (stream, _session, done) => {
        begun++
        stream.resume().on('end', () => stopped.then(() => done()))
      },
    })
    const delivery = deliveryTo(server.address)
    for (let count = 1; count <= 9; count++) await queue()
    const running = start(delivery)
    await until(() => begun === 3)
    const ended = running.stop()
    release()
    await ended
    expect(begun).toBe(3)
    const rows = await database.reader.find(OutgoingMail)
    expect(rows.filter(({ sentAt }) => sentAt !== null)).toHaveLength(3)
    expect(rows.filter(({ attempts, claimedUntil }) => attempts === 0 && claimedUntil === null)).toHaveLength(6)
  })

  it('[F12] is not queued when its transaction is rolled back', async () => {
    await expect(
      database.write(async (manager) => {
        await queueMail(manager, mail, null, settings)
        throw new Error('Something else went wrong')
      }),
    ).rejects.toThrow('Something else')
    expect(await database.reader.count(OutgoingMail)).toBe(0)
  })
})
