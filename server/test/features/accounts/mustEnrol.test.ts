import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { buildShopSchema } from '../../../src/delivery/composition/buildShopSchema.js'
import { restRoutesTable } from '../../../src/delivery/rest/routes.js'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { operationGrants } from '../../../src/kernel/access/OperationGrants.js'
import { type Role, roles } from '../../../src/kernel/access/roles.js'
import type { Viewer } from '../../../src/kernel/access/Viewer.js'
import { ShopError } from '../../../src/kernel/errors/ShopError.js'
import type { SecondFactorRule } from '../../../src/kernel/settings/readSettings.js'
import { password } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { type AccountShop, type Headers, startAccountShop } from './accountShop.js'
import { codeOf } from './secondFactorOf.js'

const schema = buildShopSchema()
const grants = operationGrants(schema)
const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
)

/** Of whom a second factor is required. */
const required: Record<SecondFactorRule, readonly Role[]> = {
  off: [],
  admin: ['cms-admin'],
  staff: ['cms-admin', 'cms-zzp', 'cms-accountant'],
}

const isOpen = (operation: string) => grants.isForEveryone(operation) || grants.isForEnrolment(operation)
const outcomeOf = (check: () => void): string => {
  try {
    check()
    return 'allowed'
  } catch (error) {
    return error instanceof ShopError ? (error.details.message?.key ?? error.code) : 'failed'
  }
}

describe.each(roles.values)('%s without the second factor that is required', (role) => {
  const viewer: Viewer = { id: 1, name: 'Somebody', email: 'somebody@example.com', role, statusUser: true }

  it.each(operations)('[X11] %s', (name) => {
    const usual = outcomeOf(() => grants.allow(viewer, name))
    const restricted = outcomeOf(() => grants.allow({ ...viewer, mustEnrol: true }, name))
    const expected = usual === 'allowed' && !isOpen(name) ? 'secondFactor.required' : usual
    expect(restricted).toBe(expected)
  })
})

describe.each(Object.keys(required) as SecondFactorRule[])('a second factor required of: %s', (rule) => {
  let database: TestDatabase
  let shop: AccountShop
  let number = 0

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startAccountShop(database, { REQUIRE_SECOND_FACTOR: rule })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function logIn(role: Role): Promise<Headers> {
    number++
    const email = `${role}-${number}@example.com`
    await createUser(shop.services.database, { name: 'Somebody', email, role, password, demo: false })
    return shop.logIn(email)
  }
  const graphqlTitle = async (query: string, headers: Headers) =>
    (await shop.graphql(query, {}, headers)).errors?.[0]?.extensions.title ?? 'answered'
  const restTitle = async (method: string, path: string, headers: Headers) => {
    const response = await fetch(`${shop.url}/api/${path}`, {
      method,
      headers: { 'accept-language': 'en', ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
      body: method === 'GET' ? undefined : '{}',
    })
    return ((await response.json()) as { title?: string }).title ?? 'answered'
  }
  const first = 'Turn on logging in with a code first'

  it.each(roles.values)('[X11] leads %s to it before anything else, over both APIs', async (role) => {
    const headers = await logIn(role)
    const isRequired = required[rule].includes(role)
    const reads: Partial<Record<Role, [string, string]>> = {
      'cms-admin': ['{ products { total } }', 'products'],
      'cms-zzp': ['{ zzpProducts { total } }', 'zzp-products'],
      'cms-accountant': ['{ myDownload { id } }', 'accountant-download-of-accountant'],
      'cms-status-user': ['{ myStatuses { repairs { id } } }', 'status-repair'],
    }
    const [query = '', path = ''] = reads[role] ?? []
    expect((await graphqlTitle(query, headers)) === first).toBe(isRequired)
    expect((await restTitle('GET', path, headers)) === first).toBe(isRequired)
    expect(await graphqlTitle('{ shop { name } me { id } mySessions { id } }', headers)).toBe('answered')
    expect(await restTitle('GET', 'my-sessions', headers)).toBe('answered')
    if (role === 'cms-status-user') return
    const { data } = await shop.graphql('{ myAccount { mustEnrol } }', {}, headers)
    expect(data?.myAccount).toEqual({ mustEnrol: isRequired })
  })

  if (rule !== 'staff') return

  it('[X11] refuses every call of REST that is not for it', async () => {
    const headers = await logIn('cms-admin')
    for (const { method, path } of restRoutesTable.filter(({ operation }) => !isOpen(operation))) {
      const title = await restTitle(method, path.replace(/\{\w+\}/g, '1'), headers)
      // What is for another role is refused as ever.
      expect([path, title === first || title === 'No access']).toEqual([path, true])
    }
  })

  it('[X11] is over once a code was entered, which the browser needs no new login for', async () => {
    const headers = await logIn('cms-zzp')
    const post = async (path: string, body: object) => {
      const response = await fetch(`${shop.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })
      return (await response.json()) as { data: { secret: string } }
    }
    const { data } = await post('begin-second-factor', { password })
    expect(await graphqlTitle('{ zzpProducts { total } }', headers)).toBe(first)
    await post('turn-on-second-factor', { code: codeOf(data.secret) })
    expect(await graphqlTitle('{ zzpProducts { total } }', headers)).toBe('answered')
  })
})
