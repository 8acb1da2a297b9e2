import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { searchDifference } from '../search/searchDifference.js'
import { type ContentShop, startContentShop } from './contentShop.js'

describe.each(bothDatabases)('managed records on $name', ({ create: createDatabase }) => {
  let database: TestDatabase
  let shop: ContentShop
  beforeAll(async () => {
    database = await createDatabase()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    const difference = await searchDifference(shop.services.database)
    await shop.close()
    await database.drop()
    expect(difference).toEqual([])
  })

  const product = (title: string, rest: object = {}) => ({ language: 'nl', title, price: 349, ...rest })

  it('[E1, E15, E28] stores every field of a product and answers the whole record', async () => {
    const input = {
      language: 'nl',
      title: 'ThinkPad T480',
      brand: 'Lenovo',
      productType: 'secondhand',
      condition: 'as_new',
      size: '14 inch',
      price: 349.95,
      stock: 2,
      specifications: '<p>Nagekeken</p>',
      url: 'thinkpad',
    }
    const fields = `id version ${Object.keys(input).join(' ')} image { url width height widths } availability createdAt`
    const created = await shop.create<{ id: number; image: object; createdAt: string }>(
      'Product',
      { ...input, image: shop.image },
      fields,
    )
    expect(created).toMatchObject({ ...input, version: 1, availability: 'last_items' })
    expect(created.id).toEqual(expect.any(Number))
    expect(created.image).toMatchObject({ url: shop.image, width: 400, height: 300 })
    expect(created.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    const read = await shop.ask(`query ($id: Int!) { product(id: $id) { ${fields} } }`, { id: created.id })
    expect(read.data).toEqual(created)
  })

  it('[E27] names every invalid field in one response', async () => {
    const { code, errors } = await shop.refused('Product', { language: 'nl', title: ' ', stock: -1, price: -5 })
    expect(code).toBe('VALIDATION')
    expect(errors).toEqual({
      title: ["The 'Title' field is required."],
      stock: ["The 'Stock' field must be at least 0."],
      price: ["The 'Price' field must be at least 0."],
    })
  })

  it('[E16] refuses a product type and a condition that are not on the list', async () => {
    const { code, errors } = await shop.refused(
      'Product',
      product('Wrong', { productType: 'rental', condition: 'broken' }),
    )
    expect(code).toBe('VALIDATION')
    expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining(['productType', 'condition']))
  })

  it('[E34] changes the fields that are named and no other', async () => {
    const { id } = await shop.create('Product', product('Only the price', { brand: 'Dell', stock: 4 }))
    const { data } = await shop.update('Product', id, { price: 10 }, 'title brand stock price version')
    expect(data).toEqual({ title: 'Only the price', brand: 'Dell', stock: 4, price: 10, version: 2 })
  })

  it('answers not found for an unknown record, whatever else is wrong', async () => {
    expect((await shop.update('Product', 999_999, { title: '', price: -1 })).code).toBe('NOT_FOUND')
  })

  it('[E31] refuses a stale version and changes nothing', async () => {
    const { id } = await shop.create('Product', product('Two editors'))
    expect((await shop.update('Product', id, { stock: 5, version: 1 })).code).toBeUndefined()
    expect((await shop.update('Product', id, { stock: 9, version: 1 })).code).toBe('CONFLICT')
    const read = await shop.read<{ stock: number }>('query ($id: Int!) { product(id: $id) { stock } }', { id })
    expect(read.stock).toBe(5)
  })

  it('[E6] requires titles to be unique within a language, ignoring case', async () => {
    await shop.create('Product', product('Één muis'))
    const { code, errors } = await shop.refused('Product', product('ÉÉN MUIS'))
    expect(code).toBe('VALIDATION')
    expect(errors).toEqual({ title: ['There already exists a product with this title, please choose another title.'] })
    await expect(shop.create('Product', { ...product('Één muis'), language: 'en' })).resolves.toBeTruthy()
  })

  it('[E6] accepts one of twenty simultaneous saves of a title', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.refused('Product', product('Race'))))
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'VALIDATION')).toHaveLength(19)
  })

  it('[E9] makes the url from the title, and another one where it is taken', async () => {
    const nl = await shop.create<{ url: string }>('Product', product('Crème brûlée & SSD'), 'url')
    const en = await shop.create<{ url: string }>(
      'Product',
      { ...product('Crème brûlée & SSD'), language: 'en' },
      'url',
    )
    expect(nl.url).toBe('creme-brulee-and-ssd')
    expect(en.url).toBe('creme-brulee-and-ssd-en')
    const { errors } = await shop.refused('Product', product('Another', { url: 'creme-brulee-and-ssd' }))
    expect(errors).toHaveProperty('url')
  })

  it('[E2, E34] reserves ids that are given out once', async () => {
    const numbers = await Promise.all(Array.from({ length: 20 }, () => shop.read<number>('{ nextProductId }')))
    expect(new Set(numbers).size).toBe(20)
    const [id] = numbers
    const created = await shop.create('Product', product('Reserved', { id }))
    expect(created.id).toBe(id)
    expect((await shop.refused('Product', product('Taken', { id }))).code).toBe('CONFLICT')
    const { code, errors } = await shop.refused('Product', product('Never reserved', { id: 1_000_000 }))
    expect([code, Object.keys(errors ?? {})]).toEqual(['VALIDATION', ['id']])
  })

  it('[E4, E5] links translations and deletes both', async () => {
    const nl = await shop.create('Product', product('Toetsenbord'))
    const en = await shop.create('Product', { ...product('Keyboard'), language: 'en', translationOf: nl.id })
    const read = await shop.ask('query ($id: Int!) { product(id: $id) { translation { id language url } } }', {
      id: nl.id,
    })
    expect(read.data).toEqual({ translation: { id: en.id, language: 'en', url: 'keyboard' } })
    expect((await shop.refused('Product', { ...product('Third'), language: 'en', translationOf: nl.id })).code).toBe(
      'VALIDATION',
    )
    expect((await shop.refused('Product', { ...product('Same'), translationOf: nl.id })).code).toBe('VALIDATION')
    const { data } = await shop.remove('Product', en.id)
    expect(data?.deleted).toEqual([en.id, nl.id])
    expect((await shop.ask('query ($id: Int!) { product(id: $id) { id } }', { id: nl.id })).code).toBe('NOT_FOUND')
  })

  it('[E30] cleans rich text on the way in', async () => {
    const dirty =
      '<h1>Kop</h1><p onclick="steal()">Tekst <script>alert(1)</script><b>vet</b></p><iframe src="https://evil.example"></iframe>' +
      '<a href="javascript:alert(1)">klik</a><img src="https://evil.example/x.png"><style>*{}</style>'
    const { specifications } = await shop.create<{ specifications: string }>(
      'Product',
      product('Clean', { specifications: dirty }),
      'specifications',
    )
    expect(specifications).toBe('<h2>Kop</h2><p>Tekst <strong>vet</strong></p><a>klik</a>')
  })

  it('records who changed what and when, with every write', async () => {
    const { id } = await shop.create('Product', product('History'))
    await shop.update('Product', id, { stock: 3 })
    await shop.remove('Product', id)
    const revisions = await shop.services.database.reader.find(Revision, {
      where: { entity: 'product', record: id },
      order: { id: 'ASC' },
    })
    expect(revisions.map(({ action, userName }) => [action, userName])).toEqual([
      ['create', 'The cms-admin'],
      ['update', 'The cms-admin'],
      ['delete', 'The cms-admin'],
    ])
    expect(revisions[1]?.changes).toEqual({ stock: { from: 0, to: 3 } })
    expect(revisions[2]?.changes).toMatchObject({ title: { from: 'History', to: null } })
  })

  it('[E11] refuses a news item without an overview image', async () => {
    const { errors } = await shop.refused('NewsItem', { language: 'nl', title: 'Zonder plaatje' })
    expect(errors).toEqual({ overviewImage: ['An image overview is required.'] })
  })

  it('[E10] stores every field of a news item, and refuses an image that was never uploaded', async () => {
    const input = {
      language: 'en',
      title: 'Beware',
      subtitle: 'of mail',
      intro: 'Intro',
      text: '<p>Text</p>',
      showActionBtn: true,
      actionBtnTitle: 'Call',
      seoDescription: 'Seo',
      url: 'beware',
      isTeaser: true,
      showInOverview: false,
      introOverview: 'Overview',
    }
    const images = { image: shop.image, facebookImage: shop.image, overviewImage: shop.image, headerImage: shop.image }
    const categories = await shop.read<{ items: { id: number }[] }>(
      '{ newsCategories(filter: { language: en }) { items { id } } }',
    )
    const group = await shop.create('NewsGroup', { language: 'en', title: 'Warnings' })
    const ids = { category: categories.items[0]?.id, group: group.id }
    const created = await shop.create(
      'NewsItem',
      { ...input, ...images, ...ids },
      `${Object.keys(input).join(' ')} overviewImage { url } headerImage { url } category { id } group { id title }`,
    )
    expect(created).toEqual({
      ...input,
      overviewImage: { url: shop.image },
      headerImage: { url: shop.image },
      category: { id: ids.category },
      group: { id: group.id, title: 'Warnings' },
    })
    const unknown = await shop.refused('NewsItem', {
      language: 'nl',
      title: 'X',
      overviewImage: 'https://evil.example/a.jpg',
    })
    expect(unknown.errors).toEqual({ overviewImage: ['This image has not been uploaded.'] })
    const reference = await shop.refused('NewsItem', {
      language: 'nl',
      title: 'Y',
      overviewImage: shop.image,
      category: 9999,
    })
    expect(Object.keys(reference.errors ?? {})).toEqual(['category'])
  })

  it('[E33] empties references to what is deleted', async () => {
    const group = await shop.create('NewsGroup', { language: 'nl', title: 'Weg ermee' })
    const item = await shop.create('NewsItem', {
      language: 'nl',
      title: 'Blijft',
      overviewImage: shop.image,
      group: group.id,
    })
    await shop.remove('NewsGroup', group.id)
    const read = await shop.ask('query ($id: Int!) { newsItem(id: $id) { title group { id } } }', { id: item.id })
    expect(read.data).toEqual({ title: 'Blijft', group: null })
  })

  it('[E12] has the eight categories in both languages', async () => {
    const data = await shop.read<{ items: { title: string }[] }>(
      '{ newsCategories(filter: { language: en }) { items { title } } }',
    )
    expect(data.items.map(({ title }) => title)).toEqual([
      'phishing-mail',
      'phishing-sms',
      'phishing-whatsapp',
      'spam',
      'general',
      'software',
      'internet',
      'security',
    ])
  })

  it('[E18, E26] stores a feature with its icon, and refuses an icon that is not of the set', async () => {
    const feature = await shop.create(
      'Feature',
      { language: 'nl', title: 'Snel', icon: 'data_recovery' },
      'title icon language',
    )
    expect(feature).toEqual({ title: 'Snel', icon: 'data_recovery', language: 'nl' })
    expect((await shop.refused('Feature', { language: 'nl', title: 'Fout', icon: 'unicorn' })).code).toBe('VALIDATION')
  })

  it('[G3] lists with filter, search, sort and pages', async () => {
    for (const [index, brand] of ['Acer', 'Acer', 'Zotac'].entries()) {
      await shop.create('Product', product(`Lijst ${index}`, { brand, price: 100 - index, condition: 'used' }))
    }
    const list = (variables: object) =>
      shop.read<{ total: number; items: { title: string }[] }>(
        'query ($filter: ProductFilter, $sort: ProductSort, $page: Int, $perPage: Int) { products(filter: $filter, sort: $sort, page: $page, perPage: $perPage) { total items { title } } }',
        variables,
      )
    const byPrice = await list({ filter: { search: 'LIJST' }, sort: { field: 'price', order: 'asc' }, perPage: 2 })
    expect(byPrice).toEqual({ total: 3, items: [{ title: 'Lijst 2' }, { title: 'Lijst 1' }] })
    const second = await list({ filter: { search: 'lijst' }, sort: { field: 'price' }, perPage: 2, page: 2 })
    expect(second.items).toEqual([{ title: 'Lijst 0' }])
    const filtered = await list({
      filter: { brand: 'ACE', condition: 'used', language: 'nl' },
      sort: { field: 'title', order: 'desc' },
    })
    expect(filtered.items).toEqual([{ title: 'Lijst 1' }, { title: 'Lijst 0' }])
    expect((await list({ filter: { search: '%' } })).total).toBe(0)
  })
})
