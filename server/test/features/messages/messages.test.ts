import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { Email } from '../../../src/features/messages/Email.js'
import { EmailPhone } from '../../../src/features/messages/EmailPhone.js'
import { EmailRemoteAssistance } from '../../../src/features/messages/EmailRemoteAssistance.js'
import { IdempotencyKey } from '../../../src/features/messages/IdempotencyKey.js'
import { MailDelivery } from '../../../src/features/messages/MailDelivery.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { roles } from '../../../src/kernel/access/roles.js'
import { type Rest, restClient } from '../../delivery/rest/restClient.js'
import { cookiesOf, password, startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import { passMinutes, startClock, stopClock } from '../accounts/clock.js'
import { MailServer } from './MailServer.js'

const contact = { name: 'Jan Jansen', email: 'jan@example.org', message: 'Mijn laptop is traag.' }
const sentText = 'The message has been sent successfully, we will contact you as soon as possible.'
const remoteText = 'Your data has been sent successfully, the download of the remote-support tool will start soon.'
const toolAddress = '/downloads/hulp-op-afstand.cmd'

/** The three forms: their calls, what is sent, and what is stored of it. */
const forms = [
  {
    path: 'send-contact-email',
    mutation: 'sendContactMessage',
    input: 'ContactMessageInput',
    type: Email,
    list: 'emails',
    body: { ...contact, phone: '+31 6 12345678' },
    stored: { ...contact, phone: '+31 6 12345678' },
    required: ['name', 'email', 'message'],
    answer: { sent: true, message: sentText, download_url: null },
    subject: 'Bericht van Jan Jansen',
  },
  {
    path: 'send-phone-email',
    mutation: 'sendPhoneMessage',
    input: 'PhoneMessageInput',
    type: EmailPhone,
    list: 'emailsPhone',
    body: { name: 'Jan Jansen', phone: '0612345678', email: 'jan@example.org', description_problem: 'Scherm stuk' },
    stored: { name: 'Jan Jansen', phone: '0612345678', email: 'jan@example.org', descriptionProblem: 'Scherm stuk' },
    required: ['name', 'phone', 'description_problem'],
    answer: { sent: true, message: sentText, download_url: null },
    subject: 'Telefoonreparatie: bericht van Jan Jansen',
  },
  {
    path: 'send-remote-assistance-email',
    mutation: 'sendRemoteAssistanceMessage',
    input: 'RemoteAssistanceMessageInput',
    type: EmailRemoteAssistance,
    list: 'emailsRemoteAssistance',
    body: { name: 'Jan Jansen', email: 'jan@example.org', description_problem: 'Virus' },
    stored: { name: 'Jan Jansen', email: 'jan@example.org', phone: null, descriptionProblem: 'Virus' },
    required: ['name', 'email', 'description_problem'],
    answer: { sent: true, message: remoteText, download_url: toolAddress },
    subject: 'Hulp op afstand voor Jan Jansen',
  },
] as const

const camelCase = (body: object) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name.replace('_p', 'P').replace('_o', 'O'), value]))

