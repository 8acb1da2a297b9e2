import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { getIntrospectionQuery } from 'graphql'
import { nested, times } from '../delivery/http/documentTexts.js'
import { type AccountShop, startAccountShop } from '../features/accounts/accountShop.js'
import { startTestShop } from '../startTestShop.js'
import { createSqlite, type TestDatabase, testDatabases } from '../testDatabases.js'
import { Attacker } from './Attacker.js'
import { expectBounced } from './expectBounced.js'
import { expectNoLeak } from './expectNoLeak.js'
import { sendRaw } from './sendRaw.js'

const login = 'login(email: "a@example.com", password: "a guess") { id }'
const unauthenticated = { status: 401, code: 'UNAUTHENTICATED' }
const refused = { status: 400, code: 'BAD_REQUEST' }
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe.each(testDatabases)('GraphQL, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let anonymous: Attacker

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database)
    anonymous = new Attacker(shop.url)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** A document that goes over this limit is not executed. */
  async function expectTooMuch(limit: string, query: string, variables: object = {}, who = anonymous): Promise<void> {
    const { text } = await expectBounced(shop, refused, () => who.graphql(query, variables))
    const { data, errors } = JSON.parse(text)
    expect([data ?? null, errors[0].message]).toEqual([
      null,
      'The request cannot be read. Please check the data and try again.',
    ])
    expect(errors[0].extensions).toEqual({ code: 'BAD_REQUEST', title: 'Bad request', limit })
  }

  it('1,000 aliases', async () => {
    await expectTooMuch('aliases', `{ shop { ${times(1000, (index) => `a${index}: name`)} } }`)
    await expectTooMuch('aliases', `{ shop { ${times(1000, (index) => `a${index}: __typename`)} } }`)
    await expectTooMuch('tokens', `{ ${times(1000, (index) => `a${index}: shop { name }`)} }`)
    const spread = `fragment names on Shop { ${times(30, (index) => `a${index}: name`)} }`
    await expectTooMuch('aliases', `${spread} { shop { ...names } b: shop { ...names } }`)
  })

  it('100 logins in one request: none of them comes to a verdict, and five at most do', async () => {
    await expectTooMuch('aliases', `mutation { ${times(100, (index) => `a${index}: ${login}`)} }`)
    const six = times(6, (index) => `a${index}: ${login}`)
    await expectTooMuch('rootFields', `mutation { ${six} }`)
    await expectTooMuch('rootFields', `mutation { ...six } fragment six on Mutation { ${six} }`)
    const five = `mutation { ${times(5, (index) => `a${index}: ${login}`)} }`
    const recorded = { status: 200, code: 'CREDENTIALS', noting: ['login_attempt', 'network_trace'] }
    await expectBounced(shop, recorded, () => anonymous.graphql(five))
  })

  it.each(['nl', 'en'])('an array batch of 100, in %s', async (language) => {
    const batch = Array.from({ length: 100 }, () => ({ query: '{ shop { name } }' }))
    const { text } = await expectBounced(shop, refused, () =>
      anonymous.send('POST', '/graphql', batch, { 'accept-language': language }),
    )
    const title = language === 'nl' ? 'Onjuiste aanvraag' : 'Bad request'
    expect(JSON.parse(text)).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST', title } }],
    })
  })

  it.each([11, 30, 500])('depth 30 and 500: %i', async (depth) => {
    const query = `{ publicPages(language: nl) { ${nested(depth - 2, 'belongsTo', 'id')} } }`
    await expectTooMuch('depth', query)
    await expectBounced(shop, refused, () => anonymous.get(`/graphql?query=${encodeURIComponent(query)}`))
  })

  it('depth 30 that is made of fragments, or of nothing but braces', async () => {
    const fragment = (index: number) => `fragment f${index} on PublicPage { belongsTo { ...f${index + 1} } }`
    const fragments = `${times(30, fragment)} fragment f30 on PublicPage { id }`
    await expectTooMuch('depth', `{ publicPages(language: nl) { ...f0 } } ${fragments}`)
    await expectTooMuch('depth', `{ ${nested(1600, '...', 'shop { name }')} }`)
    await expectTooMuch('depth', `{ __schema { ${nested(1600, '...', 'description')} } }`)
  })

  it('20,000 nested braces, brackets too', async () => {
    await expectBounced(shop, refused, () => anonymous.graphql('{'.repeat(20_000)))
    // Either the token limit or the stack limit of the parser may refuse it.
    const braces = `${'{ shop '.repeat(20_000)}${'}'.repeat(20_000)}`
    await expectBounced(shop, refused, () => anonymous.graphql(braces))
    const ids = `${'['.repeat(2400)}${']'.repeat(2400)}`
    const lists = `{ publicSpecificNews(language: nl, ids: ${ids}) { id } }`
    await expectBounced(shop, refused, () => anonymous.graphql(lists))
    // Not in the document but in its variables, or in the body of a call of REST.
    const deep = `${'['.repeat(120_000)}${']'.repeat(120_000)}`
    const asked = 'query ($ids: [Int!]!) { publicSpecificNews(language: nl, ids: $ids) { id } }'
    const body = `{"query":${JSON.stringify(asked)},"variables":{"ids":${deep}}}`
    await expectBounced(shop, refused, () => anonymous.send('POST', '/graphql', body))
    const unused = await anonymous.send('POST', '/graphql', `{"query":"{ me { id } }","variables":{"ids":${deep}}}`)
    expect([unused.status, unused.code]).toEqual([200, undefined])
    const visitor = anonymous.with(await shop.csrf())
    const message = { status: 422, code: 'VALIDATION' }
    await expectBounced(shop, message, () => visitor.send('POST', '/api/send-contact-email', `{"name":${deep}}`))
  })

  it('fragments that double 40 times', async () => {
    const multiplying = (steps: number, type: string, each: (next: string) => string, innermost: string) => {
      const fragments = times(steps, (step) => `fragment f${step} on ${type} { ${each(`...f${step + 1}`)} }`)
      return `${fragments} fragment f${steps} on ${type} { ${innermost} }`
    }
    const twice = (next: string) => `${next} ${next}`
    await expectTooMuch('depth', `{ ...f0 } ${multiplying(40, 'Query', twice, 'shop @skip(if: true) { name }')}`)
    await expectTooMuch('depth', `{ shop { ...f0 } } ${multiplying(40, 'Shop', twice, 'name')}`)
    const children = (next: string) => `a: children { ${next} } b: children { ${next} }`
    const pages = multiplying(40, 'PublicPage', children, 'id')
    await expectTooMuch('selections', `{ publicPages(language: nl) { ...f0 } } ${pages}`)
    // Twelve steps of eight are not too deep, and 69 thousand million all the same.
    const eightfold = multiplying(12, 'Shop', (next) => times(8, () => next), 'name')
    await expectTooMuch('cost', `{ shop { ...f0 } } ${eightfold}`)
    const ring = 'fragment a on Shop { ...b } fragment b on Shop { ...a }'
    await expectBounced(shop, refused, () => anonymous.graphql(`{ shop { ...a } } ${ring}`))
  })

  it('[Y1] selections of one name, each of which is compared with all others before a document is refused', async () => {
    await expectTooMuch('selections', `{ ${times(1240, () => 'me { id }')} }`)
    await expectTooMuch('selections', `{ ${times(800, () => 'a: me { id }')} }`)
    await expectTooMuch('selections', `{ ${times(30, () => `me { ${times(30, () => 'id')} }`)} }`)
    const many = times(400, (index) => `fragment f${index} on Shop { name }`)
    await expectTooMuch('selections', `{ shop { ${times(400, (index) => `...f${index}`)} } } ${many}`)
    // Refused before anything else is found out about it, also where it is asked for by its hash later.
    const unknown = `{ ${times(1240, () => 'nothing { id }')} }`
    const extensions = { persistedQuery: { version: 1, sha256Hash: sha256(unknown) } }
    const { text } = await anonymous.send('POST', '/graphql', { query: unknown, extensions })
    expect(JSON.parse(text).errors[0].extensions.limit).toBe('selections')
    // A client may repeat what its parts need.
    const parts = times(10, () => 'shop { name phone } me { id }')
    expect((await anonymous.graphql(`{ ${parts} }`)).status).toBe(200)
  })

  it('[Y1] more searches than a document may have', async () => {
    const search = (index: number) => `a${index}: publicSearch(language: nl, q: "laptop ${index}") { total }`
    expect((await anonymous.graphql(`{ ${times(2, search)} }`)).status).toBe(200)
    await expectTooMuch('cost', `{ ${times(3, search)} }`)
    await expectTooMuch('cost', `{ ${times(20, search)} }`)
  })

  it('5,000 directives', async () => {
    await expectTooMuch('tokens', `{ shop { ${times(5000, () => 'name @include(if: true)')} } }`)
    await expectTooMuch('directives', `{ shop { ${times(31, () => 'name @include(if: true)')} } }`)
    const unknown = `{ shop { name ${times(2400, () => '@nothing')} } }`
    await expectBounced(shop, refused, () => anonymous.graphql(unknown))
  })

  it('introspection and field suggestions in production', async () => {
    const typing = '{ shop { nam } }'
    expect((await anonymous.graphql(getIntrospectionQuery())).status).toBe(200)
    expect((await anonymous.graphql(typing)).text).toContain('Did you mean')
    const other = await createSqlite()
    const live = await startTestShop(other, { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' })
    try {
      const visitor = new Attacker(live.url)
      for (const query of [
        getIntrospectionQuery(),
        '{ __type(name: "Shop") { name } }',
        '{ __schema { types { name } } }',
        '{ shop { name } ...a } fragment a on Query { types: __schema { types { name } } }',
      ]) {
        await expectBounced(live, unauthenticated, () => visitor.graphql(query))
        await expectBounced(live, unauthenticated, () => visitor.get(`/graphql?query=${encodeURIComponent(query)}`))
      }
      const misspelt = [
        typing,
        '{ sho { name } }',
        '{ publicNews(languag: nl) { total } }',
        '{ publicNews(language: n) { total } }',
      ]
      for (const query of misspelt) {
        const { text } = await expectBounced(live, refused, () => visitor.graphql(query))
        expect(text).not.toMatch(/[Dd]id you mean|\\"(name|shop|nl)\\"/)
      }
    } finally {
      await live.close()
      await other.drop()
    }
  })

  it('a mutation by GET, form or text', async () => {
    const query = `mutation { ${login} }`
    const address = `/graphql?query=${encodeURIComponent(query)}`
    const byGet = await expectBounced(shop, { status: 405, code: 'METHOD_NOT_ALLOWED' }, () => anonymous.get(address))
    expect(byGet.headers.get('allow')).toBe('POST')
    const hidden = `query A { shop { name } } ${query.replace('mutation', 'mutation B')}`
    const named = `/graphql?operationName=B&query=${encodeURIComponent(hidden)}`
    await expectBounced(shop, { status: 405, code: 'METHOD_NOT_ALLOWED' }, () => anonymous.get(named))
    for (const [type, body] of [
      ['application/x-www-form-urlencoded', new URLSearchParams({ query }).toString()],
      ['text/plain', JSON.stringify({ query })],
      ['text/plain; application/json', JSON.stringify({ query })],
      ['application/graphql', query],
      ['', query],
    ] as const) {
      const bounced = { status: [400, 401, 415], code: ['BAD_REQUEST', 'UNAUTHENTICATED', 'FILE_TYPE'] }
      await expectBounced(shop, bounced, () => anonymous.send('POST', '/graphql', body, { 'content-type': type }))
    }
    // Who may upload nothing may send no form either.
    await expectBounced(shop, unauthenticated, () =>
      anonymous.send('POST', '/graphql', '--b--', { 'content-type': 'multipart/form-data; boundary=b' }),
    )
  })

  it('expensive aliased reads (cost limit)', async () => {
    const blocks = 'blocks { ... on NewsBlock { newsItems { id title url intro } } }'
    await expectTooMuch('cost', `{ ${times(15, (index) => `a${index}: publicPages(language: nl) { ${blocks} }`)} }`)
    const deep = `{ publicPages(language: nl) { ${nested(4, 'children', 'id')} } }`
    await expectTooMuch('cost', deep)
    // What was cheap under one name is not so under another, or with other variables.
    const two = `query Cheap { shop { name } } query Deep ${deep}`
    const run = (operationName: string) => anonymous.send('POST', '/graphql', { query: two, operationName })
    expect((await run('Cheap')).status).toBe(200)
    await expectBounced(shop, refused, () => run('Deep'))
    const list =
      'query ($n: Int!) { newsItems(perPage: $n) { items { id title subtitle intro text url createdAt updatedAt } } }'
    const customer = new Attacker(shop.url, await shop.login('cms-status-user'))
    expect((await customer.graphql(list, { n: 1 })).code).toBe('FORBIDDEN')
    await expectTooMuch('cost', list, { n: 1_000_000 }, customer)
  })

  it('[Y1] 40,000 variables are refused before they are parsed, with a length and without, to all but staff', async () => {
    const variables = Object.fromEntries(Array.from({ length: 40_000 }, (_, index) => [`v${index}`, 1]))
    const tooLarge = { status: 413, code: 'TOO_LARGE' }
    const customer = new Attacker(shop.url, await shop.login('cms-status-user'))
    for (const who of [anonymous.with(await shop.csrf()), customer]) {
      await expectBounced(shop, tooLarge, () => who.graphql('{ me { id } }', variables))
      await expectBounced(shop, tooLarge, () => who.send('POST', '/api/send-contact-email', variables))
    }
    const body = JSON.stringify({ query: '{ me { id } }', variables })
    const chunks = body.match(/.{1,50000}/g)?.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`) ?? []
    const head =
      'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked'
    await expectBounced(shop, tooLarge, () => sendRaw(shop.url, `${head}\r\n\r\n${chunks.join('')}0\r\n\r\n`))
    const admin = new Attacker(shop.url, await shop.login('cms-admin'))
    expect((await admin.graphql('{ me { id } }', variables)).status).toBe(200)
  })

  it('[Y1] more values than a form has are refused before they are parsed, though the body is short, to all but staff', async () => {
    const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`v${index}`, 1]))
    const text = (length: number) => ({ text: 'a: b, "c": [{'.repeat(length / 13) })
    const tooLarge = { status: 413, code: 'TOO_LARGE' }
    const customer = new Attacker(shop.url, await shop.login('cms-status-user'))
    for (const who of [anonymous.with(await shop.csrf()), customer]) {
      await expectBounced(shop, tooLarge, () => who.graphql('{ me { id } }', names(1200)))
      await expectBounced(shop, tooLarge, () => who.graphql('{ me { id } }', { ids: Array(6500).fill(1) }))
      await expectBounced(shop, tooLarge, () => who.send('POST', '/api/send-contact-email', names(1200)))
      // As much of it in a text is no more than a text.
      expect((await who.graphql('{ me { id } }', text(100_000))).status).toBe(200)
      expect((await who.graphql('{ me { id } }', { ids: Array(5000).fill(1) })).status).toBe(200)
    }
    const admin = new Attacker(shop.url, await shop.login('cms-admin'))
    expect((await admin.graphql('{ me { id } }', names(14_000))).status).toBe(200)
  })

  it('more ids and addresses than a statement of SQL can hold', async () => {
    const admin = new Attacker(shop.url, await shop.login('cms-admin'))
    const ids = Array.from({ length: 70_000 }, (_, index) => index)
    const tooMany = { status: [200, 400, 422], code: ['BAD_REQUEST', 'VALIDATION'] }
    const filter = 'query ($ids: [Int!]) { newsItems(filter: { ids: $ids }) { total } }'
    await expectBounced(shop, tooMany, () => admin.graphql(filter, { ids }))
    const removal = 'mutation ($urls: [String!]!) { deleteMediaFiles(urls: $urls) }'
    await expectBounced(shop, tooMany, () => admin.graphql(removal, { urls: ids.map((id) => `/${id}`) }))
    const images = ids.slice(0, 200).map(() => '/a')
    const gallery = { type: 'gallery', images: images.map((image, index) => `${image}${index}`) }
    const pictures = { language: 'nl', title: 'Veel', blocks: images.map(() => gallery) }
    await expectBounced(shop, tooMany, () => admin.send('POST', '/api/pages/add-page', pictures))
    const news = { type: 'specific_news', chosen_news: ids.slice(0, 3) }
    const records = { language: 'nl', title: 'Veel', blocks: images.map(() => news) }
    await expectBounced(shop, tooMany, () => admin.send('POST', '/api/pages/add-page', records))
  })

  it.each([
    { query: 5 },
    { query: null },
    { query: ['{ shop { name } }'] },
    { query: '{ shop { name } }', operationName: [] },
    { query: '{ shop { name } }', operationName: 'nobody' },
    { query: '{ shop { name } }', variables: 'a' },
    { query: '{ shop { name } }', variables: [] },
    { query: '{ shop { name } }', extensions: 5 },
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
    { query: '', variables: {} },
    {},
  ])('bodies that are no call: %j', async (body) => {
    const { status, text } = await anonymous.send('POST', '/graphql', body)
    expectNoLeak(text)
    expect([status, /"code":"(BAD_REQUEST|PERSISTED_QUERY_NOT_FOUND)"|"name":/.test(text)]).toEqual([
      expect.any(Number),
      true,
    ])
    expect(status).toBeLessThan(500)
  })
})
