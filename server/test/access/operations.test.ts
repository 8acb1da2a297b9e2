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
import { roles } from '../../src/access/roles.js'
import { buildShopSchema } from '../../src/graphql/buildShopSchema.js'
import { startTestShop, type TestShop } from '../startTestShop.js'
import { createSqlite, type TestDatabase } from '../testDatabases.js'

const schema = buildShopSchema()

/** What nobody needs to log in for; everything else must be refused to everybody but those named below. */
const isPublic = (name: string) => /^(shop|me|login|public[A-Z].*)$/.test(name)
/** Anybody who is logged in may log out. */
const isForAnyRole = (name: string) => name === 'logout'

const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type, index) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: field.name,
    field,
    kind: index === 0 ? 'query' : 'mutation',
  })),
)

describe('the table of grants', () => {
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

  const callers = ['nobody', ...roles.values] as const
  const guarded = operations.filter(({ name }) => !isPublic(name) && !isForAnyRole(name) && name !== 'uploadImage')

  it.each(guarded.flatMap(({ name, field, kind }) => callers.map((caller) => ({ name, field, kind, caller }))))(
    '[A25, A29] $name is answered to cms-admin alone: $caller',
    async ({ field, kind, caller }) => {
      const headers = caller === 'nobody' ? {} : await shop.login(caller)
      const { errors } = await shop.graphql(`${kind} { ${callOf(field)} }`, {}, headers)
      const code = errors?.[0]?.extensions.code
      if (caller === 'nobody') expect(code).toBe('UNAUTHENTICATED')
      else if (caller === 'cms-admin') expect(['UNAUTHENTICATED', 'FORBIDDEN']).not.toContain(code)
      else expect(code).toBe('FORBIDDEN')
    },
  )

  const open = operations.filter(({ name, kind }) => isPublic(name) && kind === 'query')
  it.each(open.flatMap(({ name, field }) => callers.map((caller) => ({ name, field, caller }))))(
    '[A24] $name is answered to everybody: $caller',
    async ({ field, caller }) => {
      const headers = caller === 'nobody' ? {} : await shop.login(caller)
      const { errors } = await shop.graphql(`{ ${callOf(field)} }`, {}, headers)
      expect(['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL']).not.toContain(errors?.[0]?.extensions.code)
    },
  )

  it('[A38] a mutation with a session cookie needs the CSRF token', async () => {
    const { cookie } = await shop.login('cms-admin')
    const { errors } = await shop.graphql('mutation { deleteProduct(id: 1) { deleted } }', {}, { cookie: cookie ?? '' })
    expect(errors?.[0]?.extensions.code).toBe('CSRF')
  })
})

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
  if (isInputObjectType(type)) return '{}'
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  const literals: Record<string, string> = { Int: '1' }
  return literals[type.name] ?? '"x"'
}
