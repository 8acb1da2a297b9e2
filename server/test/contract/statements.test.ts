import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { dataOf } from '../delivery/rest/restClient.js'
import { statementsOf } from '../kernel/database/statementsOf.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { type ContractEntity, contractEntities, type RestRecord } from './contractEntities.js'
import { type ContractShop, startContractShop } from './contractShop.js'

/** Statements of a list besides its references: session, rows, count. */
const ofAnyList = 3

describe.each(bothDatabases)('how many statements an operation takes, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContractShop

  beforeAll(async () => {
    database = await create()
    shop = await startContractShop(database)
    // What the shop does by itself would be counted, too.
    await shop.services.scheduler.stop()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  let number = 0
  /** Fresh values for what must be unique. */
  const unlike = (record: RestRecord): RestRecord => {
    number++
    const own = {
      title: `Titel ${number}`,
      url: `url-${number}`,
      menu_title: `Menu ${number}`,
      email: `a${number}@b.nl`,
    }
    return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, own[name as 'title'] ?? value]))
  }
  const add = async ({ rest, record }: ContractEntity, count: number) => {
    for (let each = 0; each < count; each++) {
      const { status } = await shop.admin('POST', rest.add ?? '', unlike(record(shop.given)))
      expect(status).toBe(201)
    }
  }
  const count = async (path: string) =>
    (await statementsOf(shop.services.database, () => shop.admin('GET', path))).length

  it.each(contractEntities.filter(({ rest }) => rest.list && rest.add))(
    '$ids [R14] a list of $type with all it refers to takes as many for ten as for two',
    async (entity) => {
      await add(entity, 2)
      const ofTwo = await count(entity.rest.list ?? '')
      await add(entity, 8)
      const ofTen = await count(entity.rest.list ?? '')
      expect(ofTen).toBe(ofTwo)
      const references = Object.values(entity.record(shop.given)).filter((value) => typeof value !== 'boolean').length
      expect(ofTen).toBeLessThanOrEqual(ofAnyList + references)
    },
  )

  it.each(['products', 'features', 'zzpProducts', 'customers', 'emails', 'tips'])(
    '[G3] a list of 25 %s without references takes no more than three, and two while the total is cached',
    async (list) => {
      const headers = await shop.login('cms-admin')
      const document = `{ ${list}(perPage: 25) { items { id version createdAt } total } }`
      const statements = () => statementsOf(shop.services.database, () => shop.graphql(document, {}, headers))
      expect((await statements()).length).toBeLessThanOrEqual(ofAnyList)
      expect(await statements()).toHaveLength(ofAnyList - 1)
    },
  )

  it.each([
    [
      'newsItems',
      'title category { id title } group { title } overviewImage { url widths } translation { language url }',
    ],
    ['products', 'title price image { url alt } translation { url }'],
    ['pages', 'title belongsTo { id title fullUrl } pageTranslation { language fullUrl }'],
    ['tips', 'title image { url } translation { url }'],
    ['services', 'title group { id title }'],
    ['statusesRepair', 'status customer { id name email phoneNumber }'],
    ['statusesNewPc', 'status customer { id name }'],
  ])(
    '[X32] a list of 25 %s with what its rows refer to takes no more than three, and two while the total is cached',
    async (list, fields) => {
      const headers = await shop.login('cms-admin')
      const document = `{ ${list}(sort: { field: updatedAt, order: desc }, perPage: 25) { items { id version ${fields} } total } }`
      const statements = () => statementsOf(shop.services.database, () => shop.graphql(document, {}, headers))
      expect((await statements()).length).toBeLessThanOrEqual(ofAnyList)
      expect(await statements()).toHaveLength(ofAnyList - 1)
    },
  )

  it('[X32] what was read along with a list is what each record refers to, in the order of the list', async () => {
    const headers = await shop.login('cms-admin')
    const picture = shop.given.picture
    const added = async (path: string, record: RestRecord) =>
      dataOf(await shop.admin<{ id: number }>('POST', path, record)).id
    const category = await added('news-categories/add-news-category', { language: 'nl', title: 'Samen gelezen' })
    const item = { language: 'nl', overview_image: picture, category }
    const first = await added('news-item/add-news', { ...item, title: 'Aap met vertaling' })
    await added('news-item/add-news', { ...item, language: 'en', title: 'Monkey', translation_of: first })
    await added('news-item/add-news', { language: 'nl', overview_image: picture, title: 'Zebra alleen', category })
    const { data } = await shop.graphql<{ newsItems: { items: object[]; total: number } }>(
      `{ newsItems(filter: { category: ${category} }, sort: { field: title, order: desc }) { total items {
        title category { title } same: category { id } group { title } overviewImage { url width } translation { language url }
      } } }`,
      {},
      headers,
    )
    const common = { category: { title: 'Samen gelezen' }, same: { id: category }, group: null }
    const overviewImage = { url: picture, width: expect.any(Number) }
    expect(data?.newsItems).toEqual({
      total: 3,
      items: [
        { ...common, overviewImage, title: 'Zebra alleen', translation: null },
        { ...common, overviewImage, title: 'Monkey', translation: { language: 'nl', url: 'aap-met-vertaling' } },
        { ...common, overviewImage, title: 'Aap met vertaling', translation: { language: 'en', url: 'monkey' } },
      ],
    })
  })

  it('[X32] a session that was revoked is refused by the very next list, though nothing else has changed', async () => {
    const headers = await shop.login('cms-zzp')
    const list = () => shop.graphql('{ zzpProducts { total items { id } } }', {}, headers)
    expect((await list()).data).not.toBeNull()
    await shop.services.database.write((manager) => manager.query('DELETE FROM session'))
    expect((await list()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it.each([
    [
      'publicNews(language: nl) { items { title category { title } group { title } overviewImage { url } translation { url } } total }',
      6,
    ],
    ['publicTips(language: nl) { items { title image { url } translation { url } } total }', 4],
    ['publicProducts(language: nl) { items { title price image { url } translation { url } } total }', 4],
    ['publicPages(language: nl) { title fullUrl belongsTo { id } pageTranslation { fullUrl } }', 3],
    ['publicServices(language: nl) { title group { title } }', 2],
    ['publicReviews(language: nl) { name text }', 1],
  ])('[G7] [G10] %s takes no more than its parts', async (field, max) => {
    const statements = await statementsOf(shop.services.database, () => shop.graphql(`{ ${field} }`))
    expect(statements.length).toBeLessThanOrEqual(max)
    expect(statements.length).toBeGreaterThan(0)
  })
})
