import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { AccountantDownload } from '../../../src/features/downloads/AccountantDownload.js'
import { PasswordToken } from '../../../src/features/passwords/PasswordToken.js'
import { password } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'
import { MailServer } from '../messages/MailServer.js'
import { type AccountShop, apis, startAccountShop } from './accountShop.js'
import { passMinutes, startClock, stopClock } from './clock.js'

const days = 24 * 60

describe.each(bothDatabases)('registering, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database, { PUBLIC_URL: 'http://shop.example' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  afterEach(() => startClock())

  /** The same over GraphQL. */
  const registerMutation = (input: object, headers: Record<string, string>) =>
    shop.graphql('mutation ($input: CreateCustomerInput!) { register(input: $input) { id role } }', { input }, headers)

  it('[A30] answers the whole customer, who can log in with the given password', async () => {
    const record = {
      name: 'Anna Bakker',
      email: 'anna@example.com',
      phone_number: '0612345678',
      address: 'Dorpsstraat',
      house_number: '12a',
      zip_code: '1234 AB',
    }
    const { status, body } = await shop.register({ ...record, password })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ ...record, role: 'cms-status-user', status_user: true, login_count: 0 })
    expect(JSON.stringify(body)).not.toMatch(/password|argon/)
    await expect(shop.nameOf(await shop.logIn('anna@example.com'))).resolves.toBe('Anna Bakker')
    await expect(shop.mailsTo('anna@example.com')).resolves.toEqual([])
  })

  it.each(['cms-status-user', 'cms-zzp', 'cms-accountant'])('[A36] gives the role %s', async (role) => {
    const email = `${role}@register.example`
    const { status, body } = await shop.register({ name: 'Anna', email, password, role })
    expect([status, body.data]).toEqual([201, expect.objectContaining({ role })])
    const { data } = await shop.graphql('{ me { role } }', {}, await shop.logIn(email))
    expect(data).toEqual({ me: { role: role.replaceAll('-', '_') } })
    const downloads = await shop.services.database.reader.countBy(AccountantDownload, { accountant: body.data.id })
    expect(downloads).toBe(role === 'cms-accountant' ? 1 : 0)
  })

  it('[A36] never gives cms-admin, over either API', async () => {
    const record = { name: 'Anna', email: 'admin@register.example', password }
    const refused = { code: 'VALIDATION', errors: { role: [expect.any(String)] } }
    expect(await shop.register({ ...record, role: 'cms-admin' })).toMatchObject({ status: 422, body: refused })
    const headers = await shop.login('cms-admin')
    for (const role of ['cms_admin', 'cms-admin']) {
      const { data, errors } = await registerMutation({ ...record, role }, headers)
      expect([data ?? null, errors?.[0]?.extensions]).toMatchObject([null, refused])
    }
    await expect(shop.logIn('admin@register.example')).rejects.toThrow('CREDENTIALS')
  })

  it('[A36] gives no role, and takes nothing else, that a field not known asks for', async () => {
    const record = { name: 'Anna', email: 'odd@register.example', password }
    for (const more of [{ demo: true }, { login_count: 5 }, { password_hash: 'x' }]) {
      expect(await shop.register({ ...record, ...more })).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } })
    }
  })

  it('[A36] refuses an address that is in use in another letter case, over either API', async () => {
    const record = { name: 'Taken', email: 'taken@example.com', password }
    expect((await shop.register(record)).status).toBe(201)
    const again = { ...record, email: ' TAKEN@Example.Com ' }
    expect(await shop.register(again)).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION', errors: { email: [expect.any(String)] } },
    })
    const { errors } = await registerMutation(again, await shop.login('cms-admin'))
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION', errors: { email: [expect.any(String)] } })
  })

  it('[A36] adds one of several simultaneous requests, and invites that one only', async () => {
    const writings = ['twin@example.com', 'TWIN@example.com', 'Twin@Example.com', 'twin@EXAMPLE.com']
    const answers = await Promise.all(writings.map((email) => shop.register({ name: 'Twin', email })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422])
    const mails = await Promise.all(writings.map((email) => shop.mailsTo(email)))
    expect(mails.flat()).toHaveLength(1)
  })

  it('[A30] names every invalid field in one response', async () => {
    const { status, body } = await shop.register({ name: '', email: 'nonsense', password: 'short' })
    expect([status, Object.keys(body.errors ?? {}).toSorted()]).toEqual([422, ['email', 'name', 'password']])
  })

  it.each([
    ['nl', 'Beste Bram,', 'http://shop.example/wachtwoord/kiezen#'],
    ['en', 'Dear Bram,', 'http://shop.example/wachtwoord/kiezen?language=en#'],
  ])('[A30] invites whom it gives no password, in the own language (%s)', async (language, greeting, address) => {
    const email = `bram-${language}@example.com`
    expect((await shop.register({ name: 'Bram', email, language })).status).toBe(201)
    const [mail, ...more] = await shop.mailsTo(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ language, isSecret: true, replyTo: null })
    expect(mail?.text).toContain(greeting)
    const link = await shop.linkSentTo(email)
    expect(link).toContain(address)
    expect(mail?.text).not.toMatch(/\{\w+\}/)
  })

  it.each(apis)('[A30] the link of an invitation chooses a password once, over $name', async (api) => {
    const email = `invited-${api.name}@example.com`
    await shop.register({ name: 'Invited', email })
    await expect(shop.logIn(email, '')).rejects.toThrow('CREDENTIALS')
    const token = await shop.tokenSentTo(email)
    const stored = await shop.services.database.reader.find(PasswordToken)
    expect(JSON.stringify(stored)).not.toContain(token)

    const reset = (given: string) => api.call(shop, 'resetPassword', { token, password: given }, anyone)
    const anyone = await shop.csrf()
    expect(await reset('short')).toMatchObject({ code: 'VALIDATION', errors: { password: [expect.any(String)] } })
    expect(await reset('a rusty bicycle pump')).toMatchObject({ status: 200, value: '/login-status' })
    expect(await reset('yet another chosen one')).toMatchObject({
      code: 'VALIDATION',
      errors: { token: [expect.any(String)] },
    })
    await expect(shop.nameOf(await shop.logIn(email, 'a rusty bicycle pump'))).resolves.toBe('Invited')
    await expect(shop.logIn(email, 'yet another chosen one')).rejects.toThrow('CREDENTIALS')
  })

  it('[A30] without the invitation there is no customer: both are written or neither', async () => {
    const { database } = shop.services
    await database.write((manager) => manager.query('ALTER TABLE outgoing_mail RENAME TO outgoing_mail_away'))
    try {
      expect((await shop.register({ name: 'Lost', email: 'lost@example.com' })).status).toBe(500)
    } finally {
      await database.write((manager) => manager.query('ALTER TABLE outgoing_mail_away RENAME TO outgoing_mail'))
    }
    expect((await shop.register({ name: 'Lost', email: 'lost@example.com' })).status).toBe(201)
  })

  it('[A30] the invitation is delivered immediately, and its link is not stored afterwards', async () => {
    const server = await new MailServer().start()
    const other = await create()
    const mailing = await startAccountShop(other, { SMTP_URL: `smtp://${server.address.host}:${server.address.port}` })
    try {
      await mailing.register({ name: 'Invited', email: 'invited@example.com' })
      await until(async () => (await mailing.mailsTo('invited@example.com'))[0]?.sentAt !== null)
      expect(server.mails).toMatchObject([{ to: ['invited@example.com'], text: expect.stringContaining('/kiezen#') }])
      expect(await mailing.mailsTo('invited@example.com')).toMatchObject([
        { text: expect.not.stringContaining('/kiezen'), sentAt: expect.any(String) },
      ])
      expect(await mailing.linkSentTo('invited@example.com')).toBe('')
    } finally {
      await mailing.close()
      await other.drop()
      await server.stop()
    }
  })

  // Last, since the session of cms-admin has expired by then.
  it('[A30] an invitation is valid for fourteen days, and expired ones are deleted at the next login', async () => {
    const [api] = apis
    await shop.register({ name: 'Late', email: 'late@example.com' })
    await shop.register({ name: 'Later', email: 'later@example.com' })
    await shop.register({ name: 'Known', email: 'known@example.com', password })
    const [late, later] = [await shop.tokenSentTo('late@example.com'), await shop.tokenSentTo('later@example.com')]
    stopClock()
    const reset = async (token: string) => api?.call(shop, 'resetPassword', { token, password }, {})
    passMinutes(14 * days - 2)
    expect(await reset(late)).toMatchObject({ value: '/login-status' })
    passMinutes(3)
    expect(await reset(later)).toMatchObject({ code: 'VALIDATION', errors: { token: [expect.any(String)] } })
    await shop.logIn('known@example.com')
    await expect(shop.services.database.reader.count(PasswordToken)).resolves.toBe(0)
  })
})
