import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { downloadPath } from '../../src/downloads/downloadRoute.js'
import { restRoutesTable } from '../../src/rest/routes.js'
import { startTestShop, type TestShop } from '../startTestShop.js'
import { createSqlite, type TestDatabase } from '../testDatabases.js'
import { type Rest, restClient } from './restClient.js'
import { uploadPicture } from './uploadPicture.js'

interface Call {
  operationId: string
  summary: string
  parameters?: { name: string; in: string }[]
  security: object[]
}
type Description = { paths: Record<string, Record<string, Call>>; components: { schemas: Record<string, object> } }

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

  it('[R13] answers are as described', async () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema(description, 'openapi.json')
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
    for (const [method, path, address, body] of [
      ['post', '/news-item/add-news', 'news-item/add-news', news],
      ['post', '/pages/add-page', 'pages/add-page', page],
      ['post', '/products/add-product', 'products/add-product', product],
      ['get', '/news', 'news'],
      ['get', '/pages', 'pages'],
      ['get', '/product/{id}', 'product/1'],
      ['get', '/products/next-product-id', 'products/next-product-id'],
      ['get', '/public-pages/{language}', 'public-pages/nl'],
      ['get', '/public-news/{language}/{page}', 'public-news/nl/1'],
      ['get', '/public-products-count/{language}', 'public-products-count/nl'],
      ['get', '/public-product-exists/{url}', 'public-product-exists/x'],
      ['delete', '/product/delete/{id}', 'product/delete/1'],
      ['get', '/product/{id}', 'product/1'],
    ] as const) {
      const answer = await rest(method.toUpperCase(), address, body)
      const status = answer.status < 400 ? String(answer.status) : 'default'
      const pointer = ['paths', path, method, 'responses', status].map((step) => step.replaceAll('/', '~1'))
      const at =
        status === 'default'
          ? '/components/schemas/Error'
          : `/${[...pointer, 'content', 'application~1json', 'schema'].map(encodeURIComponent).join('/')}`
      const validate = ajv.compile({ $ref: `openapi.json#${at}` })
      validate(answer.body)
      expect({ path, errors: validate.errors }).toEqual({ path, errors: null })
    }
  })
})
