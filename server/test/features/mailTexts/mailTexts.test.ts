import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { ensureMailTexts } from '../../../src/features/mailTexts/ensureMailTexts.js'
import { MailText } from '../../../src/features/mailTexts/MailText.js'
import { describedMail, exampleMail, mailKindChoice } from '../../../src/features/mailTexts/mailRegistry.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { enumName } from '../../../src/kernel/fields/Choice.js'
import { languages } from '../../../src/kernel/shared/screens.js'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'
import { type JobShop, type Person, startJobShop } from '../jobs/jobShop.js'
import { kinds } from '../jobs/kinds.js'
import { MailServer } from '../messages/MailServer.js'

const [, repair] = kinds
const ready = 'statusRepair-return-appointment'
const update = `mutation ($id: Int!, $input: UpdateMailTextInput!) {
  updateMailText(id: $id, input: $input) { id version subject body }
}`
const preview = `query ($kind: MailKind!, $subject: String, $body: String) {
  previewMailText(kind: $kind, language: en, subject: $subject, body: $body) { subject text html about }
}`
interface Preview {
  previewMailText: { subject: string; text: string; html: string; about: string | null }
}

describe.each(testDatabases)('the texts of mails on $name', ({ create }) => {
  let database: TestDatabase
  let server: MailServer
  let shop: JobShop
  let anna: Person

  beforeAll(async () => {
    database = await create()
    server = await new MailServer().start()
    const { host, port } = server.address
    shop = await startJobShop(database, { SMTP_URL: `smtp://${host}:${port}`, PUBLIC_URL: 'https://shop.example' })
    anna = await shop.person('Anna')
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
    await database.drop()
  })
  beforeEach(async () => {
    await until(async () => (await shop.services.database.reader.countBy(OutgoingMail, { claimedUntil: '' })) === 0)
    server.mails.length = 0
  })
  afterEach(async () => {
    for (const kind of [ready, 'passwordChanged', 'invitation']) {
      for (const language of ['nl', 'en']) await change(kind, language, { subject: null, body: null })
    }
  })

  const textOf = (kind: string, language: string) =>
    shop.services.database.reader.findOneByOrFail(MailText, { kind, language } as object)
  const change = async (kind: string, language: string, input: object) => {
    const { id } = await textOf(kind, language)
    return shop.admin.ask<{ updateMailText: Record<string, unknown> }>(update, { id, input })
  }
  const faultsOf = async (kind: string, input: object) =>
    (await change(kind, 'en', input)).errors?.[0]?.extensions.errors
  const settings = async (input: object) => {
    const { errors } = await shop.admin.ask(
      'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }',
      { input },
    )
    expect(errors).toBeUndefined()
  }
  const arrived = async (to: string) => {
    await until(() => server.mails.some((mail) => mail.to.includes(to)))
    return required(
      server.mails.find((mail) => mail.to.includes(to)),
      'mail',
    )
  }
  const statusOf = (job: number, status: string, more: object = {}) => shop.editJob(repair, job, { status, ...more })
  const newJob = async (customer = anna.id) =>
    (await shop.addJob(repair, { customer, description: 'Laptop <b>', hold_back_notice: true })).id

  it('[W8] are one of each kind and language, whatever was started how often', async () => {
    const count = mailKindChoice.values.length * 2
    await ensureMailTexts(shop.services.database)
    expect(await shop.services.database.reader.count(MailText)).toBe(count)
    const { body } = await shop.admin.rest<{ data: { rows?: unknown[] } }>('GET', 'mail-texts')
    expect(JSON.stringify(body)).toContain('"statusRepair')
    const { data } = await shop.admin.ask<{ mailKinds: { kind: string; body: { nl: string } }[] }>(
      '{ mailKinds { kind audience label { nl en } occasion { nl en } placeholders { text isRequired } subject { nl } body { nl } } }',
    )
    expect(data?.mailKinds.map(({ kind }) => kind)).toEqual(mailKindChoice.values.map(enumName))
  })

  it.each(mailKindChoice.values)('[W8] the mail %s has an example of all that it is useless without', async (kind) => {
    for (const language of languages) {
      const { values } = await exampleMail(ownContext(shop.services), kind, language)
      expect(Object.keys(values)).toEqual(expect.arrayContaining([...describedMail(kind).required]))
    }
  })

  it('[W8] a mail says what the shop has written, in the language of the receiver, and again ours when that is put back', async () => {
    await change(ready, 'nl', {
      subject: 'Kom maar halen, {{name}}',
      body: 'Hoi {{name}},\n\n{{note}}\n\nTot {{shop.openingHours}} bij {{shop.name}}.',
    })
    const id = await newJob()
    await statusOf(id, 'return-appointment', { note: 'Neem je lader mee.' })
    const own = await arrived('anna@example.com')
    expect(own.headers.subject).toBe('Kom maar halen, Anna')
    expect(own.text).toMatch(/^Hoi Anna,\n\nNeem je lader mee\.\n\nTot maandag .* bij Cougar Computers\.\n/)
    expect(own.html).toContain('Hoi Anna,')

    const bob = await shop.person('Bob', { language: 'en' })
    await statusOf(await newJob(bob.id), 'return-appointment')
    expect((await arrived('bob@example.com')).headers.subject).toMatch(/^Your repair/)

    server.mails.length = 0
    await change(ready, 'nl', { subject: null, body: null })
    await statusOf(await newJob(), 'return-appointment')
    expect((await arrived('anna@example.com')).headers.subject).toMatch(/^Je reparatie \(nummer/)
  })

  it('[W8] what is in the outbox is what is sent, whatever is changed in the meantime', async () => {
    const { mail } = shop.services
    const id = await newJob()
    await server.stop()
    await statusOf(id, 'return-appointment')
    await change(ready, 'nl', { subject: 'Iets anders', body: '{{note}} anders' })
    await server.start()
    mail.wake()
    expect((await arrived('anna@example.com')).headers.subject).toMatch(/^Je reparatie/)
  })

  it('[W8] a line or a paragraph of which there is nothing to say is left out', async () => {
    await change(ready, 'nl', {
      body: 'Hoi,\nOver: {{description}}\nStand: {{remark}}\n\nWe schreven:\n{{note}}\n\nDag',
    })
    await statusOf(await newJob(), 'return-appointment')
    expect((await arrived('anna@example.com')).text).toMatch(/^Hoi,\nOver: Laptop <b>\n\nDag\n/)
  })

  it('[W8] values are no markup in the page and stay what they are in the text, and braces in them are not filled in', async () => {
    await statusOf(await newJob(), 'return-appointment', { note: '<script>alert(1)</script> & {{shop.phone}} "x"' })
    const { html, text } = await arrived('anna@example.com')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; {{shop.phone}} &quot;x&quot;')
    expect(html).toContain('Laptop &lt;b&gt;')
    expect(html).not.toContain('<script')
    // Outlook for Windows takes the width from the conditional table alone.
    expect(html).toMatch(
      /<!--\[if mso\]><table [^>]*width="600"[^>]*><tr><td><!\[endif\]-->[\s\S]*<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/,
    )
    expect(text).toContain('<script>alert(1)</script> & {{shop.phone}} "x"')
  })

  it('[W8] an unknown placeholder, a missing one and one in the wrong place are refused at the field, in the language of the reader', async () => {
    const note = '{{note}}'
    expect(await faultsOf(ready, { body: `${note} {{nmae}}` })).toEqual({
      body: [expect.stringContaining('{{nmae}} does not exist')],
    })
    expect(await faultsOf(ready, { body: 'Come and get it.' })).toEqual({
      body: [expect.stringContaining('{{note}} is missing')],
    })
    expect(await faultsOf(ready, { body: `${note}\n{{by}}` })).toEqual({ body: [expect.stringContaining('{{by}}')] })
    expect(await faultsOf(ready, { body: `${note} {{shop.nothing}}` })).toEqual({ body: [expect.any(String)] })
    expect(await faultsOf(ready, { body: `${note} {{name` })).toEqual({
      body: [expect.stringContaining('double braces')],
    })
    expect(await faultsOf(ready, { body: `${note}\n${note}` })).toEqual({
      body: [expect.stringContaining('only once')],
    })
    expect(await faultsOf(ready, { subject: 'About {{note}}' })).toEqual({
      subject: [expect.stringContaining('{{note}}')],
    })
    expect(await faultsOf('invitation', { body: 'Hello {{name}}' })).toEqual({
      body: [expect.stringContaining('{{link}} is missing')],
    })
    expect(await faultsOf('invitation', { body: 'Press {{link}} now' })).toEqual({
      body: [expect.stringContaining('line of its own')],
    })
    expect(await faultsOf('invitation', { subject: '{{link}}' })).toEqual({
      subject: [expect.stringContaining('{{link}}')],
    })
    const { body } = await shop.admin.rest('PUT', `mail-text/edit/${(await textOf(ready, 'nl')).id}`, {
      body: '{{nmae}}',
    })
    expect(body).toMatchObject({ errors: { body: [expect.any(String)] } })
    expect(await textOf(ready, 'en')).toMatchObject({ subject: null, body: null })
  })

  it('[W8] a change has a version and a history, and a stale one is a conflict', async () => {
    const { id, version } = await textOf('passwordChanged', 'nl')
    expect((await shop.admin.ask(update, { id, input: { subject: 'Een', version } })).errors).toBeUndefined()
    const { errors } = await shop.admin.ask(update, { id, input: { subject: 'Twee', version } })
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT')
    const { data } = await shop.admin.ask<{ recordHistory: { items: unknown[] } }>(
      `{ recordHistory(entity: mailText, id: ${id}) { items { id } } }`,
    )
    expect(data?.recordHistory.items.length).toBeGreaterThan(0)
  })

  it('[W8] a text that is saved as ours stays ours', async () => {
    const { data } = await shop.admin.ask<{
      mailKinds: { kind: string; subject: { en: string }; body: { en: string } }[]
    }>('{ mailKinds { kind subject { en } body { en } } }')
    const ours = required(
      data?.mailKinds.find(({ kind }) => kind === enumName(ready)),
      'text',
    )
    await change(ready, 'en', { subject: `${ours.subject.en}!`, body: ours.body.en })
    expect(await textOf(ready, 'en')).toMatchObject({ subject: `${ours.subject.en}!`, body: null })
  })

  it('[W8] is previewed about the newest record, without saving or sending it, and refused as saving it would be', async () => {
    await newJob()
    const given = { kind: enumName(ready), subject: 'Ready: {{number}}', body: 'Hi {{name}}: {{note}}\n\n{{link}}' }
    const { data } = await shop.admin.ask<Preview>(preview, given)
    expect(data?.previewMailText).toMatchObject({
      subject: expect.stringMatching(/^Ready: \d\d-\d{4}$/),
      text: expect.stringContaining('Hi Anna: '),
      html: expect.stringContaining('href="https://shop.example/en/track/…"'),
      about: expect.stringContaining('Anna'),
    })
    const { errors } = await shop.admin.ask(preview, { ...given, body: '{{nmae}}' })
    expect(errors?.[0]?.extensions.errors).toEqual({ body: [expect.stringContaining('{{nmae}}')] })
    for (const kind of mailKindChoice.values) {
      const answer = await shop.admin.ask<Preview>(preview, { kind: enumName(kind) })
      expect(answer.errors).toBeUndefined()
      expect(answer.data?.previewMailText.text).not.toMatch(/\{\{|\[link\]/)
      expect(answer.data?.previewMailText.html).not.toMatch(/\{\{|<link-of/)
    }
    expect(server.mails).toEqual([])
  })

  it('[W7] messages go to the recipients of their kind, each by a mail of their own and in their language', async () => {
    await settings({ recipientsPhone: [{ address: 'balie@example.com' }, { address: 'anna@example.com' }] })
    const form = { name: 'Piet', phone: '0612345678', description_problem: 'Scherm stuk', milliseconds_open: 5000 }
    expect((await shop.admin.rest('POST', 'send-phone-email', form)).status).toBe(200)
    await arrived('balie@example.com')
    await arrived('anna@example.com')
    expect(server.mails.map(({ to }) => to.length)).toEqual([1, 1])
    await settings({ recipientsPhone: [] })
    server.mails.length = 0
    expect((await shop.admin.rest('POST', 'send-phone-email', { ...form, name: 'Kees' })).status).toBe(200)
    await arrived('info@example.com')
  })

  it('[W7] mails are from the sender of the settings, with its reply address and the signature of the language', async () => {
    await settings({
      mailName: 'De Balie',
      mailAddress: 'post@example.com',
      mailReplyTo: 'antwoord@example.com',
      signatureNl: 'Groet van Kees',
    })
    await statusOf(await newJob(), 'return-appointment')
    const mail = await arrived('anna@example.com')
    expect(mail.headers).toMatchObject({ from: 'De Balie <post@example.com>', 'reply-to': 'antwoord@example.com' })
    expect(mail.text).toContain('\n\nGroet van Kees\n\n-- \nCougar Computers\n')
    expect(mail.html).toContain('Groet van Kees')
    expect(mail.html).toContain('KvK 00000000')
    await settings({ mailName: null, mailAddress: null, mailReplyTo: null, signatureNl: null })
  })

  it('[W7] without a sender mails wait, which is said, and leave by themselves once there is one', async () => {
    const state = async () =>
      (await shop.admin.ask<{ mailConnection: object }>('{ mailConnection { situation sender waiting } }')).data
        ?.mailConnection
    await settings({ email: null })
    await statusOf(await newJob(), 'return-appointment')
    expect(await state()).toEqual({ situation: 'no_sender', sender: null, waiting: 1 })
    expect(
      (await shop.admin.ask<{ tryMail: object }>('mutation { tryMail { isDelivered answer } }')).data?.tryMail,
    ).toEqual({
      isDelivered: false,
      answer: null,
    })
    await settings({ email: 'info@example.com' })
    await arrived('anna@example.com')
    await until(async () => JSON.stringify(await state()).includes('"works"'))
  })

  it('[W7] a test mail tells at once what the mail server said, and is not sent again', async () => {
    const tried = async () =>
      (await shop.admin.ask<{ tryMail: object }>('mutation { tryMail { recipient isDelivered answer failure } }')).data
        ?.tryMail
    expect(await tried()).toEqual({
      recipient: 'cms-admin@example.com',
      isDelivered: true,
      answer: expect.stringMatching(/^250/),
      failure: null,
    })
    await server.stop()
    expect(await tried()).toMatchObject({
      isDelivered: false,
      answer: expect.stringContaining('ECONNREFUSED'),
      failure: 'unreachable',
    })
    const { data } = await shop.admin.ask('{ mailConnection { situation failure failsSince answer } failedMails }')
    expect(data).toMatchObject({
      mailConnection: { situation: 'fails', failure: 'unreachable', failsSince: expect.any(String) },
      failedMails: 0,
    })
    await server.start()
    expect(await tried()).toMatchObject({ isDelivered: true })
    const { data: then } = await shop.admin.ask('{ mailConnection { situation } }')
    expect(then).toEqual({ mailConnection: { situation: 'works' } })
  })

  it('[W8] the page of a mail in the outbox hides a secret link as its text does', async () => {
    await settings({ email: null })
    await shop.admin.rest('POST', 'register', { name: 'Dirk', email: 'dirk@example.com', role: 'cms-status-user' })
    await shop.admin.rest('POST', 'request-password-reset', { email: 'anna@example.com' })
    const last = () => shop.services.database.reader.find(OutgoingMail, { order: { id: 'DESC' }, take: 2 })
    // Whether there is such an account does not show in how long the answer takes.
    await until(async () => (await last()).some(({ recipient }) => recipient === 'anna@example.com'))
    const mails = await last()
    const pageOf = async (recipient: string) => {
      const { id } = required(
        mails.find((mail) => mail.recipient === recipient),
        'mail',
      )
      const { data } = await shop.admin.ask<{ outgoingMailPage: string }>(`{ outgoingMailPage(id: ${id}) }`)
      return required(data, 'page').outgoingMailPage
    }
    expect(await pageOf('dirk@example.com')).toMatch(/href="https:\/\/shop\.example\/wachtwoord\/kiezen#\w/)
    expect(await pageOf('anna@example.com')).not.toContain('/kiezen')
    expect(await pageOf('anna@example.com')).toContain('alleen in de mail zelf')
    await settings({ email: 'info@example.com' })
  })
})
