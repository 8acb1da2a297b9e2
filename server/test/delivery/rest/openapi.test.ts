import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { GraphQLEnumType, GraphQLObjectType } from 'graphql'
import { buildShopSchema } from '../../../src/delivery/composition/buildShopSchema.js'
import { describeRest } from '../../../src/delivery/rest/openapi.js'
import { restRoutesTable } from '../../../src/delivery/rest/routes.js'
import { downloadPath } from '../../../src/features/downloads/downloadRoute.js'
import { cookiesOf, startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { type Rest, restClient } from './restClient.js'
import { uploadPicture } from './uploadPicture.js'

interface Content {
  content?: Record<string, { schema: object; example: unknown }>
  headers?: object
}
interface Call {
  operationId: string
  summary: string
  tags: string[]
  parameters?: { name: string; in: string; schema: object; example: unknown }[]
  requestBody?: Content
  responses: Record<string, Content>
  security: object[]
}
interface Refused {
  content: Record<
    'application/json',
    { schema: { allOf: { properties?: { code: { enum: string[] } } }[] }; examples: object }
  >
}
type Description = {
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, object>; responses: Record<string, Refused> }
}

describe('openapi.json', () => {
  let database: TestDatabase
  let shop: TestShop
  let rest: Rest
  let picture: string
  let description: Description

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
    const headers = await shop.login('cms-admin')
    rest = restClient(shop, headers)
    picture = await uploadPicture(shop, headers)
    description = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as Description
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[R13] is a valid description of OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(description))).toEqual({ valid: true })
  })

  it('[R13] describes every call, each with a name of its own and all of its parameters', () => {
    const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ path, method, call })),
    )
    const described = calls.map(({ path, method }) => `${method.toUpperCase()} ${path.slice(1)}`)
    expect(described.sort()).toEqual(
      [
        'GET ',
        'GET csrf-cookie',
        `GET ${downloadPath}`,
        ...restRoutesTable.map(({ method, path }) => `${method} ${path}`),
      ].sort(),
    )
    expect(new Set(calls.map(({ call }) => call.operationId)).size).toBe(calls.length)
    for (const { path, call } of calls) {
      const named = (call.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
      expect(call.summary).not.toBe('')
    }
  })

  it('[R13] describes what a call requires', () => {
    const program = { accessToken: [] }
    expect(description.paths['/products']?.get?.security).toEqual([{ session: [] }, program])
    expect(description.paths['/products/add-product']?.post?.security).toEqual([{ session: [], csrf: [] }, program])
    expect(description.paths['/login']?.post?.security).toEqual([{ csrf: [] }])
    expect(description.paths['/public-pages/{language}']?.get?.security).toEqual([])
    expect(description.components.schemas.CreateNewsItemInput).toMatchObject({
      required: expect.arrayContaining(['title', 'language', 'overview_image']),
    })
  })

  it('[X31] describes each call by a group, a sentence, examples, and its errors with their codes', () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema(description, 'openapi.json')
    const isExample = (schema: object, example: unknown) => ajv.compile(whole(schema))(example)
    const tags = description.tags.map(({ name }) => name)
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const [method, call] of Object.entries(methods)) {
        const where = `${method} ${path}`
        expect({ where, tag: tags.includes(call.tags[0] ?? '') }).toEqual({ where, tag: true })
        expect({ where, isSentence: /\.$/.test(call.summary) }).toEqual({ where, isSentence: true })
        expect(Object.keys(call.responses)).toEqual(expect.arrayContaining(['500', '503']))
        const contents = [call.requestBody, ...Object.values(call.responses)].map(
          (one) => one?.content?.['application/json'],
        )
        for (const { schema, example } of [...(call.parameters ?? []), ...contents.flatMap((one) => one ?? [])]) {
          expect({ where, example, isValid: isExample(schema, example) }).toEqual({ where, example, isValid: true })
        }
      }
    }
    expect(description.tags.every(({ description: words }) => words.length > 10)).toBe(true)
    for (const [name, { content }] of Object.entries(description.components.responses)) {
      const { schema, examples } = content['application/json']
      expect(Object.keys(examples)).toEqual(schema.allOf[1]?.properties?.code.enum)
      expect(name).toMatch(/^Refused\d{3}$/)
    }
  })

  it('[X31] describes the limits on calls, and answers carry them', async () => {
    const login = description.paths['/login']?.post
    const body = login?.requestBody?.content?.['application/json']?.schema
    expect(body).toMatchObject({ required: expect.not.arrayContaining(['code']) })
    expect(Object.keys(login?.responses ?? {})).toContain('429')
    expect(Object.keys(login?.responses['200']?.headers ?? {})).toEqual(['RateLimit', 'RateLimit-Policy'])
    expect(Object.keys(description.paths['/products']?.get?.responses['200']?.headers ?? {})).toEqual(['ETag'])

    const limitedDatabase = await createSqlite()
    const limited = await startTestShop(limitedDatabase, { LOGIN_LIMIT: '2/1m' })
    const csrf = cookiesOf(await fetch(`${limited.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
    const visitor = restClient(limited, { cookie: `XSRF-TOKEN=${csrf}`, 'x-xsrf-token': csrf })
    const tried: (string | number | null)[][] = []
    for (let time = 1; time <= 3; time++) {
      const { status, headers } = await visitor('POST', 'login', { email: 'a@example.com', password: 'a guess' })
      tried.push([status, headers.get('ratelimit-policy'), headers.get('ratelimit')?.replace(/t=\d+/, 't=60') ?? null])
    }
    expect(tried).toEqual([
      [422, '"login";q=2;w=60', '"login";r=1;t=60'],
      [422, '"login";q=2;w=60', '"login";r=0;t=60'],
      [429, '"login";q=2;w=60', '"login";r=0;t=60'],
    ])
    await limited.close()
    await limitedDatabase.drop()
  })

  it('[R13] answers are as described', async () => {
    const news = { language: 'nl', title: 'Bericht', overview_image: picture }
    const column = { title: 'Kolom', text: 'Tekst', icon: 'wifi' }
    const page = {
      language: 'nl',
      title: 'Pagina',
      blocks: [
        { type: 'text', text: '<p>Tekst</p>' },
        { type: 'text_columns', columns: [column, column, column] },
        { type: 'news', count: 2 },
        { type: 'gallery', images: [picture] },
      ],
    }
    const product = { language: 'nl', title: 'Laptop', price: 349, image: picture }
    // The client holds each call against the document.
    for (const [method, path, body, status] of [
      ['POST', 'news-item/add-news', news, 201],
      ['POST', 'pages/add-page', page, 201],
      ['POST', 'products/add-product', product, 201],
      ['GET', 'news', undefined, 200],
      ['GET', 'pages', undefined, 200],
      ['GET', 'product/1', undefined, 200],
      ['GET', 'public-pages/nl', undefined, 200],
      ['GET', 'public-news/nl/1', undefined, 200],
      ['DELETE', 'product/delete/1', undefined, 200],
      ['GET', 'product/1', undefined, 404],
    ] as const) {
      expect({ path, status: (await rest(method, path, body)).status }).toEqual({ path, status })
    }
  })
})

/** A schema of the document whose references are looked up there. */
function whole(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/'))
}

describe('[X34] what the schema deprecates', () => {
  it('is deprecated in openapi.json too, values of a choice by their names', () => {
    const schema = buildShopSchema()
    const type = (name: string) => schema.getType(name) as GraphQLObjectType & GraphQLEnumType
    Object.assign(type('Product').getFields().brand ?? {}, { deprecationReason: 'maker' })
    Object.assign(type('ProductCondition').getValues()[0] ?? {}, { deprecationReason: 'new' })
    Object.assign(schema.getQueryType()?.getFields().products ?? {}, { deprecationReason: 'goods' })
    const described = describeRest(schema, restRoutesTable) as unknown as Description
    const { properties } = described.components.schemas.Product as { properties: Record<string, object> }
    expect(properties.brand).toMatchObject({ deprecated: true })
    expect(properties.size).not.toHaveProperty('deprecated')
    expect(JSON.stringify(properties.condition)).toContain('x-deprecated-values')
    expect(described.paths['/products']?.get).toMatchObject({ deprecated: true })
    expect(described.paths['/tips']?.get).not.toHaveProperty('deprecated')
  })
})
