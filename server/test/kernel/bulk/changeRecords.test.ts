import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { logInColleague } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type Answered, type ContentShop, startContentShop } from '../records/contentShop.js'
import { searchDifference } from '../search/searchDifference.js'

interface Shown {
  id: number
  version: number
  price: number
  stock: number
  productType: string
}

interface Change {
  field: string
  value?: string | null
  plus?: number
}

interface Row {
  id: number
  version?: number
  fields: Change[]
}

const fields = 'id version price stock productType'
const document = (entity: string, isTrial: boolean) =>
  `mutation ($rows: [RecordChangesInput!]!) { changeRecords(entity: ${entity}, rows: $rows, isTrial: ${isTrial}) { id version } }`
const price = (value: string) => ({ field: 'price', value })
const plus = (number: number) => ({ field: 'stock', plus: number })

describe.each(bothDatabases)('[L17] facts of many records at once, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    const difference = await searchDifference(shop.services.database)
    await shop.close()
    await database.drop()
    expect(difference).toEqual([])
  })

  const change = (
    rows: Row[],
    entity = 'product',
    isTrial = false,
  ): Promise<Answered<{ id: number; version: number }[]>> => shop.ask(document(entity, isTrial), { rows })
  let count = 0
  const products = async (...given: object[]): Promise<Shown[]> => {
    const made: Shown[] = []
    for (const values of given) {
      count += 1
      const title = `Product ${count}`
      made.push(await shop.create('Product', { language: 'nl', title, price: 100, stock: 5, ...values }, fields))
    }
    return made
  }
  const now = async (ids: number[]) => {
    const query = `query ($ids: [Int!]!) { products(filter: { ids: $ids }, sort: { field: createdAt, order: asc }) { items { ${fields} } } }`
    const { items } = await shop.read<{ items: Shown[] }>(query, { ids })
    return ids.map((id) => items.find((item) => item.id === id))
  }
  const movements = async (id: number) => {
    const query = `{ productMovements(product: ${id}) { items { delta stock reason userName } } }`
    return (await shop.read<{ items: object[] }>(query)).items
  }
  const historyOf = async (id: number) =>
    (await shop.read<{ total: number }>(`{ recordHistory(entity: product, id: ${id}) { total } }`)).total

  it('gives each its own price, kind and stock, as an update of it, and is undone by the same call', async () => {
    const made = await products({}, { price: 200 })
    const [one, two] = made as [Shown, Shown]
    const { data } = await change([
      { id: one.id, version: 1, fields: [price('105'), { field: 'productType', value: 'outlet' }, plus(2)] },
      { id: two.id, version: 1, fields: [price('209.95')] },
    ])
    expect(data).toEqual([
      { id: one.id, version: 2 },
      { id: two.id, version: 2 },
    ])
    expect(await now([one.id, two.id])).toMatchObject([
      { price: 105, productType: 'outlet', stock: 7, version: 2 },
      { price: 209.95, stock: 5, version: 2 },
    ])
    expect(await historyOf(one.id)).toBe(2)
    expect(await movements(one.id)).toMatchObject([
      { delta: 2, stock: 7, reason: 'count', userName: 'The cms-admin' },
      { delta: 5, reason: 'opening' },
    ])
    const undone = await change([
      { id: one.id, version: 2, fields: [price('100'), { field: 'productType', value: 'product_sale' }, plus(-2)] },
      { id: two.id, version: 2, fields: [price('200')] },
    ])
    expect(undone.data).toHaveLength(2)
    expect(await now([one.id, two.id])).toMatchObject([
      { price: 100, stock: 5 },
      { price: 200, stock: 5 },
    ])
  })

  it('changes none where one is refused, names each fault by record and field, and a trial says the same', async () => {
    const made = await products({}, {}, {})
    const [fine, below, gone] = made as [Shown, Shown, Shown]
    const rows = [
      { id: fine.id, version: 1, fields: [price('90')] },
      { id: below.id, version: 1, fields: [price('-1'), plus(-6)] },
      { id: gone.id, version: 1, fields: [{ field: 'productType', value: 'constructor' }] },
    ]
    for (const isTrial of [true, false]) {
      const { code, errors } = await change(rows, 'product', isTrial)
      expect(code).toBe('VALIDATION')
      expect(Object.keys(errors ?? {}).sort()).toEqual(
        [`${below.id}.price`, `${below.id}.stock`, `${gone.id}.productType`].sort(),
      )
    }
    const tried = await change(rows.slice(0, 1), 'product', true)
    expect([tried.code, tried.data]).toEqual([undefined, []])
    expect(await now(made.map(({ id }) => id))).toEqual(made)
    expect(await movements(below.id)).toHaveLength(1)
    const service = await shop.create('Service', { language: 'nl', title: 'Onderhoud' })
    const lost = [{ id: service.id, fields: [{ field: 'group', value: '987654' }] }]
    expect(Object.keys((await change(lost, 'service')).errors ?? {})).toEqual([`${service.id}.group`])
  })

  it('changes none when another user changed one meanwhile, and names it in words and by its record', async () => {
    const made = await products({}, { title: 'Intussen anders' })
    const [same, other] = made as [Shown, Shown]
    await shop.update('Product', other.id, { price: 120 })
    const { code, message, errors } = await change(
      made.map(({ id, version }) => ({ id, version, fields: [price('50')] })),
    )
    expect([code, message]).toEqual(['CONFLICT', expect.stringContaining('‘Intussen anders’')])
    expect(errors).toEqual({ [other.id]: ['Somebody else has changed this in the meantime.'] })
    expect(await now([same.id, other.id])).toMatchObject([{ price: 100 }, { price: 120 }])
  })

  it('translations follow, and what is added to both of a pair is added once', async () => {
    const [dutch] = (await products({})) as [Shown]
    const input = { language: 'en', title: 'A translation', translationOf: dutch.id }
    const english = await shop.create<Shown>('Product', input, fields)
    const [{ version } = { version: 0 }] = (await now([dutch.id])) as Shown[]
    const rows = [
      { id: dutch.id, version, fields: [price('80'), plus(1)] },
      { id: english.id, version: english.version, fields: [plus(1)] },
    ]
    const { data } = await change(rows)
    expect(data).toHaveLength(2)
    expect(await now([dutch.id, english.id])).toMatchObject([
      { price: 80, stock: 6 },
      { price: 80, stock: 6 },
    ])
    expect(await movements(dutch.id)).toHaveLength(2)
  })

  it('what is added side by side adds up, and the ledger comes to it', async () => {
    const made = await products({}, {}, {})
    const rows = made.map(({ id }) => ({ id, fields: [plus(1)] }))
    const calls = Array.from({ length: 8 }, (_, call) => change(call % 2 ? rows : rows.toReversed()))
    for (const { code } of await Promise.all(calls)) expect(code).toBeUndefined()
    expect(await now(made.map(({ id }) => id))).toMatchObject(made.map(() => ({ stock: 13 })))
    for (const { id } of made) {
      const booked = (await movements(id)) as { delta: number }[]
      expect(booked.reduce((sum, { delta }) => sum + delta, 0)).toBe(13)
    }
  })

  it('of two that set prices side by side one is told of the other', async () => {
    const made = await products({}, {})
    const set = (value: string) => change(made.map(({ id, version }) => ({ id, version, fields: [price(value)] })))
    const codes = (await Promise.all([set('60'), set('70')])).map(({ code }) => code)
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(1)
    const prices = (await now(made.map(({ id }) => id))).map((each) => each?.price)
    expect(new Set(prices).size).toBe(1)
  })

  it('takes what is edited in lists alone, from 1 to 250 records, each once', async () => {
    const [one] = (await products({})) as [Shown]
    const refused = async (rows: Row[], entity = 'product') => (await change(rows, entity)).code
    expect(await refused([{ id: one.id, fields: [{ field: 'title', value: 'Anders' }] }])).toBe('VALIDATION')
    expect(await refused([{ id: one.id, fields: [{ field: 'salePrice', value: '1' }] }])).toBe('VALIDATION')
    expect(await refused([{ id: 1, fields: [price('1')] }], 'customer')).toBe('VALIDATION')
    expect(await refused([])).toBe('VALIDATION')
    const row = { id: one.id, fields: [price('1')] }
    expect(await refused([row, row])).toBe('VALIDATION')
    const many = Array.from({ length: 251 }, (_, index) => ({ ...row, id: index + 1 }))
    expect(await refused(many)).toBe('VALIDATION')
    expect(await refused([{ id: 987_654, fields: [price('1')] }])).toBe('NOT_FOUND')
    expect((await change([{ ...row, fields: [price('100')] }])).data).toEqual([])
  })

  it('a draft that stands beside a product agrees with it in what was changed', async () => {
    const [one] = (await products({})) as [Shown]
    const save = `mutation ($input: DraftInput!, $record: Int) { saveDraft(input: $input, record: $record) { record } }`
    await shop.read(save, { input: { product: { title: 'In het klad' } }, record: one.id })
    expect((await change([{ id: one.id, version: 1, fields: [price('77')] }])).data).toHaveLength(1)
    await shop.read(`mutation { publish(entity: product, record: ${one.id}) }`)
    expect(await now([one.id])).toMatchObject([{ price: 77 }])
  })

  it('is for those who may change the records', async () => {
    const [one] = (await products({})) as [Shown]
    const query = document('product', false)
    const code = async (headers: Record<string, string>, rows: Row[], entity = query) => {
      const { errors } = await shop.graphql(entity, { rows }, headers)
      return errors?.[0]?.extensions.code
    }
    const rows = [{ id: one.id, fields: [price('90')] }]
    expect(await code({}, rows)).toBe('UNAUTHENTICATED')
    for (const role of ['cms-zzp', 'cms-status-user', 'cms-accountant'] as const) {
      expect(await code(await shop.login(role), rows)).toBe('FORBIDDEN')
    }
    expect(await code(await logInColleague(shop, 'technician'), rows)).toBe('FORBIDDEN')
    expect(await now([one.id])).toMatchObject([{ price: 100 }])
    expect(await code(await logInColleague(shop, 'editor'), rows)).toBeUndefined()
    expect(await now([one.id])).toMatchObject([{ price: 90 }])
  })
})
