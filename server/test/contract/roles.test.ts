import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { GraphQLField } from 'graphql'
import { buildShopSchema } from '../../src/delivery/composition/buildShopSchema.js'
import { restRoutesTable } from '../../src/delivery/rest/routes.js'
import { restClient } from '../delivery/rest/restClient.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'
import { type ContractShop, startContractShop } from './contractShop.js'
import { addressOf, callOf } from './exampleCalls.js'
import { type Caller, callers, mayCall } from './roleTable.js'

const schema = buildShopSchema()
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type, index) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: field.name,
    field,
    kind: index === 0 ? 'query' : 'mutation',
  })),
)

/** An upload can only be sent as a form; REST's sweep below sends one. */
const takesFile = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ type }) => String(type).startsWith('Upload'))

/** These have tests of their own: the calls after them would be a visitor's. */
const endsSession = new Set(['logout', 'beginSelfIntake'])

/** What the answer of an operation to a caller must be as far as rights are concerned. */
function verdict(caller: Caller, operation: string): 'answered' | 'UNAUTHENTICATED' | 'FORBIDDEN' {
  if (mayCall(operation).includes(caller)) return 'answered'
  return caller === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN'
}

describe.each(testDatabases)('the table of roles, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContractShop

  beforeAll(async () => {
    database = await create()
    shop = await startContractShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const headersOf = (caller: Caller) => (caller === 'anonymous' ? {} : shop.login(caller))
  const refusalOf = (code: string | undefined) =>
    code && /^(UNAUTHENTICATED|FORBIDDEN)$/.test(code) ? code : 'answered'

  const swept = operations.filter(({ name, field }) => !endsSession.has(name) && !takesFile(field))
  it.each(swept)('[A24] [A25] [A26] [A27] [A28] [A29] GraphQL $kind $name', async ({ name, field, kind }) => {
    for (const caller of callers) {
      const { errors } = await shop.graphql(`${kind} { ${callOf(field)} }`, {}, await headersOf(caller))
      const code = errors?.[0]?.extensions.code
      expect({ caller, refusal: refusalOf(code) }).toEqual({ caller, refusal: verdict(caller, name) })
      expect(code).not.toBe('INTERNAL')
    }
  })

  const calls = restRoutesTable.filter(({ operation }) => operation !== 'logout')
  it.each(calls)('[A24] [A25] [A26] [A27] [A28] [A29] REST $method $path', async (route) => {
    for (const caller of callers) {
      const rest = caller === 'anonymous' ? shop.anonymous : restClient(shop, await shop.login(caller))
      const { status, body } = await rest(route.method, addressOf(route), route.body ? {} : undefined)
      expect({ caller, refusal: refusalOf(body.code) }).toEqual({ caller, refusal: verdict(caller, route.operation) })
      expect(status).toBeLessThan(500)
      if (body.code === 'UNAUTHENTICATED') expect(status).toBe(401)
      if (body.code === 'FORBIDDEN') expect(status).toBe(403)
    }
  })

  it('[A38] a mutation with a session cookie needs the CSRF token', async () => {
    const { cookie } = await shop.login('cms-admin')
    const { errors } = await shop.graphql('mutation { deleteProduct(id: 1) { deleted } }', {}, { cookie: cookie ?? '' })
    expect(errors?.[0]?.extensions.code).toBe('CSRF')
  })
})
