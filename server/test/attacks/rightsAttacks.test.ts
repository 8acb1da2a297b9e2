import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { isEnumType, isInputObjectType } from 'graphql'
import { type AccountShop, startAccountShop } from '../features/accounts/accountShop.js'
import { password } from '../startTestShop.js'
import { type TestDatabase, testDatabases } from '../testDatabases.js'
import { Attacker } from './Attacker.js'
import { changesSince, expectBounced, storedIn } from './expectBounced.js'
import { expectNoLeak } from './expectNoLeak.js'
import type { OpenApi } from './fuzz/restCalls.js'

const hidden = 'Kwikstaart'

/** Signs of a draft in a response; only two pages are visible. */
const draftSigns = new RegExp(`.{0,60}(${hidden}|draft"|"total":[3-9]|"(data|titleExists)":true).{0,20}`)

/** What was answered, but for the names of the parameters that were ignored. */
function answered(text: string): unknown {
  if (!text.startsWith('{')) return text
  const { meta, ...rest } = JSON.parse(text)
  const { ignored, ...others } = meta ?? {}
  return { ...rest, ...(Object.keys(others).length > 0 && { meta: others }) }
}

describe.each(testDatabases)('rights, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: AccountShop
  let admin: Attacker
  let anonymous: Attacker
  /** Callers who may not read hidden records: anonymous, and every role but that of the owner. */
  let others: Attacker[]
  /** Ids by a word. */
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    database = await create()
    shop = await startAccountShop(database)
    admin = new Attacker(shop.url, await shop.login('cms-admin'))
    anonymous = new Attacker(shop.url, await shop.csrf())
    const signedIn = (['cms-status-user', 'cms-zzp', 'cms-accountant'] as const).map(async (role) => {
      return new Attacker(shop.url, await shop.login(role))
    })
    others = [anonymous, ...(await Promise.all(signedIn))]
    ids.visible = await added('pages/add-page', { language: 'nl', title: 'Zichtbaar' })
    const draft = { title: hidden, menu_title: hidden, intro: hidden, visible: false }
    ids.draft = await added('pages/add-page', { ...draft, language: 'nl', url: 'concept', belongs_to: ids.visible })
    await added('pages/add-page', { ...draft, language: 'en', url: 'draft', translation_of: ids.visible })
    ids.below = await added('pages/add-page', { language: 'nl', title: 'Onder', url: 'onder', belongs_to: ids.draft })
    await admin.send('PUT', `/api/page/edit/${ids.draft}`, { url: 'later' })
    ids.customer = await added('register', { name: hidden, email: 'secret@example.com', password })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function added(path: string, record: object): Promise<number> {
    const { status, text } = await admin.send('POST', `/api/${path}`, record)
    if (status !== 201) throw new Error(`${path}: ${text}`)
    return JSON.parse(text).data.id
  }

  it('fields a role may not read used as filter or sort: no list can be asked by a secret of its records', async () => {
    const inputs = Object.values(shop.api.schema.getTypeMap()).filter(({ name }) => /(Filter|SortField)$/.test(name))
    expect(inputs.length).toBeGreaterThan(30)
    for (const input of inputs) {
      const names = isInputObjectType(input)
        ? Object.keys(input.getFields())
        : isEnumType(input)
          ? input.getValues().map(({ name }) => name)
          : []
      expect([input.name, names.filter((name) => /password|token|hash|key|text$|demo/i.test(name))]).toEqual([
        input.name,
        [],
      ])
    }
    for (const list of [
      'customers(sort: { field: passwordHash })',
      'customers(filter: { passwordHash: "$argon2id$v=19" })',
      'customers(filter: { password: "a" })',
      'statusesRepair(filter: { customer: { email: "secret@example.com" } })',
      'statusesRepair(sort: { field: customer_email })',
      'accessTokens(filter: { tokenHash: "a" })',
      'outgoingMails(sort: { field: text })',
    ]) {
      for (const who of [admin, ...others]) {
        await expectBounced(shop, { status: 400, code: 'BAD_REQUEST' }, () => who.graphql(`{ ${list} { total } }`))
      }
    }
  })

  it('fields a role may not read used as filter or sort: nor by an alias, or in a search', async () => {
    const [, customer] = others
    const repair = await added('statuses-repair/add-status-repair', { customer: ids.customer, description: hidden })
    for (const query of [
      `{ a: statusRepair(id: ${repair}) { b: customer { c: email } } }`,
      `{ a: statusesRepair(filter: { search: "${hidden}" }) { total b: items { c: customer { name } } } }`,
      `{ a: customers(filter: { ids: [${ids.customer}] }) { total } }`,
      `{ a: customer(id: ${ids.customer}) { b: email } }`,
      `{ a: myStatuses { repairs { b: customer { id } } } }`,
    ]) {
      const reply = await customer?.graphql(query)
      expect(reply?.text).not.toMatch(/Kwikstaart|secret@|"total":1/)
    }
  })

  it('unknown query names reaching the ORM: change nothing in what is answered', async () => {
    const api = JSON.parse((await anonymous.get('/api/openapi.json')).text) as OpenApi
    // Who reads the feed of changes gives those that are new their place.
    const lists = Object.entries(api.paths).filter(
      ([path, { get }]) => get && !/\{|next-|csrf|random|^\/changes/.test(path),
    )
    const names = [
      'where[role]=cms-admin',
      'where={"role":"cms-admin"}',
      'relations[]=customer&relations=timeline',
      'select=passwordHash&select[]=password_hash&fields=password_hash&columns=token_hash',
      'order[passwordHash]=DESC&orderBy=1',
      'filter[customer][email]=secret@example.com&filter={"visible":false}',
      'withDeleted=true&take=1&skip=1&limit=1&offset=1&cache=true&lock=pessimistic_write',
      '__proto__[perPage]=1&constructor[prototype][x]=1&__proto__=1',
    ]
    const before = await storedIn(shop)
    for (const [path] of lists) {
      for (const who of [admin, anonymous]) {
        const plain = await who.get(`/api${path}`)
        for (const name of names) {
          const { status, text } = await who.get(`/api${path}?${name}`)
          expect([path, name, status, answered(text)]).toEqual([path, name, plain.status, answered(plain.text)])
        }
      }
    }
    expect(await changesSince(before, shop)).toEqual([])
  })

  it('fields a role may not read used as filter or sort: over REST either, by any name', async () => {
    const [, customer, partner, accountant] = others
    const repair = { customer: ids.customer, description: 'Geheim', costs: 99 }
    await added('statuses-repair/add-status-repair', repair)
    for (const query of [
      'sort=password_hash',
      'sort=-passwordHash',
      'sort=token_hash',
      'sort=email_key',
      'sort=customer.email',
      'sort=1;DROP TABLE customer',
    ]) {
      await expectBounced(shop, { status: 422, code: 'VALIDATION' }, () => admin.get(`/api/customers?${query}`))
    }
    const plain = await admin.get('/api/customers')
    for (const query of ['password_hash=x', 'password=a', 'password_hash_from=a', 'demo=false', 'token_hash_to=z']) {
      const { text } = await admin.get(`/api/customers?${query}`)
      expect(answered(text)).toEqual(answered(plain.text))
    }
    for (const query of [`customer=${ids.customer}`, 'sort=customer', 'version_from=1', 'sort=-id&customer=null']) {
      const { status, text } = (await customer?.get(`/api/statuses-repair?${query}`)) ?? {}
      if (query === 'version_from=1')
        expect([status, answered(text ?? '')]).toMatchObject([200, { meta: { total: 0 } }])
      else expect([query, status]).toEqual([query, 403])
    }
    for (const query of ['search=Geheim', 'id_from=1', 'created_at_from=2026-01-01T00:00:00Z', 'sort=-updated_at']) {
      const found = await customer?.get(`/api/statuses-repair?${query}`)
      expect([query, found?.status, JSON.parse(found?.text ?? '').meta]).toEqual([query, 200, { total: 0 }])
    }
    for (const who of [anonymous, partner, accountant]) {
      for (const query of ['search=Geheim', 'sort=foo', 'id_from=x', `customer=${ids.customer}`]) {
        const { status, text } = (await who?.get(`/api/statuses-repair?${query}`)) ?? {}
        expect([query, status]).toEqual([query, who === anonymous ? 401 : 403])
        expectNoLeak(text ?? '')
      }
    }
  })

  it('drafts and previews by public id or url, by count or exists', async () => {
    const addresses = [
      ...['/api/public-pages/nl', '/api/public-pages/en', '/sitemap.xml', '/feed/nl.xml'],
      ...['/api/page-menu-title-exists/', '/api/pages?search='].map((path) => path + hidden),
      ...[`/api/page/${ids.draft}`, `/api/page/${ids.below}`],
    ]
    const queries = [
      '{ publicPage(language: nl, fullUrl: "zichtbaar/concept") { title } }',
      '{ publicPage(language: nl, fullUrl: "zichtbaar/later") { title } }',
      '{ publicPage(language: en, fullUrl: "draft") { title } }',
      '{ publicMovedTo(path: "/nl/zichtbaar/concept") }',
      '{ publicPages(language: nl) { title children { title intro } belongsTo { title } pageTranslation { url } } }',
      `{ previewPage(id: ${ids.draft}) { title } }`,
      `mutation { draftPage(id: ${ids.draft}, input: { language: nl, title: "x" }) { page { title } } }`,
      `mutation { planPublication(entity: page, id: ${ids.draft}, version: 1) { id } }`,
      '{ upcomingMoments { title } }',
      `{ page(id: ${ids.draft}) { title } }`,
      `{ pages(filter: { visible: false }) { total items { title } } }`,
      `{ titleExists(entity: page, title: "${hidden}") }`,
      `{ uniqueComplaint(field: page_menuTitle, value: "${hidden}") }`,
      `{ usesOf(entity: page, id: ${ids.draft}) { title } }`,
      `{ recordHistory(entity: page, id: ${ids.draft}) { total } }`,
      '{ bin { total } }',
      '{ latestChanges { title } }',
    ]
    for (const who of others) {
      const attempts = [
        ...addresses.map((address) => [address, () => who.get(address)] as const),
        ...queries.map((query) => [query, () => who.graphql(query)] as const),
      ]
      for (const [asked, attempt] of attempts) {
        const { status, text } = await attempt()
        const [leaked] = draftSigns.exec(text) ?? []
        expect([asked, leaked, status < 500]).toEqual([asked, undefined, true])
        expectNoLeak(text)
      }
    }
  })

  describe('a page its own parent or in a ring', () => {
    const page = (title: string, more = {}) => added('pages/add-page', { language: 'nl', title, ...more })
    const move = (id: number, parent: number) => admin.send('PUT', `/api/page/edit/${id}`, { belongs_to: parent })
    const remove = (id: number) => admin.send('DELETE', `/api/page/delete/${id}`)
    const restore = (id: number) => admin.graphql(`mutation { restoreRecord(entity: page, id: ${id}) { restored } }`)

    /** @throws Error when going up from a page never ends */
    async function expectNoRing(): Promise<void> {
      const { data } = JSON.parse((await admin.get('/api/pages')).text) as {
        data: { id: number; belongs_to: number | null }[]
      }
      const parents = new Map(data.map(({ id, belongs_to }) => [id, belongs_to]))
      for (const { id } of data) {
        let steps = 0
        for (let above = parents.get(id); above; above = parents.get(above)) {
          if (++steps > data.length) throw new Error(`Page ${id} stands in a ring`)
        }
      }
    }

    it('one after the other', async () => {
      const [a, b, c] = [await page('A'), await page('B'), await page('C')]
      await move(b, a)
      await move(c, b)
      for (const parent of [a, b, c]) {
        await expectBounced(shop, { status: 422, code: 'VALIDATION' }, () => move(a, parent))
      }
      await expectNoRing()
    })

    it.each([2, 3, 5])('%i pages that move below one another at the same time', async (count) => {
      for (let round = 0; round < 3; round++) {
        const pages: number[] = []
        for (let index = 0; index < count; index++) pages.push(await page(`Om ${count} ${round} ${index}`))
        const moves = pages.map((id, index) => move(id, pages[(index + 1) % count] ?? 0))
        const statuses = (await Promise.all(moves)).map(({ status }) => status)
        expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([])
        await expectNoRing()
      }
    })

    it('by restoring a page from the trash below its former child', async () => {
      const top = await page('Boven')
      const middle = await page('Midden', { belongs_to: top })
      const under = await page('Beneden', { belongs_to: middle })
      await remove(middle)
      expect((await move(top, under)).status).toBe(200)
      const reply = await restore(middle)
      expect(reply.code).not.toBe('INTERNAL')
      await expectNoRing()
    })

    it('by restoring an earlier version of a page', async () => {
      const [a, b] = [await page('Eerst'), await page('Later')]
      await move(a, b)
      const history = `{ recordHistory(entity: page, id: ${a}) { items { id } } }`
      const [{ id: change }] = JSON.parse((await admin.graphql(history)).text).data.recordHistory.items
      await admin.send('PUT', `/api/page/edit/${a}`, { belongs_to: null })
      await move(b, a)
      const { version } = JSON.parse((await admin.get(`/api/page/${a}`)).text).data
      const restoreVersion =
        'mutation ($change: Int!, $id: Int!, $version: Int!) { putBackVersion(entity: page, change: $change, id: $id, version: $version) { __typename } }'
      await expectBounced(shop, { status: 200, code: 'VALIDATION' }, () =>
        admin.graphql(restoreVersion, { change, id: a, version }),
      )
      await expectNoRing()
    })
  })
})
