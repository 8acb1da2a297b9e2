import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

describe.each(testDatabases)('services with prices, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const closed = async () => {
    const { data } = await shop.graphql<{ shop: { closedAddresses: string[] } }>('{ shop { closedAddresses } }')
    return data?.shop.closedAddresses
  }

  it('[V1] close the price finder of a language while no service there is for any device', async () => {
    expect(await closed()).toEqual(expect.arrayContaining(['/nl/prijswijzer', '/en/price-finder']))
    await shop.create('Service', { language: 'nl', title: 'Nieuw scherm', deviceKinds: ['tablet', 'laptop', 'laptop'] })
    expect(await closed()).toContain('/en/price-finder')
    expect(await closed()).not.toContain('/nl/prijswijzer')
    const { data } = await shop.graphql('{ publicServiceByUrl(url: "nieuw-scherm") { deviceKinds } }')
    expect(data).toEqual({ publicServiceByUrl: { deviceKinds: ['laptop', 'tablet'] } })
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text()
    expect(sitemap).toContain('/nl/prijswijzer/laptop/nieuw-scherm')
  })

  it('[V1] are chosen for a block by their devices, also where the operation does not ask for these', async () => {
    await shop.create('Service', { language: 'nl', title: 'Printkop reinigen', deviceKinds: ['printer'] })
    await shop.create('Service', { language: 'nl', title: 'Toetsenbord', deviceKinds: ['laptop'] })
    const block = { priceFinder: { title: 'Wat kost het?', deviceKind: 'laptop' } }
    await shop.create('Page', { language: 'nl', title: 'Kosten', visible: true, blocks: [block] })
    const { data } = await shop.graphql<{ publicPage: object }>(
      '{ publicPage(language: nl, fullUrl: "kosten") { blocks { ... on PriceFinderBlock { services { title } } } } }',
    )
    const services = [{ title: 'Nieuw scherm' }, { title: 'Toetsenbord' }]
    expect(data?.publicPage).toEqual({ blocks: [{ services }] })
  })

  it('[X86] say between which amounts the shop works, while one has a price', async () => {
    const prices = async () =>
      (await shop.graphql<{ shop: object }>('{ shop { servicePrices { from to } } }')).data?.shop
    expect(await prices()).toEqual({ servicePrices: null })
    const { id } = await shop.create('Service', { language: 'nl', title: 'Nieuwe accu', price: 89.5 })
    expect(await prices()).toEqual({ servicePrices: { from: 89.5, to: 89.5 } })
    const dear = await shop.create('Service', { language: 'en', title: 'New screen', price: 139, priceTo: 189 })
    expect(await prices()).toEqual({ servicePrices: { from: 89.5, to: 189 } })
    const free = await shop.create('Service', { language: 'nl', title: 'Advies', price: 0, priceTo: 0 })
    expect(await prices()).toEqual({ servicePrices: { from: 89.5, to: 189 } })
    for (const gone of [id, dear.id, free.id]) await shop.remove('Service', gone)
    expect(await prices()).toEqual({ servicePrices: null })
  })

  it('[V8] show what the owner chose as belonging to a record, in its language', async () => {
    const { id: service } = await shop.create('Service', { language: 'nl', title: 'Accu vervangen' })
    const { id: english } = await shop.create('Service', { language: 'en', title: 'New battery' })
    const chosen = async (relatedService: unknown) => {
      const tip = await shop.create('Tip', { language: 'nl', title: `Accu ${relatedService}`, relatedService })
      const { data } = await shop.graphql<{ publicTipNeighbours: { chosen: object } }>(
        `{ publicTipNeighbours(id: ${tip.id}) { chosen { service { title } tip { title } } } }`,
      )
      return data?.publicTipNeighbours.chosen
    }
    expect(await chosen(service)).toEqual({ service: { title: 'Accu vervangen' }, tip: null })
    expect(await chosen(english)).toEqual({ service: null, tip: null })
  })
})
