import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SharedBlock } from '../../../src/features/pages/shared/SharedBlock.js'
import { SharedBlockUse } from '../../../src/features/pages/shared/SharedBlockUse.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Shared {
  id: number
  version: number
  title: string
  uses: number
}

interface Shown {
  id: number
  version: number
  blocks: { __typename: string; title: string | null; sharedBlock: number | null; text?: string }[]
}

const sharedFields = 'id version title uses'
const blocks = 'blocks { __typename ... on BlockOptions { title sharedBlock } ... on TextBlock { text } }'
const pageFields = `id version updatedAt ${blocks}`
const offer = (text: string) => ({ text: { title: 'Openingsactie', text: `<p>${text}</p>` } })

describe.each(bothDatabases)('shared blocks on $name', ({ create }) => {
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
  const share = (text = 'Tien procent korting', rest: object = {}) => {
    count++
    const given = { language: 'nl', title: `Gedeeld ${count}`, blocks: [offer(text)], ...rest }
    return shop.create<Shared>('SharedBlock', given, sharedFields)
  }
  const sharedOf = (id: number) =>
    shop.read<Shared>(`query ($id: Int!) { sharedBlock(id: $id) { ${sharedFields} } }`, { id })
  const onPage = (sharedBlock: number) => ({ text: { sharedBlock } })
  const make = (own: object[], rest: object = {}) => {
    count++
    const given = { language: 'nl', title: `Bladzijde ${count}`, url: `bladzijde-${count}`, visible: true, ...rest }
    return shop.create<Shown>('Page', { ...given, blocks: own }, pageFields)
  }
  const pageOf = (id: number) => shop.read<Shown>(`query ($id: Int!) { page(id: $id) { ${pageFields} } }`, { id })
  const visitorsRead = async (id: number) => {
    const { data } = await shop.graphql<{ publicPage: Shown }>(
      `{ publicPage(language: nl, fullUrl: "bladzijde-${id}") { ${blocks} } }`,
    )
    return data?.publicPage.blocks ?? []
  }

  it('[L17] a page has it in place of a block of its own, with what it says', async () => {
    const shared = await share()
    const page = await make([offer('Eigen'), onPage(shared.id)])
    const own = { __typename: 'TextBlock', title: 'Openingsactie' }
    expect(page.blocks).toEqual([
      { ...own, text: '<p>Eigen</p>', sharedBlock: null },
      { ...own, text: '<p>Tien procent korting</p>', sharedBlock: shared.id },
    ])
    expect(await visitorsRead(count)).toEqual(page.blocks)
    expect((await sharedOf(shared.id)).uses).toBe(1)
  })

  it('[L17] a change is seen on all its pages at the very next request, and each page says so in its history', async () => {
    const shared = await share()
    const first = await make([onPage(shared.id)])
    const address = count
    const second = await make([offer('Eigen'), onPage(shared.id)])
    expect((await visitorsRead(address))[0]?.text).toBe('<p>Tien procent korting</p>')
    await shop.update('SharedBlock', shared.id, { blocks: [offer('Twintig procent')] })
    expect((await visitorsRead(address))[0]?.text).toBe('<p>Twintig procent</p>')
    const changed = await pageOf(second.id)
    expect(changed.blocks.map(({ text }) => text)).toEqual(['<p>Eigen</p>', '<p>Twintig procent</p>'])
    expect(changed.version).toBe(second.version + 1)
    expect((await sharedOf(shared.id)).uses).toBe(2)
    const { items } = await shop.read<{ items: { record: number; version: number }[] }>(
      '{ changes(entity: [page], count: 500) { items { record version } } }',
    )
    expect(items).toContainEqual({ record: first.id, version: first.version + 1 })
    // Another kind of block, too.
    await shop.update('SharedBlock', shared.id, { blocks: [{ intro: { title: 'Kort', text: '<p>Kort</p>' } }] })
    expect((await pageOf(first.id)).blocks).toMatchObject([{ __typename: 'IntroBlock', sharedBlock: shared.id }])
  })

  it('[L17] what is sent of it with a page changes nothing of it, and without its number the page has a copy of its own', async () => {
    const shared = await share()
    const page = await make([onPage(shared.id)])
    const sent = [{ text: { ...offer('Anders').text, sharedBlock: shared.id } }]
    const kept = await shop.update('Page', page.id, { blocks: sent }, pageFields)
    expect(kept.data?.blocks).toMatchObject([{ text: '<p>Tien procent korting</p>', sharedBlock: shared.id }])
    const detached = await shop.update('Page', page.id, { blocks: [offer('Los')] }, pageFields)
    expect(detached.data?.blocks).toMatchObject([{ text: '<p>Los</p>', sharedBlock: null }])
    expect((await sharedOf(shared.id)).uses).toBe(0)
    await shop.update('SharedBlock', shared.id, { blocks: [offer('Weer anders')] })
    expect((await pageOf(page.id)).blocks).toMatchObject([{ text: '<p>Los</p>' }])
  })

  it('[L17] it is exactly one block and no shared one; a page takes one that is there, of its language', async () => {
    const shared = await share()
    const wrong = async (given: object[]) =>
      (await shop.refused('SharedBlock', { language: 'nl', title: 'Fout', blocks: given })).errors
    expect(await wrong([])).toHaveProperty('blocks')
    expect(await wrong([offer('een'), offer('twee')])).toHaveProperty('blocks')
    expect(await wrong([{ text: { ...offer('Ring').text, sharedBlock: shared.id } }])).toHaveProperty('blocks')
    const page = { language: 'nl', title: 'Fout', url: 'fout' }
    const gone = await shop.refused('Page', {
      ...page,
      blocks: [{ text: { ...offer('x').text, sharedBlock: 999_999 } }],
    })
    expect(gone.errors).toHaveProperty(['blocks.0.text.sharedBlock'])
    const english = await share('Ten percent', { language: 'en', translationOf: shared.id })
    const other = await shop.refused('Page', { ...page, blocks: [onPage(english.id)] })
    expect(other.errors).toHaveProperty(['blocks.0.text.sharedBlock'])
  })

  it('[L17] it is not deleted while a page has it, which the database refuses too; it goes with its translation', async () => {
    const shared = await share()
    const english = await share('Ten percent', { language: 'en', translationOf: shared.id })
    const page = await make([onPage(english.id)], { language: 'en' })
    const { code, message } = await shop.remove('SharedBlock', shared.id)
    expect(code).toBe('CONFLICT')
    expect(message).toContain(`‘Bladzijde ${count}’`)
    const uses = await shop.read<{ entity: string; id: number }[]>(
      'query ($id: Int!) { usesOf(entity: sharedBlock, id: $id) { entity id } }',
      { id: english.id },
    )
    expect(uses).toEqual([{ entity: 'page', id: page.id }])
    await expect(
      shop.services.database.write((manager) => manager.delete(SharedBlock, { id: english.id })),
    ).rejects.toThrow()
    expect((await shop.remove('Page', page.id)).code).toBeUndefined()
    expect((await shop.remove('SharedBlock', shared.id)).data?.deleted).toHaveLength(2)
  })

  it('[L17] a page from the trash has what the block says now, and what it said then once that is gone', async () => {
    const shared = await share()
    const [page, other] = [await make([onPage(shared.id)]), await make([onPage(shared.id)])]
    const restore = (id: number) =>
      shop.read('mutation ($id: Int!) { restoreRecord(entity: page, id: $id) { restored } }', { id })
    for (const { id } of [page, other]) await shop.remove('Page', id)
    expect((await sharedOf(shared.id)).uses).toBe(0)
    await shop.update('SharedBlock', shared.id, { blocks: [offer('Later')] })
    await restore(page.id)
    expect((await pageOf(page.id)).blocks).toMatchObject([{ text: '<p>Later</p>', sharedBlock: shared.id }])
    expect((await sharedOf(shared.id)).uses).toBe(1)
    await shop.remove('Page', page.id)
    await shop.remove('SharedBlock', shared.id)
    await restore(other.id)
    expect((await pageOf(other.id)).blocks).toMatchObject([{ text: '<p>Tien procent korting</p>', sharedBlock: null }])
  })

  it('[L17] a draft of a page is published with what the block says by then', async () => {
    const shared = await share()
    const page = await make([offer('Eigen')])
    const draft = await shop.read<{ id: number; version: number }>(
      `mutation ($id: Int!, $input: DraftInput!) { saveDraft(record: $id, input: $input) { version } }`,
      { id: page.id, input: { page: { blocks: [{ text: { ...offer('Oud').text, sharedBlock: shared.id } }] } } },
    )
    await shop.update('SharedBlock', shared.id, { blocks: [offer('Nieuw')] })
    await shop.read(`mutation ($id: Int!, $version: Int!) { publish(entity: page, record: $id, version: $version) }`, {
      id: page.id,
      version: draft.version,
    })
    expect((await pageOf(page.id)).blocks).toMatchObject([{ text: '<p>Nieuw</p>', sharedBlock: shared.id }])
    expect((await sharedOf(shared.id)).uses).toBe(1)
  })

  it('[L17] its texts are found and replaced once, and its pages follow', async () => {
    const shared = await share('Bel de zilveren krekel')
    const page = await make([onPage(shared.id)])
    const { items } = await shop.read<{ items: Record<string, unknown>[] }>(
      '{ textMatches(sought: "zilveren krekel") { items { entity id version path from typed } } }',
    )
    expect(items).toMatchObject([{ entity: 'sharedBlock', id: shared.id, path: 'blocks.0.text.text' }])
    await shop.read(
      `mutation ($places: [TextPlaceInput!]!) {
        replaceText(sought: "zilveren krekel", replacement: "gouden mier", places: $places) { id } }`,
      { places: items },
    )
    expect((await pageOf(page.id)).blocks).toMatchObject([{ text: '<p>Bel de gouden mier</p>' }])
  })

  it('[L17] two pages that take it while it changes both have what it says in the end', async () => {
    const shared = await share()
    const before = await make([offer('Eigen')])
    await Promise.all([
      shop.update('SharedBlock', shared.id, { blocks: [offer('Gelijk')] }),
      shop.update('Page', before.id, { blocks: [onPage(shared.id)] }),
    ])
    expect((await pageOf(before.id)).blocks).toMatchObject([{ text: '<p>Gelijk</p>', sharedBlock: shared.id }])
    const uses = await shop.services.database.reader.countBy(SharedBlockUse, { sharedBlock: shared.id })
    expect([uses, (await sharedOf(shared.id)).uses]).toEqual([1, 1])
  })
})
