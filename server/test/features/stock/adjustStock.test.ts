import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Rest } from '../../delivery/rest/restClient.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type StockShop, startStockShop } from './stockShop.js'

describe.each(bothDatabases)('adjusting stock, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: StockShop

  beforeAll(async () => {
    database = await create()
    shop = await startStockShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const adjust = (id: number, delta: number, { ask } = shop.partner) =>
    ask('mutation ($id: Int!, $delta: Int!) { adjustStock(id: $id, delta: $delta) { id stock version } }', {
      id,
      delta,
    })
  const adjustOverRest = (id: number | string, body: unknown, rest: Rest = shop.partner.rest) =>
    rest('POST', `zzp-product/adjust-stock/${id}`, body)

  it('[G15] the partner and the shop add and remove, over GraphQL and REST', async () => {
    const { id, title } = await shop.add('SSD', 4)
    expect((await adjust(id, 3)).data).toEqual({ adjustStock: { id, stock: 7, version: 2 } })
    expect((await adjust(id, -2, shop.admin)).data).toEqual({ adjustStock: { id, stock: 5, version: 3 } })
    expect(await adjustOverRest(id, { delta: -5 })).toMatchObject({
      status: 200,
      body: { data: { id, title, stock: 0, version: 4, updated_at: expect.any(String) } },
    })
    expect(await adjustOverRest(id, { delta: 1 }, shop.admin.rest)).toMatchObject({ body: { data: { stock: 1 } } })
    expect(await shop.read(id)).toMatchObject({ title, stock: 1, version: 5 })
  })

  it('[Z4] each one is a line of the ledger, and a revision of the product', async () => {
    const { id } = await shop.add('Kabel', 4)
    await adjust(id, 3)
    await adjust(id, -6, shop.admin)
    const lines = (await shop.ledger(id)).map(({ delta, stock, userName }) => ({ delta, stock, userName }))
    expect(lines).toEqual([
      { delta: 4, stock: 4, userName: 'The cms-admin' },
      { delta: 3, stock: 7, userName: 'The cms-zzp' },
      { delta: -6, stock: 1, userName: 'The cms-admin' },
    ])
    const revisions = (await shop.revisions(id)).map(({ action, version, changes }) => [action, version, changes.stock])
    expect(revisions).toEqual([
      ['create', 1, { from: null, to: 4 }],
      ['update', 2, { from: 4, to: 7 }],
      ['update', 3, { from: 7, to: 1 }],
    ])
    const { data } = await shop.partner.ask(
      `{ stockMovements(product: ${id}) { items { delta stock userName at product { id title } } total } }`,
    )
    const movement = { at: expect.stringMatching(/Z$/), product: { id, title: 'Kabel' } }
    expect(data).toEqual({
      stockMovements: { items: lines.toReversed().map((line) => ({ ...line, ...movement })), total: 3 },
    })
  })

  it('[G15] the stock goes neither below zero nor above its maximum', async () => {
    const { id } = await shop.add('Muis', 2)
    const below = 'There are not that many: the stock cannot go below zero.'
    const above = 'That is too many: the stock is at most 1000000.'
    for (const [delta, text] of [
      [-3, below],
      [-(2 ** 31), below],
      [1_000_000, above],
      [2 ** 31 - 1, above],
      [0, 'Say how many are added or taken.'],
    ] as const) {
      const { data, errors } = await adjust(id, delta)
      expect({ delta, data, errors }).toMatchObject({
        delta,
        data: null,
        errors: [{ extensions: { code: 'VALIDATION', errors: { delta: [text] } } }],
      })
      expect(await adjustOverRest(id, { delta })).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION', errors: { delta: [text] } },
      })
    }
    const dutch = await adjustOverRest(id, { delta: -3 }, (method, path, body) =>
      shop.partner.rest(method, path, body, { 'accept-language': 'nl' }),
    )
    expect(dutch.body.errors).toEqual({ delta: ['Zoveel is er niet: de voorraad kan niet onder nul komen.'] })
    expect(await shop.read(id)).toMatchObject({ stock: 2, version: 1 })
    expect(await shop.ledger(id)).toHaveLength(1)
    expect((await adjust(id, -2)).data).toMatchObject({ adjustStock: { stock: 0 } })
    expect((await adjust(id, 1_000_000)).data).toMatchObject({ adjustStock: { stock: 1_000_000 } })
  })

  it('[G15] an unknown product is not found, and what is no number is no delta', async () => {
    for (const delta of [1, -1]) {
      expect((await adjust(4000, delta)).errors).toMatchObject([
        { message: 'Zzp product not found', extensions: { code: 'NOT_FOUND' } },
      ])
      expect(await adjustOverRest(4000, { delta })).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND', message: 'Zzp product not found' },
      })
    }
    const { id } = await shop.add('Tas', 2)
    for (const delta of [1.5, 'een', null, true, 2 ** 31, [1]]) {
      expect(await adjustOverRest(id, { delta })).toMatchObject({
        status: 422,
        body: { errors: { delta: [expect.any(String)] } },
      })
    }
    expect((await adjustOverRest(id, {})).body.errors).toEqual({ delta: ["The 'Added or taken' field is required."] })
    expect((await adjustOverRest(id, { delta: 1, id })).status).toBe(400)
    expect((await adjustOverRest(id, { delta: 1, stock: 9 })).status).toBe(400)
    expect((await adjustOverRest('x', { delta: 1 })).status).toBe(400)
    expect(await shop.read(id)).toMatchObject({ stock: 2, version: 1 })
  })

  it('[Z4] the ledger is read in pages, the latest first', async () => {
    const { id } = await shop.add('Geheugen', 1)
    for (let count = 0; count < 4; count++) await adjust(id, 1)
    const page = async (number: number) =>
      (
        await shop.partner.ask(
          `{ stockMovements(product: ${id}, page: ${number}, perPage: 2) { items { stock } total } }`,
        )
      ).data?.stockMovements
    expect(await page(1)).toEqual({ items: [{ stock: 5 }, { stock: 4 }], total: 5 })
    expect(await page(3)).toEqual({ items: [{ stock: 1 }], total: 5 })
    const all = await shop.admin.ask('{ stockMovements { items { product { id } } total } }')
    expect(all.data?.stockMovements).toMatchObject({ items: expect.arrayContaining([{ product: { id } }]) })
    const refused = await shop.partner.ask('{ stockMovements(page: 0) { total } }')
    expect(refused.errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }])
  })

  it('[Z4] forty simultaneous ones are all counted', async () => {
    const { id } = await shop.add('Scherm', 10)
    const deltas = Array.from({ length: 40 }, (_, index) => (index % 4 === 0 ? -1 : 1))
    const answers = await Promise.all(
      deltas.map((delta, index) => (index % 2 ? adjust(id, delta) : adjustOverRest(id, { delta }))),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
    expect(await shop.read(id)).toMatchObject({ stock: 30, version: 41 })
    const stocks = (await shop.ledger(id)).map(({ stock }) => stock)
    expect(stocks.at(-1)).toBe(30)
  })

  it('[Z4] of forty simultaneous removals of the last ten, ten succeed', async () => {
    const { id } = await shop.add('Laatste', 10)
    const answers = await Promise.all(Array.from({ length: 40 }, () => adjustOverRest(id, { delta: -1 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(30)
    expect(await shop.read(id)).toMatchObject({ stock: 0, version: 11 })
  })
})
