import { Readable } from 'node:stream'
import sharp from 'sharp'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import type { TestDatabase } from '../../testDatabases.js'

/** What an operation with one field answered. */
export interface Answered<Data = Record<string, unknown>> {
  data: Data | null
  /** Code of the first error, and the texts per field. */
  code?: string
  errors?: Record<string, string[]>
  message?: string
}

/** A running shop with the calls of cms-admin that tests of content make. */
export interface ContentShop extends TestShop {
  image: string
  /** Runs an operation as cms-admin; its variable is `input`, its one field is answered. */
  create<Data = { id: number }>(type: string, input: object, fields?: string): Promise<Data>
  refused(type: string, input: object): Promise<Answered>
  update(type: string, id: number, input: object, fields?: string): Promise<Answered>
  remove(type: string, id: number): Promise<Answered<{ deleted: number[] }>>
  ask<Data = Record<string, unknown>>(query: string, variables?: object): Promise<Answered<Data>>
  /** The same, for a test that uses the answer. */
  read<Data>(query: string, variables?: object): Promise<Data>
}

type Rest<All extends unknown[]> = All extends [unknown, ...infer Others] ? Others : never

export async function startContentShop(
  database: TestDatabase,
  ...options: Rest<Parameters<typeof startTestShop>>
): Promise<ContentShop> {
  const shop = await startTestShop(database, ...options)
  const headers = await shop.login()
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#A94E1E' } })
    .jpeg()
    .toBuffer()
  const media = await shop.services.media.add({ stream: Readable.from([picture]), name: 'picture.jpg' })

  async function ask<Data>(query: string, variables: object = {}): Promise<Answered<Data>> {
    const { data, errors } = await shop.graphql<Record<string, Data | null>>(query, variables, headers)
    const [error] = errors ?? []
    const [value = null] = Object.values(data ?? {})
    return { data: value, code: error?.extensions.code, errors: error?.extensions.errors, message: error?.message }
  }
  async function read<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, code, errors, message } = await ask<Data>(query, variables)
    if (data === null) throw new Error(`${code} ${message} ${JSON.stringify(errors)}`)
    return data
  }
  const createDocument = (type: string, fields: string) =>
    `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${fields} } }`

  return {
    ...shop,
    image: media.url,
    ask,
    read,
    create: (type, input, fields = 'id') => read(createDocument(type, fields), { input }),
    refused: (type, input) => ask(createDocument(type, 'id'), { input }),
    update: (type, id, input, fields = 'id version') =>
      ask(`mutation ($id: Int!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { ${fields} } }`, {
        id,
        input,
      }),
    remove: (type, id) => ask(`mutation ($id: Int!) { delete${type}(id: $id) { deleted } }`, { id }),
  }
}
