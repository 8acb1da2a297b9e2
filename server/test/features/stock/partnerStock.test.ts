import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { restClient } from '../../delivery/rest/restClient.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type StockShop, startStockShop } from './stockShop.js'

describe.each(bothDatabases)('the stock of a partner, on $name', ({ create }) => {
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

  const update = (id: number, input: object) =>
    shop.partner.ask(
      'mutation ($id: Int!, $input: UpdateZzpProductInput!) { updateZzpProduct(id: $id, input: $input) { stock title } }',
      { id, input },
    )
  const edit = (id: number, record: object) => shop.partner.rest('PUT', `zzp-product/edit/${id}`, record)

  it('[Z1] [A27] the partner lists and reads products, and saves a changed number', async () => {
    const { id, title } = await shop.add('SSD 1 TB', 4)
    const listed = () => shop.partner.rest('GET', 'zzp-products')
    expect((await listed()).body.data).toContainEqual(expect.objectContaining({ id, title, stock: 4 }))
    expect(await edit(id, { stock: 7 })).toMatchObject({ status: 200, body: { data: { id, title, stock: 7 } } })
    expect((await listed()).body.data).toContainEqual(expect.objectContaining({ id, stock: 7, version: 2 }))
    expect((await update(id, { stock: 9 })).data).toEqual({ updateZzpProduct: { stock: 9, title } })
    const { data } = await shop.partner.ask(
      `{ zzpProduct(id: ${id}) { stock } zzpProducts { items { id stock } total } }`,
    )
    expect(data).toMatchObject({
      zzpProduct: { stock: 9 },
      zzpProducts: { items: expect.arrayContaining([{ id, stock: 9 }]) },
    })
    expect((await shop.partner.rest('GET', `zzp-product/${id}`)).body.data).toMatchObject({ stock: 9, version: 3 })
  })

  it('[Z3] [A27] what else is sent as it is changes nothing, what is sent otherwise is refused', async () => {
    const { id, title } = await shop.add('Toetsenbord', 2)
    expect(await edit(id, { title, stock: 3 })).toMatchObject({ status: 200, body: { data: { title, stock: 3 } } })
    expect((await update(id, { title, stock: 4 })).data).toEqual({ updateZzpProduct: { title, stock: 4 } })
    for (const changed of ['Van mij', '', null]) {
      const sent = { title: changed, stock: 50 }
      expect(await edit(id, sent)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
      expect((await update(id, sent)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    }
    expect(await shop.read(id)).toMatchObject({ title, stock: 4, version: 3 })
  })

  it('[Z3] [A27] the partner neither adds nor deletes a product', async () => {
    const { id } = await shop.add('Muis', 2)
    for (const [method, path, body] of [
      ['POST', 'zzp-products/add-zzp-product', { title: 'Van mij', stock: 1 }],
      ['GET', 'zzp-products/next-zzp-product-id', undefined],
      ['DELETE', `zzp-product/delete/${id}`, undefined],
    ] as const) {
      expect(await shop.partner.rest(method, path, body)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
    }
    for (const document of [
      'mutation { createZzpProduct(input: { title: "Van mij", stock: 1 }) { id } }',
      `mutation { deleteZzpProduct(id: ${id}) { deleted } }`,
      '{ nextZzpProductId }',
    ]) {
      expect((await shop.partner.ask(document)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    }
    expect(await shop.read(id)).toMatchObject({ stock: 2, version: 1 })
  })

  it('[Z1] a number that is none, below zero or from a stale version is refused', async () => {
    const { id } = await shop.add('Kabel', 2)
    for (const stock of [-1, 1_000_001, 1.5, 'veel', null]) {
      const { status, body } = await edit(id, { stock })
      const expected = stock === null ? 200 : 422
      expect({ stock, status, fields: Object.keys(body.errors ?? {}) }).toEqual({
        stock,
        status: expected,
        fields: expected === 422 ? ['stock'] : [],
      })
    }
    const { version } = await shop.read(id)
    expect((await edit(id, { stock: 5, version: version - 1 })).status).toBe(409)
    expect((await edit(id, { stock: 5, version })).status).toBe(200)
  })

  it('[Z4] setting a number is a movement, by as much as it differs', async () => {
    const { id } = await shop.add('Geheugen', 4)
    await edit(id, { stock: 9 })
    await edit(id, { stock: 9 })
    await shop.admin.rest('PUT', `zzp-product/edit/${id}`, { title: 'Geheugen 16 GB' })
    await shop.admin.rest('PUT', `zzp-product/edit/${id}`, { stock: 0 })
    const moved = (await shop.ledger(id)).map(({ delta, stock, userName }) => [delta, stock, userName])
    expect(moved).toEqual([
      [4, 4, 'The cms-admin'],
      [5, 9, 'The cms-zzp'],
      [-9, 0, 'The cms-admin'],
    ])
    const empty = await shop.add('Nog niets', 0)
    expect(await shop.ledger(empty.id)).toEqual([])
  })

  it('[A27] customers, accountants and anonymous callers neither read nor change it', async () => {
    const { id } = await shop.add('Tas', 3)
    for (const role of ['cms-status-user', 'cms-accountant', 'anonymous'] as const) {
      const rest = role === 'anonymous' ? restClient(shop) : restClient(shop, await shop.login(role))
      const status = role === 'anonymous' ? 401 : 403
      expect((await rest('GET', 'zzp-products')).status).toBe(status)
      expect((await rest('GET', `zzp-product/${id}`)).status).toBe(status)
      if (role !== 'anonymous') {
        expect((await rest('POST', `zzp-product/adjust-stock/${id}`, { delta: 1 })).status).toBe(403)
        expect((await rest('PUT', `zzp-product/edit/${id}`, { stock: 1 })).status).toBe(403)
      }
    }
    expect(await shop.read(id)).toMatchObject({ stock: 3, version: 1 })
  })
})
