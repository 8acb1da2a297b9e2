import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type AccountShop, startAccountShop } from '../features/accounts/accountShop.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { Attacker } from './Attacker.js'
import { changesSince, expectBounced, longest, storedIn } from './expectBounced.js'
import { expectNoLeak } from './expectNoLeak.js'
import type { OpenApi } from './fuzz/restCalls.js'
import { sendRaw } from './sendRaw.js'

const statements = [
  "' OR '1'='1",
  "'; DROP TABLE customer; -- ",
  "x') UNION ALL VALUES (1, 2, 3) -- ",
  "1' AND SLEEP(20) -- ",
  '1; ATTACH DATABASE "x" AS y',
  '\\\'"`',
]
const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'

describe.each(bothDatabases)('injection, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let api: OpenApi
  let admin: Attacker
  let anonymous: Attacker

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database, { PUBLIC_URL: 'https://shop.example' })
    admin = new Attacker(shop.url, await shop.login('cms-admin'))
    anonymous = new Attacker(shop.url, await shop.csrf())
    api = JSON.parse((await anonymous.get('/api/openapi.json')).text)
    const pictureless = { language: 'nl', title: 'Nieuws', category: 1 }
    await admin.send('POST', '/api/news-item/add-news', pictureless)
    await admin.send('POST', '/api/tips/add-tip', { language: 'nl', title: 'Tip' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('SQL in every parameter: of all that is read by address, and of its query', async () => {
    const reads = Object.entries(api.paths).filter(([path, { get }]) => get && !/next-|csrf/.test(path))
    const before = await storedIn(shop)
    for (const [path, { get }] of reads) {
      for (const statement of statements) {
        const text = encodeURIComponent(statement)
        const names = (get?.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => `${name}=${text}`)
        const address = `/api${path.replace(/\{\w+\}/g, text)}?${names.join('&')}`
        const begun = performance.now()
        const reply = await admin.get(address)
        expect([address, reply.status < 500, performance.now() - begun < longest]).toEqual([address, true, true])
        expectNoLeak(reply.text)
      }
    }
    expect(await changesSince(before, shop)).toEqual([])
  })

  it('SQL in every parameter: search texts are literal', async () => {
    const query = 'query ($text: String!) { customers(filter: { search: $text }) { total } }'
    for (const statement of [...statements, '%', '_', '!']) {
      const { text } = await admin.graphql(query, { text: statement })
      expect([statement, JSON.parse(text)]).toEqual([statement, { data: { customers: { total: 0 } } }])
    }
  })

  it('SQL in every parameter: texts are stored literally', async () => {
    for (const statement of statements) {
      const { text, status } = await admin.send('POST', '/api/reviews/add-review', {
        language: 'nl',
        name: statement,
        text: statement,
      })
      expect([status, JSON.parse(text).data]).toMatchObject([201, { name: statement.trim(), text: statement.trim() }])
    }
  })

  it('scripts in rich text, FAQ, menu titles, contact messages', async () => {
    const page = {
      language: 'nl',
      title: 'Scripts',
      menu_title: '<img src=x onerror=alert(1)>',
      blocks: [
        { type: 'text', text: `<p>Goed</p>${script}<a href="javascript:alert(1)">klik</a><svg onload=alert(1)>` },
        { type: 'faq', questions: [{ question: script, answer: `Zo ${script}<iframe src="//evil.example">` }] },
      ],
    }
    const { text, status } = await admin.send('POST', '/api/pages/add-page', page)
    expect(status).toBe(201)
    const { blocks, menu_title } = JSON.parse(text).data
    expect(blocks[0].text).toBe('<p>Goed</p><a>klik</a>')
    expect(blocks[1].questions[0].answer).not.toMatch(/<script|<img|<iframe|onerror/)
    // Plain texts are stored unchanged: clients escape them.
    expect([menu_title, blocks[1].questions[0].question]).toEqual([page.menu_title, script])
    const message = { name: script, email: 'a@example.com', message: script }
    expect((await anonymous.send('POST', '/api/send-contact-email', message)).status).toBe(200)
    const [mail] = JSON.parse((await admin.get('/api/emails')).text).data
    expect(mail).toMatchObject({ name: script, message: script })
    const answers = [await admin.get('/api/emails'), await anonymous.get('/api/public-pages/nl')]
    for (const { headers } of answers) {
      expect(headers.get('content-type')).toMatch(/^application\/json/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('CR LF in name or e-mail: is refused with its field, in every form and for accounts', async () => {
    const forms = ['send-contact-email', 'send-phone-email', 'send-remote-assistance-email', 'register']
    for (const end of ['\r\n', '\n', '\r', '\u0000', '\u0085']) {
      for (const form of forms) {
        for (const field of ['name', 'email', 'phone']) {
          if (form === 'register' && field === 'phone') continue
          const problem = form === 'send-contact-email' ? 'message' : 'description_problem'
          const whole = { name: 'Jan', email: 'jan@example.com', phone: '06 0000 0001', [problem]: 'Hallo' }
          const record = form === 'register' ? { name: 'Jan', email: 'jan@example.com' } : whole
          const body = { ...record, [field]: `jan@example.com${end}Bcc: evil@example.com` }
          const reply = await expectBounced(shop, { status: 422, code: 'VALIDATION' }, () =>
            admin.send('POST', `/api/${form}`, body),
          )
          expect(Object.keys(JSON.parse(reply.text).errors)).toEqual([field])
        }
      }
    }
  })

  it('100 KB strings in validated fields: of every record and message', async () => {
    // A quarter is named by numbers alone.
    const isOfTexts = (path: string) => /add-|register$|^\/send-/.test(path) && !path.endsWith('/add-quarter')
    const writes = Object.entries(api.paths).filter(([path]) => isOfTexts(path))
    expect(writes.length).toBeGreaterThan(15)
    const before = await storedIn(shop)
    for (const [path, { post }] of writes) {
      const { schema } = post?.requestBody?.content['application/json'] ?? { schema: {} }
      const described = schema.$ref ? api.components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
      const names = Object.entries(described?.properties ?? {})
        .filter(([, { type }]) => [type].flat().includes('string'))
        .map(([name]) => name)
      expect([path, names.length > 0]).toEqual([path, true])
      for (const filling of ['a', 'é', '-', '<b>', 'a@', '&']) {
        const text = filling.repeat(100_000 / Buffer.byteLength(filling))
        // Together they would exceed the limit of a body.
        for (let start = 0; start < names.length; start += 8) {
          const record = Object.fromEntries(names.slice(start, start + 8).map((name) => [name, text]))
          const begun = performance.now()
          const reply = await admin.send('POST', `/api${path}`, record)
          expect([path, filling, reply.status, reply.code]).toEqual([path, filling, 422, 'VALIDATION'])
          expect(performance.now() - begun).toBeLessThan(longest)
          expectNoLeak(reply.text)
        }
      }
    }
    expect(await changesSince(before, shop)).toEqual([])
  })

  it('Host and X-Forwarded-Host in canonical links: no address of ours follows them', async () => {
    await shop.register({ name: 'Bram', email: 'bram@example.com', password: 'a-good-password' })
    const { port } = new URL(shop.url)
    const foreign = 'GET /sitemap.xml HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'
    const refused = await sendRaw(shop.url, foreign)
    expect([refused.status, refused.code, refused.text.includes('evil.example')]).toEqual([421, 'MISDIRECTED', false])
    const forged = `Host: 127.0.0.1:${port}\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example`
    for (const path of ['/sitemap.xml', '/robots.txt', '/feed/nl.xml', '/feed/en.xml']) {
      for (const target of [path, `http://evil.example${path}`]) {
        const reply = await sendRaw(shop.url, `GET ${target} HTTP/1.1\r\n${forged}\r\nConnection: close\r\n\r\n`)
        expect([target, reply.status, reply.text.includes('evil.example')]).toEqual([target, 200, false])
        expect(reply.text).toContain('https://shop.example/')
      }
    }
    const { own } = anonymous
    const body = JSON.stringify({ email: 'bram@example.com' })
    const head = [
      'POST /api/request-password-reset HTTP/1.1',
      forged,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Cookie: ${own.cookie}`,
      `X-XSRF-TOKEN: ${own['x-xsrf-token']}`,
      'Connection: close',
    ]
    expect((await sendRaw(shop.url, `${head.join('\r\n')}\r\n\r\n${body}`)).status).toBe(200)
    const link = await shop.linkSentTo('bram@example.com')
    expect(link).toContain('https://shop.example/wachtwoord/kiezen#')
    expect(link).not.toMatch(new RegExp(`evil|${port}`))
  })

  describe('two lengths', () => {
    const body = JSON.stringify({ name: 'Jan', email: 'jan@example.com', message: 'Gesmokkeld' })
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

    it.each([
      ['two Content-Lengths', [`Content-Length: ${body.length}`, 'Content-Length: 5'], body],
      ['two in one header', [`Content-Length: ${body.length}, 5`], body],
      ['a length and chunks', [`Content-Length: ${body.length}`, 'Transfer-Encoding: chunked'], chunked],
      ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 5'], chunked],
      ['chunks that are not the last encoding', ['Transfer-Encoding: chunked, identity'], chunked],
      ['an unknown encoding', ['Transfer-Encoding: xchunked'], chunked],
      ['a length below zero', ['Content-Length: -1'], body],
      ['a length with a plus', [`Content-Length: +${body.length}`], body],
      ['a length in hexadecimal', ['Content-Length: 0x10'], body],
      ['a chunk without a length', ['Transfer-Encoding: chunked'], `zz\r\n${body}\r\n0\r\n\r\n`],
      ['a folded header', ['X-Folded: a', ' Content-Length: 5', `Content-Length: ${body.length}`], body],
      ['a space before the colon', [`Content-Length : ${body.length}`], body],
      ['a NUL in a header', [`X-Odd: a\u0000b`, `Content-Length: ${body.length}`], body],
    ])('%s', async (_, lengths, sent) => {
      const { own } = anonymous
      const head = [
        'POST /api/send-contact-email HTTP/1.1',
        'Host: shop.example',
        'Content-Type: application/json',
        `Cookie: ${own.cookie}`,
        `X-XSRF-TOKEN: ${own['x-xsrf-token']}`,
        ...lengths,
      ]
      await expectBounced(shop, { status: 400, code: 'BAD_REQUEST' }, () =>
        sendRaw(shop.url, `${head.join('\r\n')}\r\n\r\n${sent}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`),
      )
    })

    it('an address or headers without end', async () => {
      const long = 'a'.repeat(100_000)
      for (const request of [
        `GET /${long} HTTP/1.1\r\nHost: x\r\n\r\n`,
        `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${long}\r\n\r\n`,
      ]) {
        await expectBounced(shop, { status: 400, code: 'BAD_REQUEST' }, () => sendRaw(shop.url, request))
      }
    })
  })
})