describe.each(testDatabases)('messages of visitors on $name', ({ create }) => {
  let database: TestDatabase
  let server: MailServer
  let shop: TestShop
  /** Replaces that of the shop, which has no mail server here. */
  let delivery: MailDelivery
  let rest: Rest
  let browser: Record<string, string>

  beforeAll(async () => {
    database = await create()
    server = await new MailServer().start()
    shop = await startTestShop(database)
    delivery = new MailDelivery(
      shop.services.database,
      { ...shop.services.settings, smtp: server.address },
      shop.services.log,
    )
    browser = await browserOf(shop)
    rest = restClient(shop, browser)
  })
  afterAll(async () => {
    delivery.close()
    await shop.close()
    await server.stop()
    await database.drop()
  })
  beforeEach(async () => {
    server.mails.length = 0
    await shop.services.database.write(async (manager) => {
      for (const table of [Email, EmailPhone, EmailRemoteAssistance, OutgoingMail, IdempotencyKey]) {
        await manager.deleteAll(table)
      }
    })
  })

  async function browserOf(of: TestShop): Promise<Record<string, string>> {
    const cookies = cookiesOf(await fetch(`${of.url}/api/csrf-cookie`))
    const token = cookies['XSRF-TOKEN'] ?? ''
    return { cookie: `XSRF-TOKEN=${token}; visitor=${cookies.visitor}`, 'x-xsrf-token': token }
  }
  const visitorOf = async (of: TestShop): Promise<Rest> => restClient(of, await browserOf(of))

  const send = (body: object, headers = {}) => rest('POST', 'send-contact-email', body, headers)
  const stored = () => shop.services.database.reader.find(Email, { order: { id: 'ASC' } })
  const sendDocument = ({ mutation, input }: (typeof forms)[number]) =>
    `mutation ($input: ${input}!) { ${mutation}(input: $input) { sent message downloadUrl } }`

  /** The mails that the shop has received after this time. */
  async function delivered(minutes = 0) {
    await delivery.deliverDue(new Date(Date.now() + minutes * 60_000))
    return server.mails
  }

  describe.each(forms)('$path', (form) => {
    it('[F1] [F6] [F8] [M19] is stored, and answered with the confirmation', async () => {
      const { status, body } = await rest('POST', form.path, form.body)
      expect({ status, body }).toEqual({ status: 200, body: { data: form.answer } })
      const rows = await shop.services.database.reader.find(form.type)
      expect(rows).toMatchObject([{ ...form.stored, language: 'en', isRead: false }])
    })

    it('[G16] is the same over GraphQL', async () => {
      const { data } = await shop.graphql(sendDocument(form), { input: camelCase(form.body) })
      const { download_url: downloadUrl, ...answer } = form.answer
      expect(data).toEqual({ [form.mutation]: { ...answer, downloadUrl } })
      expect(await shop.services.database.reader.find(form.type)).toMatchObject([form.stored])
    })

    it('[F1] [F6] [F8] reports every missing field, and stores nothing', async () => {
      const { status, body } = await rest('POST', form.path, { name: ' ', phone: '' })
      expect(status).toBe(422)
      expect(Object.keys(body.errors ?? {}).sort()).toEqual([...form.required].sort())
      expect(body.errors?.name).toEqual(["The 'Name' field is required."])
      const over = await shop.graphql(sendDocument(form), { input: {} })
      expect(over.errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', errors: { name: expect.any(Array) } })
      expect(await shop.services.database.reader.count(form.type)).toBe(0)
      expect(await shop.services.database.reader.count(OutgoingMail)).toBe(0)
    })

    it('[X54] refuses a telephone number without a number, in the language of the visitor', async () => {
      const over = await shop.graphql(sendDocument(form), { input: { ...camelCase(form.body), phone: 'abc' } })
      expect(over.errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION',
        errors: { phone: ['This is not a valid telephone number.'] },
      })
      for (const phone of ['(0413) 12 34 56', '0032 470 12 34 56', '0612345678, na zessen']) {
        const { errors } = await shop.graphql(sendDocument(form), { input: { ...camelCase(form.body), phone } })
        expect(errors).toBeUndefined()
      }
    })

    it('[F1] [F6] [F8] requires a valid e-mail address, and texts that are not too long', async () => {
      const { status, body } = await rest('POST', form.path, { ...form.body, email: 'jan@', name: 'x'.repeat(121) })
      expect(status).toBe(422)
      expect(Object.keys(body.errors ?? {}).sort()).toEqual(['email', 'name'])
    })

    it('[F12] is mailed to the shop, which answers the visitor', async () => {
      await rest('POST', form.path, form.body)
      const [mail, ...others] = await delivered()
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        to: ['info@example.com'],
        headers: { subject: form.subject, 'reply-to': 'jan@example.org' },
      })
      for (const value of Object.values(form.body)) expect(mail?.text).toContain(value)
      expect(mail?.text).toContain('Taal: Engels')
      expect(mail?.text).toMatch(/http:\/\/localhost:4000\/cougarXr7\/emails[a-z-]*\/overzicht/)
    })

    it('[A24] can be sent by anyone', async () => {
      for (const role of roles.values) {
        const headers = await shop.login(role)
        expect((await restClient(shop, headers)('POST', form.path, form.body)).status).toBe(200)
        const over = await shop.graphql(sendDocument(form), { input: camelCase(form.body) }, headers)
        expect(over.errors).toBeUndefined()
      }
      expect(await shop.services.database.reader.count(form.type)).toBe(8)
    })

    it('[A33] needs the CSRF token', async () => {
      const { status, body } = await restClient(shop)('POST', form.path, form.body)
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'CSRF' })
    })

    it.each(['id', 'is_read', 'language', 'version'])('[R4] knows no field %s', async (name) => {
      expect((await rest('POST', form.path, { ...form.body, [name]: 1 })).status).toBe(400)
    })
  })

  it('[R13] is described, with what must be there and the key', async () => {
    const { paths, components } = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as {
      paths: Record<string, { post: { security: object[]; parameters: { name: string }[]; responses: object } }>
      components: { schemas: Record<string, { required: string[]; properties: object }> }
    }
    for (const { path, input, required, body } of forms) {
      const { security, parameters, responses } = paths[`/${path}`]?.post ?? {}
      expect(security).toEqual([{ csrf: [] }, { accessToken: [] }])
      expect(parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }])
      expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(['200', '403', '422', '429']))
      expect(components.schemas[input]?.required.sort()).toEqual([...required].sort())
      expect(Object.keys(components.schemas[input]?.properties ?? {})).toEqual(
        expect.arrayContaining([...Object.keys(body), 'website', 'milliseconds_open']),
      )
    }
  })

  it('[M19] answers in the language of the reader, which is stored with the message', async () => {
    const { body } = await send(contact, { 'accept-language': 'nl' })
    expect(body.data).toMatchObject({
      message: 'Het bericht is succesvol verzonden, wij nemen zo snel mogelijk contact met je op.',
    })
    expect(await stored()).toMatchObject([{ language: 'nl' }])
  })

  it('[F6] mails the shop without an address to answer to when the visitor gave none', async () => {
    const [, { path, body }] = forms
    const { email, ...anonymous } = body
    expect((await rest('POST', path, anonymous)).status).toBe(200)
    const [mail] = await delivered()
    expect(mail?.headers.subject).toBe('Telefoonreparatie: bericht van Jan Jansen')
    expect(mail?.headers).not.toHaveProperty('reply-to')
  })

  it('[F12] is listed although the mail server is down, and is mailed once when it is back', async () => {
    await server.stop()
    try {
      expect((await send(contact)).status).toBe(200)
      expect(await delivered()).toEqual([])
      expect(await stored()).toHaveLength(1)
    } finally {
      await server.start()
    }
    expect(await delivered(2)).toHaveLength(1)
    expect(await delivered(60)).toHaveLength(1)
  })

  it('[F12] is mailed immediately by a shop that has a mail server', async () => {
    const other = await create()
    const mailing = await startTestShop(other, { SMTP_URL: `smtp://127.0.0.1:${server.port}` })
    try {
      expect((await mailing.graphql(sendDocument(forms[0]), { input: contact })).errors).toBeUndefined()
      await until(() => server.mails.length > 0)
      expect(server.mails).toMatchObject([{ headers: { subject: forms[0].subject } }])
    } finally {
      await mailing.close()
      await other.drop()
    }
  })

  it('[F12] refuses a name or an address with a line break, which would begin a header of the mail', async () => {
    for (const [field, value] of [
      ['name', 'Jan\r\nBcc: all@example.com\r\n\r\nHello'],
      ['email', 'jan@example.org\r\nBcc: all@example.com'],
      ['phone', '0612345678\nBcc: all@example.com'],
    ] as const) {
      const { status, body } = await send({ ...contact, [field]: value })
      expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 422, fields: [field] })
    }
    expect(await delivered()).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('[F12] mails what was written as it was written, markup and all', async () => {
    const message = '<script>alert(1)</script>\n.\nQUIT\n{name} $& é 😀'
    await send({ ...contact, message })
    const [mail] = await delivered()
    expect(mail?.text).toContain(message)
    expect(await stored()).toMatchObject([{ message }])
  })

  it('[F1] refuses what machines send: an invisible field, or a form filled in in no time', async () => {
    const filled = await send({ ...contact, website: 'https://spam.example' })
    expect(filled.status).toBe(422)
    expect(filled.body.errors).toEqual({ website: ['Leave this field empty and send the form again.'] })
    const fast = await send({ ...contact, milliseconds_open: 1999 })
    expect(fast.status).toBe(422)
    expect(fast.body.message).toMatch(/send the form again/)
    expect(Object.keys(fast.body.errors ?? {})).toEqual(['milliseconds_open'])
    expect(await stored()).toEqual([])
    expect((await send({ ...contact, website: '', milliseconds_open: 2000 })).status).toBe(200)
    // A form that was left open for two months.
    expect((await send({ ...contact, milliseconds_open: 5_184_000_000 })).status).toBe(200)
  })

  describe('with an Idempotency-Key', () => {
    let key: Record<string, string>
    beforeEach(() => {
      key = { 'idempotency-key': randomUUID() }
    })
    afterEach(() => startClock())

    it('[F13] twenty simultaneous sends make one message and one mail', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(contact, key)))
      const [first] = answers
      expect(first?.body).toEqual({ data: forms[0].answer })
      for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: first?.body })
      expect(await stored()).toHaveLength(1)
      expect(await shop.services.database.reader.count(OutgoingMail)).toBe(1)
    })

    it('[F13] one message over both APIs, with other spaces and another time that the form was open', async () => {
      await send({ ...contact, milliseconds_open: 5000 }, key)
      const input = { ...contact, name: ' Jan Jansen ', millisecondsOpen: 9000 }
      const { data } = await shop.graphql(sendDocument(forms[0]), { input }, { ...browser, ...key })
      expect(data).toMatchObject({ sendContactMessage: { sent: true } })
      expect(await stored()).toHaveLength(1)
    })

    it('[F13] another message under the same key is refused', async () => {
      await send(contact, key)
      const other = await send({ ...contact, message: 'Iets anders' }, key)
      expect(other).toMatchObject({ status: 422, body: { code: 'VALIDATION' } })
      const [, , { path, body }] = forms
      expect((await rest('POST', path, body, key)).status).toBe(422)
      expect(await stored()).toHaveLength(1)
      expect(await shop.services.database.reader.count(EmailRemoteAssistance)).toBe(0)
    })

    it('[X12] the same key of another visitor, of a program or of nobody known makes another message', async () => {
      const other = { ...contact, message: 'Van iemand anders' }
      const stranger = await visitorOf(shop)
      await send(contact, key)
      expect((await stranger('POST', 'send-contact-email', other, key)).status).toBe(200)
      const { data } = await shop.graphql(
        sendDocument(forms[0]),
        { input: { ...other, message: 'Zonder koekje' } },
        key,
      )
      expect(data).toMatchObject({ sendContactMessage: { sent: true } })
      const make = `mutation { createAccessToken(input: { name: "Program", role: cms_zzp, access: write }, password: "${password}") { token } }`
      const made = await shop.graphql<{ createAccessToken: { token: string } }>(make, {}, await shop.login())
      const authorization = `Bearer ${made.data?.createAccessToken.token}`
      const program = restClient(shop, { authorization })
      for (let time = 1; time <= 2; time++) {
        expect((await program('POST', 'send-contact-email', { ...other, message: 'Programma' }, key)).status).toBe(200)
      }
      expect(await stored()).toHaveLength(4)
    })

    it('[F13] a message that was refused leaves its key free', async () => {
      expect((await send({ ...contact, email: 'jan@' }, key)).status).toBe(422)
      expect((await send(contact, key)).status).toBe(200)
      expect(await stored()).toHaveLength(1)
    })

    it('[F13] other keys, or none, make other messages', async () => {
      await send(contact, key)
      await send(contact, { 'idempotency-key': randomUUID() })
      await send(contact)
      await send(contact)
      expect(await stored()).toHaveLength(4)
    })

    it('[F13] a key is remembered for a day and then deleted', async () => {
      stopClock()
      await send(contact, key)
      passMinutes(24 * 60 - 1)
      await send(contact, key)
      expect(await stored()).toHaveLength(1)
      passMinutes(1)
      await send({ ...contact, message: 'De volgende dag' }, key)
      expect(await stored()).toHaveLength(2)
      expect(await shop.services.database.reader.count(IdempotencyKey)).toBe(1)
    })

    it.each(['x'.repeat(201), 'a b'])('[F13] refuses %j for a key', async (text) => {
      expect(await send(contact, { 'idempotency-key': text })).toMatchObject({
        status: 400,
        body: { code: 'BAD_REQUEST' },
      })
      expect(await stored()).toEqual([])
    })
  })

  describe('the limit', () => {
    let other: TestDatabase
    let limited: TestShop
    let visitor: Rest

    beforeEach(async () => {
      other = await create()
      limited = await startTestShop(other, { MESSAGE_LIMIT: '5/10m' })
      visitor = await visitorOf(limited)
    })
    afterEach(async () => {
      await limited.close()
      await other.drop()
    })

    it('[A39] [R11] is five messages in ten minutes, over both APIs and all forms together', async () => {
      for (const { path, body } of forms) expect((await visitor('POST', path, body)).status).toBe(200)
      for (let time = 1; time <= 2; time++) {
        expect((await limited.graphql(sendDocument(forms[0]), { input: contact })).errors).toBeUndefined()
      }
      const { status, body, headers } = await visitor('POST', 'send-contact-email', contact)
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' })
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(500)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(600)
      const { errors } = await limited.graphql(sendDocument(forms[0]), { input: contact })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) })
      const { reader } = limited.services.database
      expect(await Promise.all(forms.map(({ type }) => reader.count(type)))).toEqual([3, 1, 1])
      expect(await reader.count(OutgoingMail)).toBe(5)
    })

    it('[A39] is not bypassed with aliases', async () => {
      const many = Array.from({ length: 12 }, (_, index) => `m${index}: sendContactMessage(input: $input) { sent }`)
      await limited.graphql(`mutation ($input: ContactMessageInput!) { ${many.join(' ')} }`, { input: contact })
      expect(await limited.services.database.reader.count(Email)).toBeLessThanOrEqual(5)
    })

    it('[A39] counts neither what is refused nor the repeats of a message', async () => {
      for (let time = 1; time <= 8; time++) {
        expect((await visitor('POST', 'send-contact-email', { name: 'Jan' })).status).toBe(422)
      }
      const key = { 'idempotency-key': randomUUID() }
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => visitor('POST', 'send-contact-email', contact, key)),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      for (let time = 1; time <= 4; time++) {
        expect((await visitor('POST', 'send-contact-email', contact)).status).toBe(200)
      }
      expect((await visitor('POST', 'send-contact-email', contact)).status).toBe(429)
      expect((await visitor('POST', 'send-contact-email', contact, key)).status).toBe(200)
    })

    it('[X12] repeats of a message count too, apart and tenfold', async () => {
      const key = { 'idempotency-key': randomUUID() }
      const repeat = () => visitor('POST', 'send-contact-email', contact, key)
      const statuses: number[] = []
      for (let time = 0; time <= 50; time++) statuses.push((await repeat()).status)
      expect(statuses).toEqual(Array(51).fill(200))
      const { status, headers } = await repeat()
      expect(status).toBe(429)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect((await visitor('POST', 'send-contact-email', contact)).status).toBe(200)
    })
  })

  describe('sent by a page', () => {
    const origin = { origin: 'http://localhost:4000' }

    it('[X12] says for how long its form was open, at least two seconds', async () => {
      for (const body of [contact, { ...contact, milliseconds_open: 1999 }]) {
        expect(await send(body, origin)).toMatchObject({
          status: 422,
          body: { code: 'VALIDATION', errors: { milliseconds_open: [expect.any(String)] } },
        })
      }
      expect((await send({ ...contact, milliseconds_open: 2000 }, origin)).status).toBe(200)
      const { errors } = await shop.graphql(sendDocument(forms[0]), { input: contact }, { ...browser, ...origin })
      expect(errors?.[0]?.extensions.code).toBe('VALIDATION')
      expect(await stored()).toHaveLength(1)
    })
  })

  describe('read by cms-admin', () => {
    const mark = (kind: string, id: number, isRead: boolean) =>
      `mutation { markMessageRead(kind: ${kind}, id: ${id}, isRead: ${isRead}) }`

    it.each([
      [forms[0], 'contact'],
      [forms[1], 'phone'],
      [forms[2], 'remote_assistance'],
    ] as const)('[E24] $0.list can be marked as read, and as unread again', async ({ path, body, type }, kind) => {
      const admin = await shop.login()
      await rest('POST', path, body)
      const [{ id } = { id: 0 }] = await shop.services.database.reader.find(type)
      for (const isRead of [true, true, false]) {
        expect((await shop.graphql(mark(kind, id, isRead), {}, admin)).data).toEqual({ markMessageRead: isRead })
        expect(await shop.services.database.reader.findOneBy(type, { id })).toMatchObject({ isRead })
      }
      expect(await shop.services.database.reader.findOneBy(type, { id })).toMatchObject({ version: 3 })
    })

    it('[A25] by no one else, and not what is not there', async () => {
      const { errors } = await shop.graphql(mark('contact', 99_999, true), {}, await shop.login())
      expect(errors?.[0]).toMatchObject({ message: 'E-mail not found', extensions: { code: 'NOT_FOUND' } })
      const anonymous = await shop.graphql(mark('contact', 1, true))
      expect(anonymous.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
      const partner = await shop.graphql(mark('contact', 1, true), {}, await shop.login('cms-zzp'))
      expect(partner.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    })

    it('[X68] finds the messages of all forms in one inbox, by what is left to do about them', async () => {
      const admin = await shop.login()
      for (const { path, body } of forms) await rest('POST', path, body)
      const inbox = async (of = '') => {
        const { data } = await shop.graphql<{ inbox: { items: Record<string, unknown>[]; total: number } }>(
          `{ inbox${of} { total items { kind id name email phone text isRead isHandled answeredAt } } }`,
          {},
          admin,
        )
        return data?.inbox
      }
      const all = await inbox()
      expect(all?.total).toBe(3)
      expect(all?.items[0]).toMatchObject({ kind: 'remote_assistance', name: 'Jan Jansen', text: 'Virus' })
      expect(all?.items.map(({ kind }) => kind)).toEqual(['remote_assistance', 'phone', 'contact'])
      expect(await inbox('(perPage: 1, page: 2)')).toMatchObject({ total: 3, items: [{ kind: 'phone' }] })
      expect((await inbox('(search: "0612345678")'))?.items.map(({ kind }) => kind)).toEqual(['phone'])

      const { id } = all?.items[1] ?? {}
      const handle = (isHandled: boolean) =>
        shop.graphql(`mutation { markMessageHandled(kind: phone, id: ${id}, isHandled: ${isHandled}) }`, {}, admin)
      expect((await handle(true)).data).toEqual({ markMessageHandled: true })
      expect((await inbox('(state: open)'))?.total).toBe(2)
      expect((await inbox('(state: unread)'))?.total).toBe(2)
      expect(await inbox('(state: handled)')).toMatchObject({ total: 1, items: [{ kind: 'phone', isRead: true }] })
      expect((await handle(false)).data).toEqual({ markMessageHandled: false })
      expect((await inbox('(state: open)'))?.total).toBe(3)
    })

    it('[X68] answers by a mail with the message below it, once, and who did so stays with the message', async () => {
      const admin = await shop.login()
      await send({ ...contact, message: 'Mijn laptop is traag.\nWat kost dat?' }, { 'accept-language': 'nl' })
      const [{ id, version } = { id: 0, version: 0 }] = await stored()
      await shop.services.database.write((manager) => manager.deleteAll(OutgoingMail))
      const answer = (given: object, headers = admin) =>
        shop.graphql<{ answerMessage: number }>(
          `mutation ($version: Int!, $text: String!, $isHandled: Boolean) {
            answerMessage(kind: contact, id: ${id}, version: $version, text: $text, isHandled: $isHandled)
          }`,
          { version, text: ' Kom langs. ', ...given },
          headers,
        )
      const refused = await answer({ text: ' ' })
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION',
        errors: { text: [expect.any(String)] },
      })
      const { data } = await answer({})
      const [mail, ...others] = await delivered()
      expect(others).toEqual([])
      expect(mail).toMatchObject({ to: [contact.email], headers: { subject: expect.stringContaining('Antwoord op') } })
      expect(mail?.text).toMatch(
        /^Beste Jan Jansen,\s+Kom langs\.\s+Op .+ schreef je:\s+> Mijn laptop is traag\.\s+> Wat kost dat\?/,
      )

      const document = `{ email(id: ${id}) { isRead isHandled version answers { text answeredAt answeredBy mail } } }`
      const message = async () => (await shop.graphql<{ email: { version: number } }>(document, {}, admin)).data?.email
      const answers = [
        {
          text: 'Kom langs.',
          answeredAt: expect.any(String),
          answeredBy: expect.any(String),
          mail: data?.answerMessage,
        },
      ]
      expect(await message()).toEqual({ isRead: true, isHandled: true, version: version + 1, answers })
      // Pressed twice, or by a colleague who has not seen it.
      expect((await answer({})).errors?.[0]?.extensions.code).toBe('CONFLICT')
      await answer({ version: version + 1, text: 'Tot morgen.', isHandled: false })
      expect(await message()).toMatchObject({ isHandled: true, answers: [...answers, { text: 'Tot morgen.' }] })
      expect(await shop.services.database.reader.count(OutgoingMail)).toBe(2)
      expect((await answer({}, await shop.login('cms-zzp'))).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    })

    it('[X68] cannot answer who has left no address', async () => {
      await rest('POST', forms[1].path, { ...forms[1].body, email: undefined })
      const [{ id } = { id: 0 }] = await shop.services.database.reader.find(EmailPhone)
      const document = `mutation { answerMessage(kind: phone, id: ${id}, version: 1, text: "Hallo") }`
      const { errors } = await shop.graphql(document, {}, await shop.login())
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'VALIDATION',
        errors: { text: ['The sender has left no e-mail address. Call instead.'] },
      })
    })

    it('[B21] sees undelivered mails in the outbox, with the reason', async () => {
      await server.stop()
      try {
        await send(contact)
        await delivered()
      } finally {
        await server.start()
      }
      const list =
        '{ outgoingMails { items { recipient subject text attempts nextAttemptAt sentAt lastError } total } }'
      const { data } = await shop.graphql(list, {}, await shop.login())
      expect(data?.outgoingMails).toMatchObject({
        total: 1,
        items: [
          {
            recipient: 'info@example.com',
            subject: 'Bericht van Jan Jansen',
            text: expect.stringContaining('Mijn laptop is traag.'),
            attempts: 1,
            sentAt: null,
            lastError: expect.stringContaining('ECONNREFUSED'),
          },
        ],
      })
      expect((await shop.graphql(list, {}, await shop.login('cms-zzp'))).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    })
  })
})
