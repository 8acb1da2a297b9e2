import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  type GraphQLArgument,
  type GraphQLField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import { buildShopSchema } from '../../src/delivery/composition/buildShopSchema.js'
import { type RestRoute, restRoutesTable } from '../../src/delivery/rest/routes.js'
import { restClient } from '../delivery/rest/restClient.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'
import { type ContractShop, startContractShop } from './contractShop.js'
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

/** An address with a value for every parameter. No existing record is named, so that none is deleted. */
const values: Record<string, string> = {
  ...{ language: 'nl', url: 'none', title: 'none', field: 'category', value: 'none' },
  ...{ from: '2026-01-01', until: '2026-01-31' },
}
function addressOf({ path }: RestRoute): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? (name === 'n' ? '1' : '4000'))
}

/** A call of an operation that is valid as far as GraphQL is concerned. */
function callOf(field: GraphQLField<unknown, unknown>): string {
  const given = field.args.filter(isRequired).map((argument) => `${argument.name}: ${literalOf(argument.type)}`)
  const type = getNamedType(field.type)
  return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${isLeafType(type) ? '' : ' { __typename }'}`
}

function isRequired({ type, defaultValue }: GraphQLArgument): boolean {
  return isNonNullType(type) && defaultValue === undefined
}

function literalOf(type: GraphQLArgument['type']): string {
  if (isNonNullType(type)) return literalOf(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields())
    const required = type.isOneOf ? all.slice(0, 1) : all.filter((each) => isNonNullType(each.type))
    return `{ ${required.map(({ name, type: each }) => `${name}: ${literalOf(each)}`).join(', ')} }`
  }
  const literals: Record<string, string> = {
    Int: '4000',
    Money: '1',
    Boolean: 'true',
    Day: '"2026-01-01"',
    Instant: '"2026-01-01T10:00:00Z"',
  }
  return literals[type.name] ?? '"x"'
}
