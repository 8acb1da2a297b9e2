import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { setPassword } from '../../../src/features/passwords/setPassword.js'
import { Feature } from '../../../src/features/sellingPoints/entity/Feature.js'
import { AccessToken } from '../../../src/features/tokens/AccessToken.js'
import { type Role, roles } from '../../../src/kernel/access/roles.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { dataOf, type Rest, restClient } from '../../delivery/rest/restClient.js'
import { required } from '../../required.js'
import { password } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type AccountShop, apis, type Headers, startAccountShop } from './accountShop.js'
import { passMinutes, startClock, stopClock } from './clock.js'

const createMutation = `mutation ($input: AccessTokenInput!, $password: String!, $code: String, $sections: [String!]) {
  createAccessToken(input: $input, password: $password, code: $code, sections: $sections) {
    token accessToken { id name role lastUsedAt }
  }
}`
const feature = { language: 'nl', title: 'Kenmerk', icon: 'wifi' }

interface Created {
  token: string
  accessToken: { id: number; name: string; role: string; lastUsedAt: string | null }
}

describe.each(testDatabases)('access tokens, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let admin: Headers

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database)
    admin = await shop.login('cms-admin')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  afterEach(() => startClock())

  interface Limits {
    access?: 'read' | 'write'
    expiresOn?: string
    sections?: string[]
  }

  async function made(
    role: Role = 'cms-admin',
    name = `Program as ${role}`,
    { sections, access = 'write', ...rest }: Limits = {},
  ): Promise<Created> {
    const input = { name, role: role.replaceAll('-', '_'), access, ...rest }
    const variables = { input, password, sections }
    const { data, errors } = await shop.graphql<{ createAccessToken: Created }>(createMutation, variables, admin)
    return required(data?.createAccessToken, `token: ${JSON.stringify(errors)}`)
  }
  const bearing = (token: string): Headers => ({ authorization: `Bearer ${token}` })
  const codeOf = async (query: string, headers: Headers) =>
    (await shop.graphql(query, {}, headers)).errors?.[0]?.extensions.code
  const revoke = (id: number) => shop.graphql(`mutation { deleteAccessToken(id: ${id}) { deleted } }`, {}, admin)

  it('[A37] is shown once, identified by its prefix, and stored only as a hash', async () => {
    const { token, accessToken } = await made('cms-zzp', 'Stock of a partner')
    expect(token).toMatch(/^shop_[\w-]{43}$/)
    expect(accessToken).toEqual({
      id: expect.any(Number),
      name: 'Stock of a partner',
      role: 'cms_zzp',
      lastUsedAt: null,
    })
    const { data } = await shop.graphql('{ accessTokens { items { id name role } } }', {}, admin)
    expect(JSON.stringify(data)).toContain('Stock of a partner')
    const { reader } = shop.services.database
    const stored = await reader.createQueryBuilder(AccessToken, 'token').addSelect('token.tokenHash').getMany()
    const written = JSON.stringify([stored, await reader.find(Revision), data])
    expect(written).not.toContain(token)
    expect(written).not.toContain(token.slice('shop_'.length))
    expect(new Set(stored.map(({ tokenHash }) => tokenHash)).size).toBe(stored.length)
  })

  it('[A37] has a name and a role', async () => {
    const errorsOf = async (input: object) =>
      Object.keys((await shop.graphql(createMutation, { input, password }, admin)).errors?.[0]?.extensions.errors ?? {})
    expect(await errorsOf({})).toEqual(expect.arrayContaining(['name', 'role']))
    expect(await errorsOf({ name: ' ', role: 'cms_admin' })).toEqual(['name'])
    expect(await errorsOf({ name: 'a'.repeat(121), role: 'cms_admin' })).toEqual(['name'])
    expect(await errorsOf({ name: 'Program', role: 'cms_amdin' })).toEqual(['role'])
  })

  it.each(['anonymous', ...roles.values])(
    '[A25] [A37] %s makes, lists and revokes them as cms-admin alone may',
    async (who) => {
      const headers = who === 'anonymous' ? {} : await shop.login(who as Role)
      const expected = { 'cms-admin': undefined, anonymous: 'UNAUTHENTICATED' }[who as 'anonymous'] ?? 'FORBIDDEN'
      const code = who === 'cms-admin' ? undefined : expected
      const creation =
        'mutation { createAccessToken(password: "a-good-password", input: { name: "x", role: cms_zzp }) { token } }'
      expect(await codeOf(creation, headers)).toBe(code)
      expect(await codeOf('{ accessTokens { total } }', headers)).toBe(code)
      const { accessToken } = await made()
      expect(await codeOf(`mutation { deleteAccessToken(id: ${accessToken.id}) { deleted } }`, headers)).toBe(code)
    },
  )

  it.each(roles.values)('[A37] carries the role %s over both APIs', async (role) => {
    const { token } = await made(role)
    const { data } = await shop.graphql('{ me { id name email role } }', {}, bearing(token))
    expect(data).toEqual({ me: { id: 0, name: `Program as ${role}`, email: '', role: role.replaceAll('-', '_') } })
    const rest = restClient(shop, bearing(token))
    const statuses = {
      customers: role === 'cms-admin' ? 200 : 403,
      'zzp-products': role === 'cms-admin' || role === 'cms-zzp' ? 200 : 403,
      // A token belongs to no customer.
      'status-repair': 403,
    }
    for (const [path, status] of Object.entries(statuses)) expect((await rest('GET', path)).status).toBe(status)
    expect(await codeOf('{ customers { total } }', bearing(token))).toBe(role === 'cms-admin' ? undefined : 'FORBIDDEN')
  })

  it('[A37] writes over both APIs without a CSRF token, and the history names the program', async () => {
    const { token } = await made('cms-admin', 'Importer')
    const rest = restClient(shop, bearing(token))
    const added = await rest<{ id: number }>('POST', 'features/add-feature', feature)
    expect(added.status).toBe(201)
    const { id } = dataOf(added)
    const update = `mutation { updateFeature(id: ${id}, input: { title: "Anders" }) { title } }`
    expect((await shop.graphql(update, {}, bearing(token))).data).toEqual({ updateFeature: { title: 'Anders' } })
    const history = await shop.services.database.reader.findBy(Revision, { entity: 'feature', record: id })
    expect(history.map(({ action, user, userName }) => ({ action, user, userName }))).toEqual([
      { action: 'create', user: null, userName: 'Importer' },
      { action: 'update', user: null, userName: 'Importer' },
    ])
    expect((await rest('DELETE', `feature/delete/${id}`)).status).toBe(200)
  })

  it('[A37] a session that is sent along neither adds to the token nor takes the place of it', async () => {
    const { token } = await made('cms-zzp')
    const both = { ...admin, ...bearing(token) }
    const { data } = await shop.graphql('{ me { role } }', {}, both)
    expect(data).toEqual({ me: { role: 'cms_zzp' } })
    expect((await restClient(shop, both)('GET', 'customers')).status).toBe(403)
    const onlyCookie = { cookie: admin.cookie ?? '', ...bearing((await made()).token) }
    expect((await restClient(shop, onlyCookie)('POST', 'features/add-feature', feature)).status).toBe(201)
    expect(await codeOf('mutation { logout { loggedOut } }', both)).toBe('FORBIDDEN')
    await expect(shop.nameOf(admin)).resolves.toBe('The cms-admin')
  })

  it('[Y11] two tokens of one name do not share their idempotency keys', async () => {
    const message = { name: 'Jan', email: 'jan@example.com', message: 'Mijn laptop is traag.' }
    const send = (token: string, text: string) =>
      restClient(shop)(
        'POST',
        'send-contact-email',
        { ...message, message: text },
        {
          ...bearing(token),
          'idempotency-key': '7d3c9c0e-7c1b-4c5e-9c39-0b6a3f0f5b11',
        },
      )
    const [one, other] = [await made('cms-admin', 'Import'), await made('cms-admin', 'Import')]
    expect((await send(one.token, 'Een')).status).toBe(200)
    expect((await send(one.token, 'Twee')).status).toBe(422)
    expect((await send(other.token, 'Twee')).status).toBe(200)
  })

  it('[A37] [A38] a session without a token still needs the CSRF token, whatever else is in the header', async () => {
    const cookie = admin.cookie ?? ''
    for (const authorization of ['Basic c2hvcDpzaG9w', 'shop', '']) {
      const rest = restClient(shop, { cookie, authorization })
      const refused = await rest('POST', 'features/add-feature', feature)
      expect([refused.status, refused.body.code]).toEqual([403, 'CSRF'])
      expect(await codeOf('mutation { deleteFeature(id: 1) { deleted } }', { cookie, authorization })).toBe('CSRF')
    }
  })

  describe.each([
    [
      'revoked',
      async () => {
        const { token, accessToken } = await made()
        expect((await shop.graphql('{ me { id } }', {}, bearing(token))).data).toEqual({ me: { id: 0 } })
        await revoke(accessToken.id)
        return token
      },
    ],
    ['unknown', async () => `shop_${'a'.repeat(43)}`],
    ['of another form', async () => 'a'.repeat(43)],
    ['empty', async () => ''],
    ['very long', async () => `shop_${'a'.repeat(10_000)}`],
    ['an injection', async () => "shop_' OR '1'='1"],
    [
      'the stored hash',
      async () => {
        await made()
        const query = shop.services.database.reader
          .createQueryBuilder(AccessToken, 'token')
          .addSelect('token.tokenHash')
        return (await query.getOneOrFail()).tokenHash
      },
    ],
  ])('[A37] a token that is %s', (_, given) => {
    let headers: Headers
    let rest: Rest
    beforeAll(async () => {
      headers = bearing(await given())
      rest = restClient(shop, headers)
    })

    it('is 401 over REST, also on public addresses', async () => {
      const calls = [
        ['GET', 'products'],
        ['GET', 'public-features'],
        ['GET', 'csrf-cookie'],
        ['POST', 'features/add-feature'],
        ['POST', 'login'],
      ] as const
      for (const [method, path] of calls) {
        const answer = await rest(method, path, method === 'POST' ? feature : undefined)
        expect([path, answer.status, answer.body.code]).toEqual([path, 401, 'UNAUTHENTICATED'])
        expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
      }
    })

    it('is 401 over GraphQL, in the form of GraphQL, also beside a session', async () => {
      for (const query of ['{ shop { name } }', '{ me { id } }', 'mutation { logout { loggedOut } }']) {
        const answer = await shop.graphql(query, {}, { ...admin, ...headers })
        expect(answer).toMatchObject({
          status: 401,
          errors: [{ message: expect.any(String), extensions: { code: 'UNAUTHENTICATED' } }],
        })
      }
      const query = encodeURIComponent('{ shop { name } }')
      const byGet = await fetch(`${shop.url}/graphql?query=${query}`, { headers })
      expect(byGet.status).toBe(401)
    })
  })

  it('[A37] is revoked from the very next call on, over both APIs', async () => {
    const { token, accessToken } = await made()
    const rest = restClient(shop, bearing(token))
    expect((await rest('GET', 'features')).status).toBe(200)
    expect((await shop.graphql('{ features { total } }', {}, bearing(token))).errors).toBeUndefined()
    expect((await revoke(accessToken.id)).data).toEqual({ deleteAccessToken: { deleted: [accessToken.id] } })
    expect((await rest('GET', 'features')).status).toBe(401)
    expect(await codeOf('{ features { total } }', bearing(token))).toBe('UNAUTHENTICATED')
  })

  it('[A37] records its last use, once a minute at most', async () => {
    const { token, accessToken } = await made()
    const used = async () =>
      (await shop.services.database.reader.findOneByOrFail(AccessToken, { id: accessToken.id })).lastUsedAt
    stopClock()
    const call = () => shop.graphql('{ me { id } }', {}, bearing(token))
    await Promise.all(Array.from({ length: 5 }, call))
    const first = await used()
    expect(first).toBe(new Date().toISOString())
    passMinutes(0.9)
    await call()
    expect(await used()).toBe(first)
    passMinutes(0.2)
    await call()
    expect(await used()).toBe(new Date().toISOString())
  })

  it.each(apis)('[A37] does not log in or out, has no password, and makes no token, over $name', async (api) => {
    const headers = bearing((await made()).token)
    await createUser(shop.services.database, {
      name: 'Person',
      email: `${api.name}@example.com`,
      role: 'cms-admin',
      password,
      demo: false,
    })
    const calls = [
      ['login', { email: `${api.name}@example.com`, password }],
      ['logout', {}],
      ['changePassword', { currentPassword: password, newPassword: 'a newly chosen password' }],
    ] as const
    for (const [operation, args] of calls) {
      expect(await api.call(shop, operation, args, headers)).toMatchObject({ code: 'FORBIDDEN', cookies: {} })
    }
    const creation =
      'mutation { createAccessToken(password: "a-good-password", input: { name: "x", role: cms_admin }) { token } }'
    expect(await codeOf(creation, headers)).toBe('FORBIDDEN')
  })

  it('[X8] is made with the password of its maker alone', async () => {
    const input = { name: 'Program', role: 'cms_admin' }
    const wrong = await shop.graphql(createMutation, { input, password: 'yet another chosen one' }, admin)
    expect(wrong.errors?.[0]?.extensions.errors).toEqual({ password: [expect.any(String)] })
  })

  it('[X8] expires after 90 days unless its maker says otherwise, and after a year at the latest', async () => {
    stopClock()
    const day = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const stored = async (id: number) =>
      (await shop.services.database.reader.findOneByOrFail(AccessToken, { id })).expiresOn
    const usual = await made()
    expect(await stored(usual.accessToken.id)).toBe(day(90))
    const short = await made('cms-admin', 'Short', { expiresOn: day(0) })
    const faultsOf = async (expiresOn: string) => {
      const input = { name: 'x', role: 'cms_admin', expiresOn }
      return (await shop.graphql(createMutation, { input, password }, admin)).errors?.[0]?.extensions.errors
    }
    expect(await faultsOf(day(-1))).toEqual({ expiresOn: [expect.any(String)] })
    expect(await faultsOf(day(367))).toEqual({ expiresOn: [expect.any(String)] })
    expect(await faultsOf(day(366))).toBeUndefined()

    expect(await codeOf('{ features { total } }', bearing(short.token))).toBeUndefined()
    passMinutes(24 * 60)
    expect(await codeOf('{ features { total } }', bearing(short.token))).toBe('UNAUTHENTICATED')
    expect(await codeOf('{ features { total } }', bearing(usual.token))).toBeUndefined()
  })

  it('[X8] only reads unless its maker lets it write, over both APIs', async () => {
    const { token } = await made('cms-admin', 'Reader', { access: 'read' })
    const rest = restClient(shop, bearing(token))
    expect((await rest('GET', 'features')).status).toBe(200)
    expect((await rest('POST', 'features/add-feature', feature)).status).toBe(403)
    expect((await rest('GET', 'products/next-product-id')).status).toBe(403)
    expect(await codeOf('mutation { deleteFeature(id: 1) { deleted } }', bearing(token))).toBe('FORBIDDEN')
    expect(await codeOf('mutation { restoreRecord(entity: "feature", id: 1) }', bearing(token))).not.toBeUndefined()
    expect(await codeOf('{ managedEntities { name } }', bearing(token))).toBeUndefined()
  })

  it('[X8] is listed with the names of its sections, in both languages', async () => {
    const described = await shop.graphql<{
      managedEntities: {
        name: string
        fields: { name: string; choices: { value: string; label: object }[] | null }[]
      }[]
    }>('{ managedEntities { name fields { name choices { value label { nl en } } } } }', {}, admin)
    const token = described.data?.managedEntities.find(({ name }) => name === 'accessToken')
    const sections = token?.fields.find(({ name }) => name === 'sections')?.choices
    expect(sections).toContainEqual({ value: 'reparaties', label: { nl: 'Reparaties', en: 'Repairs' } })
    expect(sections).toContainEqual({ value: 'producten', label: { nl: 'Producten', en: 'Products' } })
  })

  it('[X8] uses only the sections it was made for, also through references', async () => {
    const { token } = await made('cms-admin', 'Stock', { sections: ['producten', 'reparaties'] })
    const headers = bearing(token)
    expect(await codeOf('{ products { total } }', headers)).toBeUndefined()
    expect(await codeOf('{ customers { total } }', headers)).toBe('FORBIDDEN')
    expect(await codeOf('{ managedEntities { name } }', headers)).toBe('FORBIDDEN')
    expect(await codeOf('{ publicFeatures(language: nl) { title } }', headers)).toBeUndefined()
    expect((await restClient(shop, headers)('GET', 'customers')).status).toBe(403)
    expect((await restClient(shop, headers)('GET', 'statuses-repair')).status).toBe(200)

    const customer = await createUser(shop.services.database, {
      name: 'Customer',
      email: 'referred@example.com',
      role: 'cms-status-user',
      password,
      demo: false,
    })
    const job = `mutation { createStatusRepair(input: { customer: ${customer.id}, descriptionProblem: "Kapot", intakeDate: "2026-01-05" }) { id } }`
    const added = await shop.graphql<{ createStatusRepair: { id: number } }>(job, {}, admin)
    const { id } = required(added.data, JSON.stringify(added.errors)).createStatusRepair
    expect(await codeOf(`{ statusRepair(id: ${id}) { customer { id } } }`, headers)).toBeUndefined()
    expect(await codeOf(`{ statusRepair(id: ${id}) { customer { id email } } }`, headers)).toBe('FORBIDDEN')
    const aliased = `{ statusRepair(id: ${id}) { customer { ...on Customer { id: email } } } }`
    expect(await codeOf(aliased, headers)).toBe('FORBIDDEN')
  })

  it('[X8] is refused for a section that does not exist', async () => {
    const input = { name: 'x', role: 'cms_admin' }
    const { errors } = await shop.graphql(createMutation, { input, password, sections: ['kelder'] }, admin)
    expect(errors?.[0]?.extensions.errors).toEqual({ sections: [expect.stringContaining('kelder')] })
  })

  it('[X8] says whose it is and where it was last used from', async () => {
    const { token, accessToken } = await made()
    await shop.graphql('{ me { id } }', {}, bearing(token))
    const { data } = await shop.graphql(
      `{ accessToken(id: ${accessToken.id}) { madeBy lastUsedFrom expiresOn access sections } }`,
      {},
      admin,
    )
    expect(data?.accessToken).toMatchObject({ madeBy: 'The cms-admin', lastUsedFrom: '127.0.0.*', access: 'write' })
  })

  it('[X8] ends when its maker changes the password, and with the account', async () => {
    const maker = await createUser(shop.services.database, {
      name: 'Second owner',
      email: 'second@example.com',
      role: 'cms-admin',
      password,
      demo: false,
    })
    const { reader } = shop.services.database
    const insert = async () => {
      const { accessToken } = await made()
      await shop.services.database.write((manager) =>
        manager.update(AccessToken, { id: accessToken.id }, { maker: maker.id }),
      )
      return accessToken.id
    }
    const first = await insert()
    await shop.services.database.write((manager) =>
      setPassword(manager, shop.services.settings, maker.id, 'a hash of another password'),
    )
    expect(await reader.existsBy(AccessToken, { id: first })).toBe(false)
    const second = await insert()
    await shop.services.database.write((manager) => manager.delete(Customer, { id: maker.id }))
    expect(await reader.existsBy(AccessToken, { id: second })).toBe(false)
  })

  it('[A37] responses to programs are neither cached nor served from the cache', async () => {
    const { token } = await made()
    const graphql = (headers: Headers) => shop.graphql('{ publicFeatures(language: nl) { title } }', {}, headers)
    const rest = (headers: Headers) => restClient(shop, headers)('GET', 'public-features?language=nl')
    for (const ask of [graphql, rest]) {
      const titled = async (title: string) =>
        shop.services.database.write((manager) => {
          const { tableName } = manager.connection.getMetadata(Feature)
          return manager.query(`UPDATE ${tableName} SET title = ? WHERE language = 'nl'`, [title])
        })
      // With SQL of its own the cache is not invalidated, so a stale response shows that it was used.
      shop.services.contentChanged()
      await titled('Zoals het was')
      await ask(bearing(token))
      await titled('Zoals het is')
      expect(JSON.stringify(await ask({}))).toContain('Zoals het is')
      await titled('Zoals het wordt')
      expect(JSON.stringify(await ask({}))).toContain('Zoals het is')
      expect(JSON.stringify(await ask(bearing(token)))).toContain('Zoals het wordt')
    }
  })

  it('[A37] the header is ignored outside the APIs', async () => {
    const response = await fetch(`${shop.url}/healthz`, { headers: bearing('something of a proxy') })
    expect(response.status).toBe(200)
  })

  it('[A35] leaves the cookies of the browser it is used in alone', async () => {
    const { token } = await made()
    const response = await fetch(`${shop.url}/api/public-features`, {
      headers: { ...bearing(token), cookie: 'user=x' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
  })
})
