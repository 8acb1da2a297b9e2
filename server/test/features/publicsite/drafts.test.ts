import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { roles } from '../../../src/kernel/access/roles.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

interface Draft {
  shown: object | null
  shownBlocks: number[]
  faults: { path: string; message: string }[]
}

const types = ['Page', 'NewsItem', 'Tip', 'Product']
const document = (type: string, fields: string) =>
  `mutation ($input: Create${type}Input!, $id: Int) {
    draft${type}(input: $input, id: $id) { shown { ${fields} } shownBlocks faults { path message } }
  }`
const text = (title: string) => ({ text: { title, text: `<p>${title}</p>` } })

describe.each(testDatabases)('previews of unsaved forms, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let id: number

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    id = Number((await shop.create('Page', { language: 'nl', title: 'Glasvezel', blocks: [text('Zo was het')] })).id)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const draft = (type: string, input: object, fields = 'title', of: number | null = null) =>
    shop.read<Draft>(document(type, fields), { input, id: of })

  it('[B6] a page is shown as it would become, and stays as it is', async () => {
    const before = await shop.read(`{ page(id: ${id}) { title version updatedAt blocks { __typename } } }`)
    const { shown, shownBlocks, faults } = await draft(
      'Page',
      { language: 'nl', title: '  Glasvezel in huis ', blocks: [text('Eerst'), text('Dan')] },
      'title fullUrl language blocks { ... on TextBlock { title text } }',
      id,
    )
    expect(shown).toEqual({
      title: 'Glasvezel in huis',
      fullUrl: 'glasvezel',
      language: 'nl',
      blocks: [
        { title: 'Eerst', text: '<p>Eerst</p>' },
        { title: 'Dan', text: '<p>Dan</p>' },
      ],
    })
    expect([shownBlocks, faults]).toEqual([[0, 1], []])
    expect(await shop.read(`{ page(id: ${id}) { title version updatedAt blocks { __typename } } }`)).toEqual(before)
  })

  it('[B6] what is new is shown too, gets no id and is listed nowhere', async () => {
    const total = async () => (await shop.read<{ total: number }>('{ pages { total } }')).total
    const [before, next] = [await total(), await shop.read<number>('{ nextPageId }')]
    const { shown } = await draft('Page', { language: 'en', title: 'Fibre' }, 'id title pageTranslation { url }')
    expect(shown).toEqual({ id: 0, title: 'Fibre', pageTranslation: null })
    expect([await total(), await shop.read<number>('{ nextPageId }')]).toEqual([before, next + 1])
  })

  it('[B6] rich text is cleaned before it is shown', async () => {
    const input = {
      language: 'nl',
      title: 'Script',
      blocks: [{ text: { text: '<p onclick="x()">A<script>x()</script></p>' } }],
    }
    const { shown } = await draft('Page', input, 'blocks { ... on TextBlock { text } }')
    expect(shown).toEqual({ blocks: [{ text: '<p>A</p>' }] })
  })

  it('[P10] an unfinished page is shown as far as possible, with the errors of saving', async () => {
    const card = { title: '' }
    const blocks = [
      { card: { cards: [card, card, card, { title: 'Vier' }] } },
      { comparison: { beforeImage: shop.image } },
      { comparison: { beforeImage: shop.image, afterImage: '/uploads/images/nowhere.jpg' } },
      text('Laatste'),
    ]
    const { shown, shownBlocks, faults } = await draft(
      'Page',
      { language: 'nl', title: '', blocks },
      'title blocks { __typename ... on CardBlock { cards { title } } }',
    )
    expect(shownBlocks).toEqual([0, 3])
    expect(shown).toMatchObject({ title: '', blocks: [{ __typename: 'CardBlock' }, { __typename: 'TextBlock' }] })
    expect(faults.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'title',
        'blocks.0.card.cards',
        'blocks.0.card.cards.0.title',
        'blocks.1.comparison.afterImage',
        'blocks.2.comparison.afterImage',
      ]),
    )
    expect(faults.every(({ message }) => message !== '')).toBe(true)
  })

  it('[P9] what visitors may not see stays out of it', async () => {
    const parent = Number((await shop.create('Page', { language: 'nl', title: 'Verborgen', visible: false })).id)
    const input = { language: 'nl', title: 'Kind', belongsTo: parent }
    expect((await draft('Page', input, 'belongsTo { title }')).shown).toEqual({ belongsTo: null })
  })

  it('[B6] news, tips and products are shown in the same way', async () => {
    const written = { language: 'nl', title: 'Nieuw', text: '<p>Tekst</p>' }
    const item = { ...written, overviewImage: shop.image }
    expect((await draft('NewsItem', item, 'title text')).shown).toEqual({ title: 'Nieuw', text: '<p>Tekst</p>' })
    const [dated, undated] = [{ createdAt: '2020-02-03T09:30:00.000Z' }, { createdAt: null }]
    expect((await draft('NewsItem', { ...item, ...dated }, 'createdAt')).shown).toEqual(dated)
    expect((await draft('NewsItem', { ...item, ...undated }, 'createdAt')).shown).toEqual({
      createdAt: expect.any(String),
    })
    expect((await draft('Tip', written, 'title text')).shown).toEqual({ title: 'Nieuw', text: '<p>Tekst</p>' })
    const product = { language: 'nl', title: 'Laptop', price: 499, stock: 1, productType: 'outlet', condition: 'used' }
    expect((await draft('Product', { ...product, image: shop.image }, 'price availability')).shown).toEqual({
      price: 499,
      availability: 'last_items',
    })
    const { shown, faults } = await draft('Product', { ...product, price: null })
    expect([shown, faults.map(({ path }) => path)]).toEqual([null, expect.arrayContaining(['price'])])
  })

  it('[B6] a draft with more images than any record shows is refused without looking them up', async () => {
    const images = Array.from({ length: 200 }, (_, index) => `/uploads/images/no-${index}.jpg`)
    const blocks = Array.from({ length: 6 }, () => ({ gallery: { title: 'Vol', images } }))
    const { shown, shownBlocks, faults } = await draft('Page', { language: 'nl', title: 'Vol', blocks })
    expect({ shown, shownBlocks }).toEqual({ shown: null, shownBlocks: [] })
    expect(faults).toEqual([{ path: 'blocks.5.gallery.images.0', message: expect.stringContaining('1000') }])
  })

  it('[B6] a draft of a record that is not there is not found', async () => {
    const answer = await shop.ask(document('Tip', 'title'), { input: { title: 'Weg' }, id: 987_654 })
    expect(answer.code).toBe('NOT_FOUND')
  })

  it.each(types)('[B6] [A24] a draft of %s is for the owner alone', async (type) => {
    const variables = { input: { language: 'nl', title: 'Nieuw' } }
    const code = async (headers = {}) =>
      (await shop.graphql(document(type, 'title'), variables, headers)).errors?.[0]?.extensions.code
    expect(await code()).toBe('UNAUTHENTICATED')
    for (const role of roles.values) {
      const expected = role === 'cms-admin' ? undefined : 'FORBIDDEN'
      expect({ role, code: await code(await shop.login(role)) }).toEqual({ role, code: expected })
    }
  })

  it('[A24] a draft comes from a page of the shop, not by GET, and is not cached', async () => {
    const { cookie = '', ...token } = await shop.login('cms-admin')
    const call = { query: document('Page', 'title'), variables: { input: { language: 'nl', title: 'Nieuw' } } }
    const send = (headers: Record<string, string>) =>
      shop.app.inject({ method: 'POST', url: '/graphql', headers: { cookie, ...headers }, payload: call })
    expect((await send({})).json().errors[0].extensions.code).toBe('CSRF')
    expect((await send({ ...token, origin: 'https://elsewhere.example' })).json().errors[0].extensions.code).toBe(
      'CSRF',
    )
    const answer = await send(token)
    expect(answer.json().data.draftPage.shown).toEqual({ title: 'Nieuw' })
    expect(answer.headers['cache-control']).toContain('no-store')
    const query = new URLSearchParams({ query: call.query, variables: JSON.stringify(call.variables) })
    const byAddress = await shop.app.inject({ url: `/graphql?${query}`, headers: { cookie, ...token } })
    expect(byAddress.statusCode).toBe(405)
  })
})
