import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { statementsOf } from '../database/statementsOf.js'
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
      'publicNews(language: nl) { items { title category { title } group { title } overviewImage { url } translation { url } } total }',
      6,
    ],
    ['publicTips(language: nl) { items { title image { url } translation { url } } total }', 4],
    ['publicProducts(language: nl) { items { title price image { url } translation { url } } total }', 4],
    ['publicPages(language: nl) { title fullUrl belongsTo { id } pageTranslation { fullUrl } }', 3],
    ['publicServices(language: nl) { title group { title } }', 2],
    ['publicReviews(language: nl) { name text }', 1],
  ])('[G7] [G10] %s takes no more than its parts', async (field, most) => {
    const statements = await statementsOf(shop.services.database, () => shop.graphql(`{ ${field} }`))
    expect(statements.length).toBeLessThanOrEqual(most)
    expect(statements.length).toBeGreaterThan(0)
  })
})
