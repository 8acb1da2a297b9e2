import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { KeysOfTexts1763700000841 } from '../../../src/kernel/database/migrations/1763700000841-KeysOfTexts.js'
import { openWriter } from '../../../src/kernel/database/openDatabase.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import { type JobShop, startJobShop } from '../../features/jobs/jobShop.js'
import { kinds } from '../../features/jobs/kinds.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { searchDifference } from './searchDifference.js'

const repair = kinds[1]
const names = [
  ...['Zwart Jan', 'Fedde van ’t Hof', 'Zoë Brånd', 'IJsbrand Ĳzerman', 'Jose\u0301 Combining', 'Jan\u00a0Nbsp'],
  ...['Straße Łukasz Żółć', 'محمد العربي', 'Anna Smith-Jones', 'de Vries Piet', 'Éva Maas', 'Eva Bos', 'Evert Klein'],
]

describe.each(bothDatabases)('names as people type them, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: JobShop
  const ids = new Map<string, number>()

  beforeAll(async () => {
    database = await create()
    shop = await startJobShop(database)
    for (const [index, name] of names.entries()) {
      const email = `naam${index}@example.nl`
      const added = dataOf(await shop.admin.rest<{ id: number; name: string }>('POST', 'register', { name, email }))
      ids.set(added.name, added.id)
    }
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const ask = async <Data>(query: string, variables: object = {}) => {
    const { data, errors } = await shop.admin.ask<Data>(query, variables)
    expect(errors).toBeUndefined()
    return data as Data
  }
  const found = async (search: string, more = '') => {
    const query = `query ($search: String!) { customers(filter: { search: $search ${more} }) { items { name } } }`
    const { customers } = await ask<{ customers: { items: { name: string }[] } }>(query, { search })
    return customers.items.map(({ name }) => name)
  }

  it.each([
    ["van 't hof", 'Fedde van ’t Hof'],
    ['Zoe Brand', 'Zoë Brånd'],
    ['ijzerman', 'IJsbrand Ĳzerman'],
    ['jose combining', 'José Combining'],
    ['Jan Nbsp', 'Jan Nbsp'],
    ['strasse lukasz zolc', 'Straße Łukasz Żółć'],
    ['محمد', 'محمد العربي'],
    ['smith jones', 'Anna Smith-Jones'],
    ['brand zoe', 'Zoë Brånd'],
    ['zoe barnd', 'Zoë Brånd'],
    ['smiht jones', 'Anna Smith-Jones'],
    ['combinning', 'José Combining'],
  ])('[Y22] %s finds %s, in GraphQL and in REST', async (typed, name) => {
    expect(await found(typed)).toEqual([name])
    const { body } = await shop.admin.rest<{ name: string }[]>('GET', `customers?search=${encodeURIComponent(typed)}`)
    expect(body.data?.map((each) => each.name)).toEqual([name])
    expect(await searchDifference(shop.services.database)).toEqual([])
  })

  it('[Y22] forgives no error in what is meant as it is typed', async () => {
    expect(await found('zoe barnd', ', exactSearch: true')).toEqual([])
    for (const typed of ['naam99@example.nl', 'zo%', '26-9999', 'xyz', 'iemand anders']) {
      expect([typed, await found(typed)]).toEqual([typed, []])
    }
  })

  it('[Y22] a job is found by the name of its customer with a typing error', async () => {
    const job = await shop.addJob(repair, { customer: ids.get('Zoë Brånd'), description: 'Coördinatie' })
    for (const search of ['zoe barnd', 'zoe brand', 'coordinatie', 'coordianatie']) {
      const { statusesRepair } = await ask<{ statusesRepair: { items: { id: number }[] } }>(
        'query ($search: String!) { statusesRepair(filter: { search: $search }) { items { id } } }',
        { search },
      )
      expect([search, statusesRepair.items]).toEqual([search, [{ id: job.id }]])
    }
  })

  it('[Y22] a list is sorted as a Dutch reader expects, by an index', async () => {
    const expected = [
      ...['Anna Smith-Jones', 'de Vries Piet', 'Eva Bos', 'Éva Maas', 'Evert Klein', 'Fedde van ’t Hof'],
      ...['IJsbrand Ĳzerman', 'Jan Nbsp', 'José Combining', 'Straße Łukasz Żółć', 'Zoë Brånd', 'Zwart Jan'],
    ]
    const sorted = async (order: string) => {
      const { customers } = await ask<{ customers: { items: { name: string }[] } }>(
        `{ customers(filter: { role: cms_status_user }, sort: { field: name, order: ${order} }, perPage: 50) { items { name } } }`,
      )
      return customers.items.map(({ name }) => name).filter((name) => !/[\u0600-\u06ff]/.test(name))
    }
    expect(await sorted('asc')).toEqual(expected)
    expect(await sorted('desc')).toEqual(expected.toReversed())
    const { body } = await shop.admin.rest<{ name: string }[]>(
      'GET',
      'customers?sort=name&per_page=50&role=cms-status-user',
    )
    expect(body.data?.map(({ name }) => name).slice(0, 3)).toEqual(expected.slice(0, 3))
  })

  it('[Y22] a customer who resembles a known one is named before a second one is added', async () => {
    const alike = async (asked: string) =>
      (await ask<{ customersAlike: { name: string }[] }>(`{ customersAlike(${asked}) { name } }`)).customersAlike.map(
        ({ name }) => name,
      )
    for (const name of ['Zoe Brand', 'ZOE BRÅND', 'Zoe Barnd', 'Brand Zoe']) {
      expect([name, await alike(`name: "${name}"`)]).toEqual([name, ['Zoë Brånd']])
    }
    expect(await alike('name: "Zoe"')).toEqual([])
    expect(await alike('email: "NAAM1\u200b@example.nl"')).toEqual(['Fedde van ’t Hof'])
    const partner = await shop.login('cms-zzp')
    const refused = await shop.graphql('{ customersAlike(name: "Zoe Brand") { name } }', {}, partner)
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  it('[Y22] two titles that differ by accents, apostrophes or hyphens are one', async () => {
    const create = (title: string) =>
      shop.admin.ask(
        'mutation ($title: String!) { createProduct(input: { language: nl, title: $title, price: 1 }) { id } }',
        {
          title,
        },
      )
    expect((await create('Foto’s van één-café')).errors).toBeUndefined()
    expect((await create("foto's van een cafe\u200b")).errors?.[0]?.extensions.errors).toHaveProperty('title')
  })
})

describe.each(bothDatabases)('the migration of keys, on $name', ({ create }) => {
  it('[Y22] fills the keys of all rows, and keeps both of two titles that have become one', async () => {
    const database = await create()
    const shop = await startJobShop(database)
    const { id } = await shop.person('Zoë')
    const product = async (title: string) => {
      const { data, errors } = await shop.admin.ask<{ createProduct: { id: number } }>(
        'mutation ($title: String!) { createProduct(input: { language: nl, title: $title, price: 1 }) { id } }',
        { title },
      )
      return { id: data?.createProduct.id ?? 0, errors }
    }
    const cafe = await product('Café')
    expect((await product('Cafe')).errors?.[0]?.extensions.errors).toHaveProperty('title')
    const other = await product('Iets anders')
    await shop.services.database.write(async (manager) => {
      await manager.query("UPDATE product SET title_key = 'café' WHERE id = ?", [cafe.id])
      await manager.query("UPDATE product SET title = 'Cafe', title_key = 'cafe' WHERE id = ?", [other.id])
    })
    const changed = await shop.admin.ask(
      `mutation { updateProduct(id: ${cafe.id}, input: { title: "Café", price: 2 }) { price } }`,
    )
    expect(changed.errors).toBeUndefined()
    await shop.close()

    const source = await openWriter(database.address, { tables: [], subscribers: [] })
    const queryRunner = source.createQueryRunner()
    const migration = new KeysOfTexts1763700000841()
    await migration.down(queryRunner)
    await migration.up(queryRunner)
    const [customer] = await queryRunner.query('SELECT name_key FROM customer WHERE id = ?', [id])
    expect(customer.name_key).toBe('zoe')
    const titles = await queryRunner.query('SELECT title, title_key FROM product ORDER BY id')
    expect(titles.map(({ title, title_key }: Record<string, string>) => [title, title_key])).toEqual([
      ['Café', 'café'],
      ['Cafe', 'cafe'],
    ])
    await queryRunner.release()
    await source.destroy()

    await database.drop()
  })
})
