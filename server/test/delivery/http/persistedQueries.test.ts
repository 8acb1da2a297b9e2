import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { say } from '../../../src/kernel/i18n/say.js'
import { languages } from '../../../src/kernel/shared/screens.js'
import { type GraphqlAnswer, startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

const query = '{ shop { name } }'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

describe('documents that are named by their hash', () => {
  const written: string[] = []
  let database: TestDatabase
  let shop: TestShop

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database, { LOG_LEVEL: 'warn' }, undefined, { write: (line) => void written.push(line) })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(() => {
    written.length = 0
  })

  async function send(call: object, language = 'en'): Promise<GraphqlAnswer> {
    const headers = { 'content-type': 'application/json', 'accept-language': language }
    const answer = await fetch(`${shop.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(call) })
    return { ...((await answer.json()) as Omit<GraphqlAnswer, 'status'>), status: answer.status }
  }
  const named = (sha256Hash: string, version = 1) => ({ persistedQuery: { version, sha256Hash } })

  it.each([
    ['a hash that is another document’s', named(hashOf('{ me { id } }'))],
    ['a hash that is none', named('wrong')],
    ['an unknown version', named(hashOf(query), 7)],
  ])('[X13] are refused with %s, in the language of the reader, and no error is logged', async (_, extensions) => {
    for (const language of languages) {
      const { status, errors } = await send({ query, extensions }, language)
      const title = say(language, { key: 'error.BAD_REQUEST.title' })
      expect([status, errors?.[0]?.extensions]).toEqual([400, { code: 'BAD_REQUEST', title }])
    }
    expect(written).toEqual([])
  })

  it('[X13] are asked for when they are unknown, and are known once they were sent along', async () => {
    const extensions = named(hashOf(query))
    const unknown = await send({ extensions })
    expect([unknown.status, unknown.errors?.[0]?.message, unknown.errors?.[0]?.extensions.code]).toEqual([
      200,
      'PersistedQueryNotFound',
      'PERSISTED_QUERY_NOT_FOUND',
    ])
    const sent = await send({ query, extensions })
    for (const times of [1, 2]) {
      expect([times, (await send({ extensions })).data]).toEqual([times, sent.data])
    }
    expect(written).toEqual([])
  })
})
