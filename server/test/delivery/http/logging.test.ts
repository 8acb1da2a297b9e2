import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { QueryFailedError } from 'typeorm'
import { createLog } from '../../../src/delivery/http/createLog.js'
import { describeError } from '../../../src/delivery/http/describeError.js'
import { requestNumber } from '../../../src/delivery/http/requestNumber.js'
import { MailServer } from '../../features/messages/MailServer.js'
import { cookiesOf, startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { dataOf, restClient } from '../rest/restClient.js'

/** Marks text typed by people. */
const marker = 'Zandvoort'
const email = `eva.${marker}@example.com`
const password = `roestige-${marker}-fietspomp`

interface Line {
  level: number
  msg: string
  request?: string
  method?: string
  route?: string
  status?: number
  milliseconds?: number
  role?: string
  err?: { type: string; message: string; code?: string; query?: string; stack: string }
}

class Lines {
  readonly written: string[] = []
  readonly write = (line: string) => void this.written.push(line)

  get all(): Line[] {
    return this.written.map((line) => JSON.parse(line))
  }
}

describe.each(testDatabases)('the log of a running shop, on $name', ({ create }) => {
  const lines = new Lines()
  const mailServer = new MailServer({
    onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}> does not live here, says ${address}`)),
  })
  let database: TestDatabase
  let shop: TestShop
  let admin: Record<string, string>

  beforeAll(async () => {
    database = await create()
    const { port } = await mailServer.start()
    const environment = { LOG_LEVEL: 'debug', SMTP_URL: `smtp://127.0.0.1:${port}` }
    shop = await startTestShop(database, environment, undefined, lines)
    admin = await shop.login()
  })
  afterAll(async () => {
    await shop.close()
    await mailServer.stop()
    await database.drop()
  })

  const logged = () => lines.written.join('')
  const lineOf = (number: string | null) => lines.all.filter(({ request }) => request === number)
  const send = (path: string, init: RequestInit = {}) => fetch(`${shop.url}${path}`, init)

  /** Runs while a table is not there, as after a mistake of the operator. */
  async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
    const rename = (from: string, to: string) =>
      shop.services.database.write((manager) => manager.query(`ALTER TABLE ${from} RENAME TO ${to}`))
    await rename(table, `${table}_away`)
    try {
      return await work()
    } finally {
      await rename(`${table}_away`, table)
    }
  }

  it('[O24] has one line for every request: route, status, time and role; no parameters', async () => {
    const answer = await send(`/api/customers?search=${email}&token=${marker}`, { headers: admin })
    expect(answer.status).toBe(200)
    const number = answer.headers.get('x-request-id')
    expect(number).toMatch(/^[0-9a-f]{12}$/)
    const [line, ...more] = lineOf(number)
    expect(more).toEqual([])
    expect(line).toMatchObject({
      msg: 'answered',
      method: 'GET',
      route: '/api/customers',
      status: 200,
      role: 'cms-admin',
      milliseconds: expect.any(Number),
    })
    const elsewhere = await send(`/api/${marker}`)
    expect(lineOf(elsewhere.headers.get('x-request-id'))).toMatchObject([{ status: 404, role: 'nobody' }])
  })

  it('gives every request its own id, whatever id a visitor sends', async () => {
    const headers = { 'x-request-id': 'of-the-visitor' }
    const numbers = await Promise.all([send('/healthz', { headers }), send('/api/public-tips/nl/1', { headers })])
    const given = numbers.map((answer) => answer.headers.get('x-request-id'))
    expect(new Set([...given, 'of-the-visitor']).size).toBe(3)
  })

  it('gives the request id in the error message and in the log line of its cause, in both languages', async () => {
    const input = { name: marker, email, message: marker }
    const query = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { sent } }'
    await without('email', async () => {
      for (const [language, words] of [
        ['nl', 'Vermeld nummer'],
        ['en', 'mention number'],
      ] as const) {
        const answer = await send('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'accept-language': language },
          body: JSON.stringify({ query, variables: { input } }),
        })
        const number = String(answer.headers.get('x-request-id'))
        const { errors } = (await answer.json()) as { errors: { message: string; extensions: { code: string } }[] }
        expect(errors[0]?.extensions.code).toBe('INTERNAL')
        expect(errors[0]?.message).toContain(`${words} ${number}`)
        const why = lineOf(number).find(({ err }) => err)
        expect(why?.err).toMatchObject({ type: 'QueryFailedError', query: expect.stringContaining('?') })
        expect(why?.err?.stack).toContain('createRecord.ts')
      }
      const rest = await restClient(shop, await csrf())('POST', 'send-contact-email', input)
      expect(rest.status).toBe(500)
      const [, number = ''] = /(?:mention number|Vermeld nummer) ([0-9a-f]{12})/.exec(String(rest.body.message)) ?? []
      expect(lineOf(number).some(({ err }) => err)).toBe(true)
    })
    await without('customer', async () => {
      const answer = await send('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...admin },
        body: JSON.stringify({ query: `{ customers(filter: { search: "${marker}" }) { total } }` }),
      })
      expect(answer.status).toBe(500)
    })
    expect(logged()).not.toContain(marker)
  })

  it('contains nothing that people typed: not after logins, messages, jobs, resets, uploads and mails that came back', async () => {
    const visitor = restClient(shop, await csrf())
    const owner = restClient(shop, admin)
    await visitor('POST', 'login', { email, password })
    const made = await owner<{ id: number }>('POST', 'register', { name: marker, email, password, address: marker })
    expect(made.status).toBe(201)
    const { id } = dataOf(made)
    expect((await visitor('POST', 'login', { email, password })).status).toBe(200)
    await shop.graphql('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email }, await csrf())
    await shop.graphql(
      'mutation ($token: String!) { resetPassword(token: $token, password: "x") }',
      { token: marker },
      await csrf(),
    )
    await owner('POST', 'register', { name: marker, email, password })
    await owner('POST', 'statuses-repair/add-status-repair', { customer: id, description: marker, note: marker })
    await visitor('POST', 'send-contact-email', { name: marker, email, message: marker })
    await visitor('POST', 'send-contact-email', { name: marker, email: marker, message: '' })
    await visitor('GET', `public-tip-by-url/${marker}`)
    const bearer = { authorization: `Bearer shop_${marker}` }
    expect((await send('/api/customers', { headers: bearer })).status).toBe(401)
    await send('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body: `{${marker}` })
    await shop.graphql(`{ customers(filter: { search: "${marker}" ) }`, {}, admin)
    await shop.graphql(`{ ${marker} }`, {}, admin)
    await shop.graphql('query ($id: Int!) { customer(id: $id) { id } }', { id: marker }, admin)
    const form = new FormData()
    form.append('page-type', 'news-item')
    form.append('file', new Blob([marker], { type: 'image/png' }), `${marker}.png`)
    expect(
      (await send('/api/image-upload/tiny-mce-upload', { method: 'POST', body: form, headers: admin })).status,
    ).toBe(415)
    await shop.services.mail.deliverDue(new Date(Date.now() + 60_000))
    await send('/%E0%A4%A')

    expect(lines.all.some(({ msg }) => msg.startsWith('A mail was not delivered'))).toBe(true)
    expect(logged().toLowerCase()).not.toContain(marker.toLowerCase())
    expect(logged()).not.toMatch(/geheim|session=|[0-9a-z_-]{40}/i)
  })

  async function csrf(): Promise<Record<string, string>> {
    const token = cookiesOf(await send('/api/csrf-cookie'))['XSRF-TOKEN'] ?? ''
    return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  }
})

