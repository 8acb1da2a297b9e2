import { Readable } from 'node:stream'
import sharp from 'sharp'
import { startTestShop, type TestShop } from '../startTestShop.js'
import type { TestDatabase } from '../testDatabases.js'

export interface Answered<Data = Record<string, never>> {
  data: Data
  /** Code of the first error, and the texts per field. */
  code?: string
  errors?: Record<string, string[]>
  message?: string
}

/** A running shop seen by the owner, with the calls that tests of content make. */
export interface ContentShop extends TestShop {
  image: string
  /** Runs an operation as cms-admin; its variable is `input`, its one field is answered. */
  create(type: string, input: object, fields?: string): Promise<Record<string, never>>
  refused(type: string, input: object): Promise<Answered>
  update(type: string, id: number, input: object, fields?: string): Promise<Answered<Record<string, never>>>
  remove(type: string, id: number): Promise<Answered<{ deleted: number[] }>>
  ask<Data = Record<string, never>>(query: string, variables?: object): Promise<Answered<Data>>
}

export async function startContentShop(database: TestDatabase): Promise<ContentShop> {
  const shop = await startTestShop(database)
  const headers = await shop.login()
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#A94E1E' } })
    .jpeg()
    .toBuffer()
  const media = await shop.services.media.add({ stream: Readable.from([picture]), name: 'picture.jpg' })

  async function ask<Data>(query: string, variables: object = {}): Promise<Answered<Data>> {
    const { data, errors } = await shop.graphql(query, variables, headers)
    const [error] = errors ?? []
    const value = Object.values(data ?? {})[0] as Data
    return { data: value, code: error?.extensions.code, errors: error?.extensions.errors, message: error?.message }
  }
  const createDocument = (type: string, fields: string) =>
    `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${fields} } }`

  return {
    ...shop,
    image: media.url,
    ask,
    async create(type, input, fields = 'id') {
      const { data, code, errors, message } = await ask<Record<string, never>>(createDocument(type, fields), { input })
      if (!data) throw new Error(`${code} ${message} ${JSON.stringify(errors)}`)
      return data
    },
    refused: (type, input) => ask(createDocument(type, 'id'), { input }),
    update: (type, id, input, fields = 'id version') =>
      ask(`mutation ($id: Int!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { ${fields} } }`, {
        id,
        input,
      }),
    remove: (type, id) => ask(`mutation ($id: Int!) { delete${type}(id: $id) { deleted } }`, { id }),
  }
}
