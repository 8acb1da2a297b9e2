import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Role, roles } from '../../src/access/roles.js'
import { type RestRoute, restRoutesTable } from '../../src/rest/routes.js'
import { cookiesOf, startTestShop, type TestShop } from '../startTestShop.js'
import { createSqlite, type TestDatabase } from '../testDatabases.js'
import { type Rest, restClient } from './restClient.js'

/** An address of a call with something in every brace. */
const values: Record<string, string> = { language: 'nl', url: 'none', title: 'none', field: 'category', value: 'none' }
const addressOf = ({ path }: RestRoute) => path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1')

const session = restRoutesTable.filter(({ path }) => path === 'login' || path === 'logout')
const forVisitors = restRoutesTable.filter(({ path }) => /^(public|random|specific)-/.test(path))
const forAdmin = restRoutesTable.filter((route) => !session.includes(route) && !forVisitors.includes(route))

describe('who may call what over REST', () => {
  let database: TestDatabase
  let shop: TestShop
  let nobody: Rest
  const as = async (role: Role) => restClient(shop, await shop.login(role))

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
    const token = cookiesOf(await fetch(`${shop.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
    nobody = restClient(shop, { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[A29] knows every call of the table as one for visitors, for cms-admin or of the session', () => {
    expect(forVisitors.length).toBe(15)
    expect(forAdmin.length).toBe(6 * 6 + 3 + 1)
  })

  it.each(forAdmin)('[A25] [A29] $method $path is 401 to nobody and 403 to every other role', async (route) => {
    const body = route.body ? {} : undefined
    expect(await nobody(route.method, addressOf(route), body)).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    })
    for (const role of roles.values.filter((other) => other !== 'cms-admin')) {
      const rest = await as(role)
      expect(await rest(route.method, addressOf(route), body)).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      })
    }
  })

  it('[A24] [A29] public reads answer everybody alike', async () => {
    for (const route of forVisitors) {
      const { status, body } = await nobody('GET', addressOf(route))
      expect([200, 404]).toContain(status)
      for (const role of roles.values) {
        const rest = await as(role)
        expect(await rest('GET', addressOf(route))).toMatchObject({ status, body })
      }
    }
  })
})
