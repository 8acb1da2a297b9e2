import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type GraphQLField, getNamedType, isEnumType, isRequiredArgument, parse } from 'graphql'
import { buildShopSchema } from '../../src/delivery/composition/buildShopSchema.js'
import { restRoutesTable } from '../../src/delivery/rest/routes.js'
import { entities } from '../../src/features/features.js'
import { operationGrants } from '../../src/kernel/access/OperationGrants.js'
import type { Viewer } from '../../src/kernel/access/Viewer.js'
import { managedEntity } from '../../src/kernel/fields/Managed.js'
import { isNamingEntities } from '../../src/kernel/fields/managedEntities.js'
import { guardedFields } from '../../src/kernel/graphql/guardPrograms.js'
import { colleagueRights } from '../../src/kernel/shared/staffRights.js'
import { restClient } from '../delivery/rest/restClient.js'
import { logInColleague } from '../startTestShop.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'
import { type ContractShop, startContractShop } from './contractShop.js'
import { addressOf, callOf } from './exampleCalls.js'
import { asEdits, ownFields, reaches, rightsTo } from './rightTable.js'
import { mayCall } from './roleTable.js'

const schema = buildShopSchema()
const grants = operationGrants(schema)
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type, index) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({
    name: field.name,
    field,
    kind: index === 0 ? 'query' : 'mutation',
  })),
)

/** What owners may call and visitors may not. */
const ofOwners = operations.filter(({ name }) => mayCall(name).includes('cms-admin') && !grants.isForEveryone(name))

const takesFile = ({ args }: GraphQLField<unknown, unknown>) =>
  args.some(({ type }) => String(type).startsWith('Upload'))

/** These have tests of their own: the calls after them would be a visitor's, or a field names their entity. */
const hasOwnTest = new Set(['logout', 'beginSelfIntake', 'uniqueComplaint'])

/** One entity for each way in which the rights differ. */
const samples = ['page', 'product', 'statusRepair', 'zzpProduct', 'invoice', 'appointmentKind', 'webhook'] as const

function namedBy(field: GraphQLField<unknown, unknown>): string[] {
  const named = field.args
    .filter(isRequiredArgument)
    .map(({ type }) => getNamedType(type))
    .find(({ name }) => isNamingEntities(name))
  if (!isEnumType(named)) return []
  const names = named.getValues().map(({ name }) => name)
  return samples.filter((sample) => names.includes(sample))
}

const refusalOf = (code: string | undefined) => (code && /^(UNAUTHENTICATED|FORBIDDEN)$/.test(code) ? code : 'answered')

describe('the table of rights', () => {
  it('[L15] has a decision on every entity', () => {
    const known = entities.map((type) => managedEntity(type)).map(({ name, colleagues = {} }) => [name, colleagues])
    expect(Object.fromEntries(known)).toEqual(reaches)
  })

  it('[L15] has a decision on every operation of owners, and on nothing else', () => {
    const decided = ofOwners.map(({ name }) => [name, rightsTo(name)])
    const allowed = ofOwners.map(({ name }) => [
      name,
      colleagueRights.filter((right) => grants.within({ right }).includes(name)),
    ])
    expect(Object.fromEntries(allowed)).toEqual(Object.fromEntries(decided))
  })

  it('[L15] a right that is not known reaches nothing but the own account', () => {
    const unknown = { right: 'cashier' as never }
    const reached = grants.within(unknown).filter((name) => grants.rolesOf(name).length < 3)
    const named = reached.filter((name) =>
      operations.some(({ field }) => field.name === name && field.args.length === 0),
    )
    expect(named).toEqual([])
    const viewer: Viewer = { id: 1, name: 'X', email: '', role: 'cms-admin', statusUser: false, ...unknown }
    for (const name of Object.keys(reaches)) {
      expect(() => grants.allowNamed(viewer, 'titleExists', { entity: name })).toThrow()
    }
  })
})

describe.each(testDatabases)('[L15] the table of rights, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContractShop
  const headers = new Map<string, Record<string, string>>()

  beforeAll(async () => {
    database = await create()
    shop = await startContractShop(database)
    for (const right of colleagueRights) headers.set(right, await logInColleague(shop, right))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const swept = ofOwners.filter(({ name, field }) => !hasOwnTest.has(name) && !takesFile(field))
  it.each(swept)('GraphQL $kind $name', async ({ name, field, kind }) => {
    const named = namedBy(field)
    for (const right of colleagueRights) {
      for (const entity of named.length > 0 ? named : [undefined]) {
        const { errors } = await shop.graphql(`${kind} { ${callOf(field, entity)} }`, {}, headers.get(right))
        const reach = entity === undefined ? 'works' : reaches[entity]?.[right]
        const isWithin = reach === 'works' || (kind === 'query' && reach === 'reads' && !asEdits.includes(name))
        const expected = rightsTo(name).includes(right) && isWithin ? 'answered' : 'FORBIDDEN'
        const code = errors?.[0]?.extensions.code
        expect({ right, entity, refusal: refusalOf(code) }).toEqual({ right, entity, refusal: expected })
        expect(code).not.toBe('INTERNAL')
      }
    }
  })

  const calls = restRoutesTable.filter(({ operation }) => ofOwners.some(({ name }) => name === operation))
  const sweptCalls = calls.filter(({ operation }) => !hasOwnTest.has(operation))
  it.each(sweptCalls)('REST $method $path', async (route) => {
    const isMutation = operations.some(({ name, kind }) => name === route.operation && kind === 'mutation')
    const isWrite = isMutation || asEdits.includes(route.operation)
    const fixed = [route.kind, ...Object.values(route.fixed ?? {})].filter((value) => String(value) in reaches)
    for (const right of colleagueRights) {
      const rest = restClient(shop, headers.get(right))
      const { status, body } = await rest(route.method, addressOf(route), route.body ? {} : undefined)
      const isWithin = fixed.every((name) => {
        const reach = reaches[name as string]?.[right]
        return reach === 'works' || (!isWrite && reach === 'reads')
      })
      const expected = rightsTo(route.operation).includes(right) && isWithin ? 'answered' : 'FORBIDDEN'
      expect({ right, refusal: refusalOf(body.code) }).toEqual({ right, refusal: expected })
      expect(status).toBeLessThan(500)
      if (expected === 'FORBIDDEN') expect(status).toBe(403)
    }
  })

  it.each(colleagueRights)('fields that lead to what a right does not read are closed to the %s', async (right) => {
    const fields = guardedFields(shop.api.schema, entities).filter(({ reaches: target }) => target)
    for (const { coordinate, field, reaches: target = '', isReference } of fields) {
      const viewer: Viewer = { id: 0, name: 'X', email: '', role: 'cms-admin', right, statusUser: false }
      const context = shop.api.context(viewer, 'en', null)
      const { definitions } = parse(`{ ${field.name} ${isReference ? '{ name }' : ''} }`)
      const [definition] = definitions
      const node = definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections[0] : undefined
      const info = { fieldNodes: [node], fragments: {}, schema: shop.api.schema } as never
      let code = 'told'
      try {
        await field.resolve?.({}, {}, context, info)
      } catch (error) {
        code = (error as { extensions?: { code: string } }).extensions?.code ?? 'told'
      }
      // What a right does not read of the record itself is refused along with it.
      const isOwn = ownFields.includes(coordinate)
      const isRead = isOwn || reaches[target]?.[right] !== undefined
      if (!isRead || isOwn) expect([coordinate, code === 'FORBIDDEN']).toEqual([coordinate, !isRead])
    }
  })
})
