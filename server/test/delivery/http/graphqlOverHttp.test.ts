import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { serverAudits } from 'graphql-http'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

let shop: TestShop
const audits = serverAudits({ url: () => `${shop.url}/graphql`, fetchFn: fetch })

describe('GraphQL over HTTP, as its working group checks it', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it.each(audits)('[G1] $id: $name', async ({ fn }) => {
    expect(await fn()).toMatchObject({ status: 'ok' })
  })

  it.each([
    ['of too many parts', `{ ${'a { '.repeat(20_000)} b ${'}'.repeat(20_000)} }`],
    ['that nests too deep', `{ ${'a { '.repeat(500)} b ${'}'.repeat(500)} }`],
    [
      'that asks for too much',
      `{ ${Array.from({ length: 1000 }, (_, index) => `a${index}: shop { name }`).join(' ')} }`,
    ],
  ])('[G18] refuses a document %s with its own status, whatever is accepted', async (_, query) => {
    const { status } = await shop.graphql(query, {}, { accept: 'application/json' })
    expect(status).toBeGreaterThanOrEqual(400)
  })
})
