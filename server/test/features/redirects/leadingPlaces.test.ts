import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { RecordLink } from '../../../src/kernel/links/RecordLink.js'
import { forgetSearchIndex } from '../../../src/kernel/search/searchRules.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { searchDifference } from '../../kernel/search/searchDifference.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Leading {
  addresses: string[]
  places: { entity: string; title: string; language: string | null; field: string }[]
  total: number
  menus: string[]
}

describe.each(bothDatabases)('what leads to a record, on $name', ({ create }) => {
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

  const leading = (entity: string, id: number, withTranslation = false) =>
    shop.read<Leading>(
      `query ($entity: ManagedEntityName!, $id: Int!, $with: Boolean!) {
        placesLeadingTo(entity: $entity, id: $id, withTranslation: $with) {
          addresses total menus places { entity title language field }
        }
      }`,
      { entity, id, with: withTranslation },
    )
  const tip = (input: object) =>
    shop.create<{ id: number; version: number }>('Tip', { language: 'nl', ...input }, 'id version')
  const titles = ({ places }: Leading) => places.map(({ title, field }) => `${title}: ${field}`).sort()

  it('[L12] names texts, buttons and blocks that lead there, by any form of its address', async () => {
    const { id } = await tip({ title: 'Doel', url: 'doel' })
    const host = shop.services.settings.publicUrl
    await tip({ title: 'Gewoon', text: '<p><a href="/nl/tips-en-tricks/doel#kop">hier</a></p>' })
    await tip({ title: 'Zonder taal', text: '<p><a href="/tips-en-tricks/doel?van=mail">hier</a></p>' })
    await tip({ title: 'Voluit', text: `<p><a href="${host}/en/tips-and-tricks/doel/">hier</a></p>` })
    await tip({ title: 'Elders', text: '<p><a href="https://example.org/nl/tips-en-tricks/doel">hier</a></p>' })
    await tip({ title: 'Ernaast', text: '<p><a href="/nl/tips-en-tricks/doelen">hier</a></p>' })
    const card = { title: 'Kaart', link: '/nl/tips-en-tricks/doel' }
    await shop.create('Page', { language: 'nl', title: 'Met knop', blocks: [{ card: { cards: [card, card, card] } }] })
    await shop.create('Page', { language: 'nl', title: 'Met blok', blocks: [{ specificTips: { tips: [id] } }] })
    const found = await leading('tip', id)
    const expected = ['Gewoon: text', 'Met blok: blocks', 'Met knop: blocks', 'Voluit: text', 'Zonder taal: text']
    expect(titles(found)).toEqual(expected)
    expect(found).toMatchObject({ addresses: ['/nl/tips-en-tricks/doel'], total: 5, menus: [] })
    expect(await searchDifference(shop.services.database)).toEqual([])
  })

  it('[L12] follows each change of a text, its deletion, and a moved target', async () => {
    const target = await tip({ title: 'Verhuist', url: 'vroeger' })
    const from = await tip({ title: 'Verwijst', text: '<p><a href="/nl/tips-en-tricks/vroeger">hier</a></p>' })
    await shop.update('Tip', target.id, { url: 'later' })
    expect(titles(await leading('tip', target.id))).toEqual(['Verwijst: text'])
    await shop.update('Tip', from.id, { text: '<p>Niets</p>' })
    expect(await leading('tip', target.id)).toMatchObject({ total: 0, places: [] })
    await shop.update('Tip', from.id, { text: '<p><a href="/nl/tips-en-tricks/later">hier</a></p>' })
    expect((await leading('tip', target.id)).total).toBe(1)
    await shop.remove('Tip', from.id)
    expect((await leading('tip', target.id)).total).toBe(0)
    expect(await searchDifference(shop.services.database)).toEqual([])
  })

  it('[L12] names the menus of a page, and what leads to its translation where both go', async () => {
    const menu = { visibleInMenu: true, positionInMenu: 1, visibleInFooterMenu: true, positionInFooterMenu: 1 }
    const dutch = await shop.create('Page', { language: 'nl', title: 'Dienst', url: 'dienst', ...menu })
    await shop.create('Page', { language: 'en', title: 'Help', url: 'help', translationOf: dutch.id })
    await tip({ title: 'Naar het Engels', text: '<p><a href="/en/help">hier</a></p>' })
    expect(await leading('page', dutch.id)).toMatchObject({ total: 0, menus: ['visibleInMenu', 'visibleInFooterMenu'] })
    const both = await leading('page', dutch.id, true)
    expect(titles(both)).toEqual(['Naar het Engels: text'])
    expect(both.addresses.toSorted()).toEqual(['/en/help', '/nl/dienst'])
  })

  it('[L12] is filled for texts that were there before', async () => {
    const { id } = await tip({ title: 'Oud doel', url: 'oud-doel' })
    await tip({ title: 'Oude tekst', text: '<p><a href="/nl/tips-en-tricks/oud-doel">hier</a></p>' })
    await shop.services.database.write(forgetSearchIndex)
    expect(await shop.services.database.reader.count(RecordLink)).toBe(0)
    await shop.searchFiller.fill()
    expect(titles(await leading('tip', id))).toEqual(['Oude tekst: text'])
  })
})
