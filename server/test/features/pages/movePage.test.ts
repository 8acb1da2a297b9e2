import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Shown {
  id: number
  version: number
  title: string
  fullUrl: string
  positionInMenu: number | null
  belongsTo: { id: number } | null
}

const fields = 'id version title fullUrl positionInMenu belongsTo { id }'
const mutation = `mutation ($id: Int!, $version: Int!, $menu: PageMenu!, $parent: Int, $before: Int) {
  movePage(id: $id, version: $version, menu: $menu, parent: $parent, before: $before) { ${fields} } }`

describe.each(bothDatabases)('moving pages on $name', ({ create }) => {
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

  let count = 0
  const make = (rest: object = {}) => {
    count++
    const given = { language: 'nl', title: `Pagina ${count}`, url: `pagina-${count}`, visibleInMenu: true, ...rest }
    return shop.create<Shown>('Page', given, fields)
  }
  const pageOf = (id: number) => shop.read<Shown>(`query ($id: Int!) { page(id: $id) { ${fields} } }`, { id })
  const move = (id: number, version: number, to: object = {}) =>
    shop.ask<Shown>(mutation, { id, version, menu: 'main', ...to })
  /** The pages under one, as visitors meet them. */
  const under = async (parent: number) => {
    const { items } = await shop.read<{ items: Shown[] }>(
      `query ($parent: Int!) { pages(filter: { belongsTo: $parent }) { items { ${fields} } } }`,
      { parent },
    )
    const place = ({ positionInMenu }: Shown) => positionInMenu ?? Number.POSITIVE_INFINITY
    return items.toSorted((one, other) => place(one) - place(other)).map(({ id }) => id)
  }
  const family = async (size: number) => {
    const parent = await make()
    const children: Shown[] = []
    for (let at = 1; at <= size; at++) children.push(await make({ belongsTo: parent.id, positionInMenu: at }))
    return { parent, children, ids: children.map(({ id }) => id) }
  }

  it('[L17] moves a page among those beside it', async () => {
    const { parent, ids } = await family(4)
    const [one = 0, two = 0, three = 0, four = 0] = ids
    const { data } = await move(four, 1, { parent: parent.id, before: two })
    expect(data).toMatchObject({ id: four, version: 2, positionInMenu: 2 })
    expect(await under(parent.id)).toEqual([one, four, two, three])
    await move(one, 1, { parent: parent.id })
    expect(await under(parent.id)).toEqual([four, two, three, one])
    expect((await pageOf(parent.id)).version).toBe(1)
  })

  it('[L17] moves it under another page with all below it, and the old addresses lead on', async () => {
    const { parent, children } = await family(2)
    const [one, two] = children as [Shown, Shown]
    const below = await make({ belongsTo: one.id })
    const { data } = await move(one.id, one.version, { parent: two.id })
    expect(data?.fullUrl).toBe(`${two.fullUrl}/${one.fullUrl.split('/').at(-1)}`)
    expect((await pageOf(below.id)).fullUrl.startsWith(`${two.fullUrl}/`)).toBe(true)
    const movedTo = (path: string) =>
      shop.ask<string>('query ($path: String!) { publicMovedTo(path: $path) }', { path })
    expect((await movedTo(`/nl/${below.fullUrl}`)).data).toBe(`/nl/${(await pageOf(below.id)).fullUrl}`)
    // Back again by the same way, as one press undoes it.
    await move(one.id, 2, { parent: parent.id, before: two.id })
    expect(await under(parent.id)).toEqual([one.id, two.id])
    expect((await movedTo(`/nl/${one.fullUrl}`)).data).toBeNull()
    expect((await movedTo(`/nl/${data?.fullUrl}`)).data).toBe(`/nl/${one.fullUrl}`)
  })

  it('[L17] moves the translation along, also under the translation of its new parent', async () => {
    const parent = await make()
    const english = (of: Shown, rest: object = {}) => make({ language: 'en', translationOf: of.id, ...rest })
    const englishParent = await english(parent)
    const child = await make({ positionInMenu: 900 })
    const englishChild = await english(child)
    await move(child.id, (await pageOf(child.id)).version, { parent: parent.id })
    const there = await pageOf(englishChild.id)
    expect(there).toMatchObject({ belongsTo: { id: englishParent.id }, positionInMenu: 900 })
    expect(there.fullUrl).toMatch(new RegExp(`^${englishParent.fullUrl}/`))
  })

  it('[L17] orders the bar and the footer apart, and leaves parents alone there', async () => {
    const parent = await make()
    const inFooter = (at: number) =>
      make({ visibleInFooterMenu: true, positionInFooterMenu: at, belongsTo: parent.id, positionInMenu: at })
    const [one, two] = [await inFooter(501), await inFooter(502)]
    const { code } = await move(two.id, two.version, { menu: 'footer', before: one.id })
    expect(code).toBeUndefined()
    const { items } = await shop.read<{ items: { id: number; positionInFooterMenu: number }[] }>(
      'query ($ids: [Int!]) { pages(filter: { ids: $ids }) { items { id positionInFooterMenu } } }',
      { ids: [one.id, two.id] },
    )
    const places = new Map(items.map((item) => [item.id, item.positionInFooterMenu]))
    expect(places.get(two.id)).toBeLessThan(places.get(one.id) ?? 0)
    expect(await pageOf(two.id)).toMatchObject({ belongsTo: { id: parent.id }, positionInMenu: 502 })
  })

  it('[L17] refuses a place under itself or below itself, in the other language, and at the address of a screen', async () => {
    const top = await make()
    const below = await make({ belongsTo: top.id })
    const english = await make({ language: 'en' })
    for (const parent of [top.id, below.id, english.id, 999_999]) {
      const { code, errors } = await move(top.id, top.version, { parent })
      expect([code, Object.keys(errors ?? {})]).toEqual(['VALIDATION', ['belongsTo']])
    }
    const news = await make({ url: 'nieuws', belongsTo: below.id })
    const refused = await move(news.id, news.version)
    expect([refused.code, Object.keys(refused.errors ?? {})]).toEqual(['VALIDATION', ['url']])
    expect(await pageOf(news.id)).toEqual(news)
  })

  it('[L17] says that another moved it meanwhile, or what it was to stand before', async () => {
    const { parent, children } = await family(3)
    const [one, two, three] = children as [Shown, Shown, Shown]
    await move(three.id, 1, { parent: parent.id, before: one.id })
    const again = await move(three.id, 1, { parent: parent.id })
    expect(again.code).toBe('CONFLICT')
    await move(two.id, (await pageOf(two.id)).version)
    const beside = await move(three.id, (await pageOf(three.id)).version, { parent: parent.id, before: two.id })
    expect(beside.code).toBe('CONFLICT')
    expect(await under(parent.id)).toEqual([three.id, one.id])
  })

  it('[L17] of moves at the same moment each is done or said to collide, and every page keeps a place of its own', async () => {
    const { parent, ids } = await family(6)
    const [first = 0] = ids
    const answers = await Promise.all(ids.slice(1).map((id) => move(id, 1, { parent: parent.id, before: first })))
    const codes = new Set(answers.map(({ code }) => code ?? 'done'))
    codes.delete('CONFLICT')
    expect([...codes]).toEqual(['done'])
    const after = await under(parent.id)
    expect(after.toSorted()).toEqual(ids.toSorted())
    const places = await Promise.all(ids.map(async (id) => (await pageOf(id)).positionInMenu))
    expect(new Set(places).size).toBe(ids.length)
  })

  it('[L17] refuses who may not change pages', async () => {
    const page = await make()
    const { errors } = await shop.graphql(mutation, { id: page.id, version: 1, menu: 'main' })
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await move(999_999, 1)).code).toBe('NOT_FOUND')
  })
})