describe('a line about an error', () => {
  const refused = (message: string, more: object) =>
    new QueryFailedError('INSERT INTO customer VALUES (?, ?)', [marker, email], Object.assign(new Error(message), more))

  it.each([
    [`Duplicate entry '${email}' for key 'ix_customer_email_key'`, { code: 'ER_DUP_ENTRY', sql: `… '${marker}'` }],
    [`Data too long for column 'name': "${marker}"`, { code: 'ER_DATA_TOO_LONG', sqlMessage: marker }],
    ['UNIQUE constraint failed: customer.email_key', { code: 'SQLITE_CONSTRAINT_UNIQUE' }],
  ])('logs the code and the statement of “%s” without its values', (message, more) => {
    const lines = new Lines()
    const log = createLog({ logLevel: 'info', development: false }, lines)
    const error = refused(message, more)
    log.error(error)
    log.error(error, 'in words')
    log.error({ err: error })
    log.warn(`to <${email}>`)
    log.warn({ reason: `to ${email}`, more: 1 }, 'in a field')
    expect(lines.written.join('')).not.toContain(marker)
    const [first] = lines.all
    expect(first?.err).toMatchObject({ code: more.code, query: 'INSERT INTO customer VALUES (?, ?)' })
    expect(first?.err?.stack).toContain('logging.test')
  })

  it('logs its cause, and nothing of thrown values that are not errors', () => {
    const { cause } = describeError(new Error('outer', { cause: refused(`'${marker}'`, { code: 'X' }) }))
    expect(cause).toMatchObject({ type: 'QueryFailedError', code: 'X' })
    expect(JSON.stringify([cause, describeError(marker)])).not.toContain(marker)
  })
})

describe('the number of a request', () => {
  const asked = (id: string | undefined, from: string) =>
    ({ headers: { 'x-request-id': id }, socket: { remoteAddress: from } }) as unknown as IncomingMessage
  const trusted = requestNumber({
    trustedProxies: ['loopback', '10.1.2.3', '172.16.0.0/12', '192.168.0.0/16', 'fd00::/8'],
  })

  it.each(['127.0.0.1', '10.1.2.3', '172.18.0.5', '::ffff:192.168.1.4', '::1', 'fd00::5'])(
    'is what a proxy on %s says',
    (from) => expect(trusted(asked('4f1c9d0e-5a3b', from))).toBe('4f1c9d0e-5a3b'),
  )

  it.each([
    ['from elsewhere', '4f1c9d0e-5a3b', '203.0.113.9'],
    ['too short', 'abc', '10.1.2.3'],
    ['too long', 'a'.repeat(65), '10.1.2.3'],
    ['with a line of its own', 'abcdefgh\n{"level":50}', '10.1.2.3'],
    ['with markup', '<script>alert(1)', '10.1.2.3'],
    ['of nobody', undefined, '10.1.2.3'],
  ])('is made anew for one %s', (_, id, from) => {
    expect(trusted(asked(id, from))).toMatch(/^[0-9a-f]{12}$/)
  })

  it('is generated where no proxy is trusted', () => {
    expect(requestNumber({ trustedProxies: [] })(asked('4f1c9d0e-5a3b', '127.0.0.1'))).toMatch(/^[0-9a-f]{12}$/)
  })
})
