import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isRequiredInputField,
  type OperationDefinitionNode,
  parse,
  print,
  separateOperations,
  typeFromAST,
} from 'graphql'
import { QueryBuilder } from '../../../admin/src/dataProvider/QueryBuilder'
import { SchemaFacts } from '../../../admin/src/dataProvider/SchemaFacts'
import { ManagedCatalogue } from '../../../admin/src/managed/ManagedCatalogue'
import { managedQuery } from '../../../admin/src/managed/managedQuery'
import { pageBlocks } from '../../src/blocks/registry.js'
import { describeBlock, describeEntity } from '../../src/content/describeEntities.js'
import { entities } from '../../src/entities/registry.js'
import { operationCost } from '../../src/graphql/operationCost.js'
import { productRoot } from '../../src/settings/settingValues.js'
import { type GraphqlAnswer, startTestShop, type TestShop } from '../startTestShop.js'
import { createSqlite, type TestDatabase } from '../testDatabases.js'

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ')
const nested = (count: number, field: string, innermost: string) =>
  `${`${field} { `.repeat(count)}${innermost}${' }'.repeat(count)}`

const introspection = getIntrospectionQuery({
  descriptions: true,
  directiveIsRepeatable: true,
  inputValueDeprecation: true,
  oneOf: true,
  schemaDescription: true,
  specifiedByUrl: true,
})
const login = 'login(email: "a@example.com", password: "a guess") { id }'
const wholeNews = '{ items { id title subtitle intro text url createdAt updatedAt category { id title } } }'
const blocks = 'blocks { ... on NewsBlock { newsItems { id title url intro } } }'

describe('limits of GraphQL over HTTP', () => {
  let database: TestDatabase
  let shop: TestShop
  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** The limit that refused an answer, undefined when none did. */
  const limitOf = ({ errors }: GraphqlAnswer) =>
    errors?.map(({ extensions }) => (extensions as { limit?: string }).limit).find(Boolean)

  async function expectRefused(limit: string, query: string, variables: object = {}, headers = {}) {
    const answer = await shop.graphql(query, variables, headers)
    expect([answer.status, limitOf(answer)]).toEqual([400, limit])
    expect(answer.data ?? null).toBeNull()
    const { message, extensions } = answer.errors?.find(({ extensions: told }) => 'limit' in told) ?? {}
    expect(extensions).toEqual({ code: 'BAD_REQUEST', title: 'Bad request', limit })
    expect(message).toBe('The request cannot be read. Please check the data and try again.')
    expect(JSON.stringify(answer)).not.toMatch(/stack|node_modules|\.js/)
  }

  async function expectRefusedAtOnce(limit: string, query: string) {
    const start = performance.now()
    await expectRefused(limit, query)
    expect(performance.now() - start).toBeLessThan(500)
  }

  it('[G18] tells in the language of Accept-Language that a limit is kept', async () => {
    const errorIn = async (language: string, query: string) =>
      (await shop.graphql(query, {}, { 'accept-language': language })).errors?.[0]
    const deep = `{ publicPages(language: nl) { ${nested(30, 'belongsTo', 'id')} } }`
    for (const query of [deep, '{ shop '.repeat(6000), `{ ${times(21, (index) => `a${index}: shop { name }`)} }`]) {
      expect(await errorIn('nl', query)).toMatchObject({
        message: 'De aanvraag is niet te lezen. Controleer de gegevens en probeer het opnieuw.',
        extensions: { code: 'BAD_REQUEST', title: 'Onjuiste aanvraag' },
      })
    }
    const unknown = { message: expect.stringContaining('"nothing"'), extensions: { title: 'Bad request' } }
    expect(await errorIn('en', '{ nothing }')).toMatchObject(unknown)
  })

  it('[G18] a call refused before it runs has the status of its code', async () => {
    const { cookie = '' } = await shop.login()
    const logout = await shop.graphql('mutation { logout { loggedOut } }', {}, { cookie })
    expect([logout.status, logout.errors?.[0]?.extensions.code]).toEqual([403, 'CSRF'])
    const query = 'query ($id: Int!) { publicNewsItemById(id: $id) { id } }'
    const missing = await shop.graphql(query)
    expect([missing.status, missing.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST'])
    expect(missing.errors?.[0]?.message).toContain('"$id"')
  })

  it('refuses 1,000 aliases', async () => {
    await expectRefusedAtOnce('aliases', `{ shop { ${times(1000, (index) => `a${index}: name`)} } }`)
    await expectRefusedAtOnce('aliases', `{ shop { ${times(1000, (index) => `a${index}: __typename`)} } }`)
    await expectRefusedAtOnce('tokens', `{ ${times(1000, (index) => `a${index}: shop { name }`)} }`)
    const spread = `fragment names on Shop { ${times(30, (index) => `a${index}: name`)} }`
    await expectRefused('aliases', `${spread} { shop { ...names } b: shop { ...names } }`)
  })

  it('refuses many root fields, whether they have aliases or stand in fragments', async () => {
    await expectRefused('rootFields', `{ ${times(21, (index) => `a${index}: shop { name }`)} }`)
    await expectRefused('rootFields', `{ ...all ...all } fragment all on Query { ${times(11, () => 'shop { name }')} }`)
    const twenty = await shop.graphql(`{ ${times(20, (index) => `a${index}: shop { name }`)} }`)
    expect([twenty.status, Object.keys(twenty.data ?? {}).length]).toEqual([200, 20])
  })

  it('refuses 100 logins in one request: none of them comes to a verdict', async () => {
    await expectRefused('aliases', `mutation { ${times(100, (index) => `a${index}: ${login}`)} }`)
    const six = times(6, (index) => `a${index}: ${login}`)
    await expectRefused('rootFields', `mutation { ${six} }`)
    await expectRefused('rootFields', `mutation { ...six } fragment six on Mutation { ${six} }`)
    const five = await shop.graphql(`mutation { ${times(5, (index) => `a${index}: ${login}`)} }`)
    expect([five.status, five.errors?.[0]?.extensions.code]).toEqual([200, 'CREDENTIALS'])
  })

  it('counts every kind of mutation', async () => {
    for (const { name, args, type: answered } of Object.values(shop.api.schema.getMutationType()?.getFields() ?? {})) {
      // A file comes in a form of its own; its field is counted like any other.
      if (args.some(({ type }) => String(type) === 'Upload!')) continue
      const [declared, given] = [
        args.map((arg) => `$${arg.name}: ${arg.type}`),
        args.map((arg) => `${arg.name}: $${arg.name}`),
      ]
      const [before, within] = args.length > 0 ? [`(${declared})`, `(${given})`] : ['', '']
      const selection = isLeafType(getNamedType(answered)) ? '' : '{ __typename }'
      const query = `mutation ${before} { ${times(6, (index) => `a${index}: ${name}${within} ${selection}`)} }`
      expect([name, limitOf(await shop.graphql(query, variablesFor(query)))]).toEqual([name, 'rootFields'])
    }
  })

  it.each(['nl', 'en'])('refuses an array batch of 100, in %s', async (language) => {
    const response = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(Array.from({ length: 100 }, () => ({ query: '{ shop { name } }' }))),
    })
    expect(response.status).toBe(400)
    const title = language === 'nl' ? 'Onjuiste aanvraag' : 'Bad request'
    expect(await response.json()).toEqual({
      errors: [{ message: expect.any(String), extensions: { code: 'BAD_REQUEST', title } }],
    })
  })

  it.each([11, 30, 500])('refuses depth %i', async (depth) => {
    await expectRefusedAtOnce('depth', `{ publicPages(language: nl) { ${nested(depth - 2, 'belongsTo', 'id')} } }`)
    const byGet = `{ publicPages(language: nl) { ${nested(depth - 2, 'belongsTo', 'id')} } }`
    const response = await fetch(`${shop.url}/graphql?query=${encodeURIComponent(byGet)}`)
    expect(response.status).toBe(400)
  })

  it('refuses depth that is made of fragments', async () => {
    const fragment = (index: number) => `fragment f${index} on PublicPage { belongsTo { ...f${index + 1} } }`
    await expectRefused(
      'depth',
      `{ publicPages(language: nl) { ...f0 } } ${times(30, fragment)} fragment f30 on PublicPage { id }`,
    )
  })

  it('refuses braces that are nested without a field', async () => {
    const query = `${nested(1600, '...', 'shop { name }')}`
    await expectRefusedAtOnce('depth', `{ ${query} }`)
    await expectRefusedAtOnce('depth', `{ __schema { ${nested(1600, '...', 'description')} } }`)
  })

  it('refuses subscriptions, of which there are none', async () => {
    const { status, errors } = await shop.graphql('subscription { shop { name } }')
    expect([status, errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('refuses 20,000 nested braces, brackets too', async () => {
    expect((await shop.graphql('{'.repeat(20_000))).status).toBe(400)
    await expectRefusedAtOnce('tokens', `${'{ shop '.repeat(20_000)}${'}'.repeat(20_000)}`)
    const ids = `${'['.repeat(2400)}${']'.repeat(2400)}`
    const lists = await shop.graphql(`{ publicSpecificNews(language: nl, ids: ${ids}) { id } }`)
    expect([lists.status, lists.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('refuses fragments that double 40 times, at once', async () => {
    const multiplying = (steps: number, type: string, each: (next: string) => string, innermost: string) => {
      const fragments = times(steps, (step) => `fragment f${step} on ${type} { ${each(`...f${step + 1}`)} }`)
      return `${fragments} fragment f${steps} on ${type} { ${innermost} }`
    }
    const twice = (next: string) => `${next} ${next}`
    await expectRefusedAtOnce('depth', `{ ...f0 } ${multiplying(40, 'Query', twice, 'shop @skip(if: true) { name }')}`)
    await expectRefusedAtOnce('depth', `{ shop { ...f0 } } ${multiplying(40, 'Shop', twice, 'name')}`)
    const children = (next: string) => `a: children { ${next} } b: children { ${next} }`
    const pages = multiplying(40, 'PublicPage', children, 'id')
    await expectRefusedAtOnce('depth', `{ publicPages(language: nl) { ...f0 } } ${pages}`)
    // Twelve steps of eight are not too deep, and 69 thousand million all the same.
    const eightfold = multiplying(12, 'Shop', (next) => times(8, () => next), 'name')
    await expectRefusedAtOnce('cost', `{ shop { ...f0 } } ${eightfold}`)
  })

  it('refuses 5,000 directives', async () => {
    await expectRefusedAtOnce('tokens', `{ shop { ${times(5000, () => 'name @include(if: true)')} } }`)
    await expectRefusedAtOnce('directives', `{ shop { ${times(31, () => 'name @include(if: true)')} } }`)
    const unknown = await shop.graphql(`{ shop { name ${times(2400, () => '@nothing')} } }`)
    expect(unknown.status).toBe(400)
  })

  it('refuses expensive aliased reads', async () => {
    await expectRefused('cost', `{ ${times(15, (index) => `a${index}: publicPages(language: nl) { ${blocks} }`)} }`)
    await expectRefused('cost', `{ publicPages(language: nl) { ${nested(4, 'children', 'id')} } }`)
    const cheap = await shop.graphql(`{ ${times(10, (index) => `a${index}: publicNews(language: nl) ${wholeNews}`)} }`)
    expect(cheap.status).toBe(200)
  })

  it('counts as many rows as are asked for, in the document, its variables and lists of ids', async () => {
    const list = `query ($perPage: Int!) { newsItems(perPage: $perPage) ${wholeNews} }`
    await expectRefused('cost', list, { perPage: 1500 })
    await expectRefused('cost', `{ newsItems(perPage: 1500) ${wholeNews} }`)
    await expectRefused('cost', `{ newsItems(perPage: 1500) { ...rows } } fragment rows on NewsItemList ${wholeNews}`)
    const ids = Array.from({ length: 4000 }, (_, index) => index)
    const chosen = 'query ($ids: [Int!]!) { publicSpecificNews(language: nl, ids: $ids) { id title url intro } }'
    await expectRefused('cost', chosen, { ids })
    const few = await shop.graphql(list, { perPage: 25 })
    expect(few.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('takes little for one record, and more for a write', () => {
    const costOf = (text: string) => {
      const document = parse(text)
      const [operation] = document.definitions as OperationDefinitionNode[]
      if (!operation) throw new Error('There is no operation')
      return operationCost(shop.api.schema, { document, operation, variables: {} })
    }
    expect(costOf('{ publicNewsItemByUrl(url: "a") { id title } }')).toBe(13)
    expect(costOf(`mutation { ${login} }`)).toBe(102)
  })

  it('lets no negative number of rows pay for the rest', async () => {
    const random = 'publicRandomNews(language: nl, count: -1000000) { id title url intro }'
    await expectRefused('cost', `{ ${random} publicPages(language: nl) { ${nested(4, 'children', 'id')} } }`)
  })

  it('lets cms-admin read a thousand whole rows, but not of everything at once', async () => {
    const headers = await shop.login()
    const list = `newsItems(perPage: 1000) ${wholeNews.replace('intro', 'intro image { url width height widths }')}`
    expect((await shop.graphql(`{ ${list} }`, {}, headers)).data).toEqual({ newsItems: { items: [] } })
    await expectRefused('cost', `{ ${times(20, (index) => `a${index}: ${list}`)} }`, {}, headers)
    await expectRefused('cost', `{ ${times(5, (index) => `a${index}: ${list}`)} }`, {}, await shop.login('cms-zzp'))
  })

  it('[G1] refuses mutations by GET, form or text', async () => {
    const query = `mutation { ${login} }`
    const byGet = await fetch(`${shop.url}/graphql?query=${encodeURIComponent(query)}`)
    expect([byGet.status, byGet.headers.get('allow')]).toEqual([405, 'POST'])
    expect(await byGet.json()).toMatchObject({
      errors: [{ extensions: { code: 'METHOD_NOT_ALLOWED', title: 'Niet toegestaan' } }],
    })
    const bodies = [
      ['application/x-www-form-urlencoded', new URLSearchParams({ query })],
      ['text/plain', JSON.stringify({ query })],
      ['application/graphql', query],
      ['multipart/form-data; boundary=b', '--b--'],
    ] as const
    for (const [type, body] of bodies) {
      const response = await fetch(`${shop.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body })
      expect([type, [400, 415].includes(response.status)]).toEqual([type, true])
      expect(await response.text()).toMatch(/"code":"(BAD_REQUEST|FILE_TYPE)"/)
    }
  })

  it('shows its schema outside production only', async () => {
    const typing = '{ shop { nam } }'
    expect((await shop.graphql(introspection)).status).toBe(200)
    expect((await shop.graphql(typing)).errors?.[0]?.message).toContain('Did you mean "name"')
    const other = await createSqlite()
    const live = await startTestShop(other, { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' })
    try {
      for (const query of [introspection, '{ __type(name: "Shop") { name } }']) {
        const answer = await live.graphql(query)
        expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_REQUEST'])
      }
      expect(JSON.stringify(await live.graphql(typing))).not.toMatch(/did you mean|name/i)
    } finally {
      await live.close()
      await other.drop()
    }
  })

  describe('for our own front ends', () => {
    /** What was said against a document, by a limit or by GraphQL. What it finds or does not is another matter. */
    const refusalOf = ({ errors }: GraphqlAnswer) =>
      errors?.find(({ extensions }) => extensions.code === 'BAD_REQUEST')?.message

    it('answers every document of the site', async () => {
      const folder = path.join(productRoot, 'site/src')
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.graphql$/.test(name))
      const documents = separateOperations(
        parse(files.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n')),
      )
      expect(Object.keys(documents)).toEqual(expect.arrayContaining(['Layout', 'Page', 'NewsOverview']))
      for (const [name, document] of Object.entries(documents)) {
        expect([name, refusalOf(await shop.graphql(print(document), variablesFor(print(document))))]).toEqual([
          name,
          undefined,
        ])
      }
    })

    it('answers the back office: what it manages, thousand rows of each, each whole', async () => {
      const headers = await shop.login()
      const { data } = await shop.graphql(introspection)
      const described = [entities.map(describeEntity), pageBlocks.map(describeBlock)] as unknown as [never[], never[]]
      const catalogue = new ManagedCatalogue(...described)
      const builder = new QueryBuilder(catalogue, new SchemaFacts(data as never))
      expect(refusalOf(await shop.graphql(managedQuery, {}, headers))).toBeUndefined()
      for (const { name, type, plural, fields, hasList, canEdit } of catalogue.entities) {
        const flat = { ...catalogue.entity(name), fields: fields.filter(({ kind }) => kind !== 'blocks') }
        const whole = `{ ${plural}(perPage: 1000) { items { ${builder.selections.forForm(flat)} } total } }`
        const list = builder.list(name, { pagination: { page: 1, perPage: 1000 } })
        const calls = [
          ...(hasList ? [list, { query: parse(whole), variables: {} }] : []),
          builder.one(name, 1),
          ...(canEdit ? [builder.update(name, 1, {}, {})] : []),
        ]
        for (const { query, variables } of calls) {
          expect([type, refusalOf(await shop.graphql(print(query), variables, headers))]).toEqual([type, undefined])
        }
      }
    })

    it('[G2] answers the introspection that explorers begin with', async () => {
      const { status, errors } = await shop.graphql(introspection)
      expect([status, errors]).toEqual([200, undefined])
    })
  })

  /** Some value for every variable of a document. */
  function variablesFor(text: string): Record<string, unknown> {
    const [operation] = parse(text).definitions.filter(({ kind }) => kind === 'OperationDefinition')
    if (operation?.kind !== 'OperationDefinition') throw new Error('There is no operation')
    return Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable, type }) => [
        variable.name.value,
        someValue(typeFromAST(shop.api.schema, type as never)),
      ]),
    )
  }

  function someValue(type: unknown): unknown {
    const named = getNamedType(type as never)
    if (isEnumType(named)) return named.getValues()[0]?.name
    if (!isInputObjectType(named)) return String(named) === 'Int' ? 1 : String(named) === 'Boolean' ? true : 'some text'
    const required = Object.values(named.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(required.map((field) => [field.name, someValue(field.type)]))
  }
})
