import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { NewsItem } from '../../../src/features/news/NewsItem.js'
import { Page } from '../../../src/features/pages/Page.js'
import { Product } from '../../../src/features/products/Product.js'
import { Service } from '../../../src/features/services/Service.js'
import { ServiceGroup } from '../../../src/features/services/ServiceGroup.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import type { Row } from '../../../src/kernel/context/Row.js'
import type { Class } from '../../../src/kernel/fields/FieldDescription.js'
import { managedEntity } from '../../../src/kernel/fields/Managed.js'
import { sharedFields } from '../../../src/kernel/fields/sharedFields.js'
import { changeMany } from '../../../src/kernel/records/changeMany.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { records } from '../../../src/kernel/records/records.js'
import { settleFacts } from '../../../src/kernel/records/settleFacts.js'
import { TrashedRecord } from '../../../src/kernel/records/TrashedRecord.js'
import { sharingEntities, unequalPairs } from '../../../src/kernel/records/unequalPairs.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from './contentShop.js'

interface Pair {
  nl: number
  en: number
}

describe.each(bothDatabases)('facts of a record and its translation, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let count = 0
  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    const unequal = (await allUnequal()).map(({ entity, fields }) => [entity.name, fields])
    await shop.close()
    await database.drop()
    expect(unequal).toEqual([])
  })

  const reader = () => shop.services.database.reader
  const stored = async (type: Class, id: number) => (await reader().findOneByOrFail(type, { id } as object)) as Row
  const allUnequal = async () =>
    (await Promise.all(sharingEntities().map((entity) => unequalPairs(reader(), entity)))).flat()
  const pairOf = async (type: string, nl: object = {}, en: object = {}): Promise<Pair> => {
    count++
    const dutch = await shop.create(type, { language: 'nl', title: `Nederlands ${count}`, ...nl })
    const english = { language: 'en', title: `English ${count}`, ...en, translationOf: dutch.id }
    return { nl: dutch.id, en: (await shop.create(type, english)).id }
  }
  const lastChange = async (entity: string, record: number) =>
    (await reader().find(Revision, { where: { entity, record }, order: { id: 'DESC' }, take: 1 }))[0]

  describe('[C1] whichever language is written, the other one has the same', () => {
    const written: [string, Class, Record<string, unknown>][] = [
      [
        'Product',
        Product,
        { brand: 'Acer', productType: 'secondhand', condition: 'used', price: 349, stock: 3, warrantyMonths: 12 },
      ],
      ['Product', Product, { sku: 'LAD-65W', gtin: '4006381333931', vat: 9, supplier: 'Groothandel' }],
      ['Product', Product, { purchasePrice: 199, minimumStock: 2, onOrder: 1 }],
      [
        'Service',
        Service,
        { icon: 'repair', backgroundColor: 'gray', deviceKinds: ['laptop'], price: 139, priceTo: 189, workingDays: 3 },
      ],
      ['Service', Service, { warrantyMonths: 6, showsExperience: true }],
      ['ServiceGroup', ServiceGroup, { icon: 'repair', backgroundColor: 'gray' }],
      ['NewsItem', NewsItem, { showInOverview: false, isTeaser: true, showActionBtn: true, goodUntil: '2027-01-31' }],
      [
        'Page',
        Page,
        {
          showSubtitle: true,
          showIntro: true,
          showSlider: true,
          showActionBtn: true,
          visibleInMenu: true,
          positionInMenu: 4,
          visibleInTopMenu: true,
          positionInTopMenu: 2,
          visibleInFooterMenu: true,
          positionInFooterMenu: 7,
        },
      ],
    ]
    const required: Record<string, () => object> = {
      Product: () => ({ price: 10, specifications: null }),
      NewsItem: () => ({ overviewImage: shop.image }),
    }
    for (const [name, type, values] of written) {
      for (const by of ['nl', 'en'] as const) {
        it(`${name}: ${Object.keys(values).join(', ')}, written in ${by}`, async () => {
          const pair = await pairOf(name, required[name]?.())
          const answer = await shop.update(name, pair[by], values)
          expect(answer.errors).toBeUndefined()
          const [nl, en] = [await stored(type, pair.nl), await stored(type, pair.en)]
          for (const key of Object.keys(values)) expect([key, nl[key]]).toEqual([key, en[key]])
          expect(Object.keys(values).every((key) => nl[key] !== null)).toBe(true)
          expect([nl.version, en.version]).toEqual([2, 2])
          // Words are those of each language.
          expect(nl.title).not.toBe(en.title)
        })
      }
    }

    it('[C1] pictures too', async () => {
      const pair = await pairOf('Product', { price: 10 })
      await shop.update('Product', pair.en, { image: shop.image, images: [shop.image] })
      expect(await stored(Product, pair.nl)).toMatchObject({ image: shop.image, images: [shop.image] })
    })

    it('[C1] what a table of shared fields names is there', () => {
      const named = new Map<Class, Set<string>>()
      for (const [, type, values] of written) {
        named.set(type, new Set([...(named.get(type) ?? []), ...Object.keys(values)]))
      }
      for (const [type, names] of named) {
        const left = sharedFields(type).filter(
          ({ name, kind }) => !names.has(name) && !kind.images && kind.leadsTo !== 'record' && !/image/i.test(name),
        )
        expect(left.map(({ name }) => name)).toEqual([])
      }
    })
  })

  it('[C1] a reference leads each language to its own record of the pair', async () => {
    const group = await pairOf('ServiceGroup')
    const service = await pairOf('Service')
    await shop.update('Service', service.en, { group: group.en })
    expect((await stored(Service, service.nl)).group).toBe(group.nl)
    const lonely = await shop.create('ServiceGroup', { language: 'en', title: 'Only English' })
    await shop.update('Service', service.en, { group: lonely.id })
    expect((await stored(Service, service.nl)).group).toBe(group.nl)
    await shop.update('Service', service.en, { group: null })
    expect((await stored(Service, service.nl)).group).toBeNull()
  })

  it('[C1] a page that moves takes its translation along, with its address and a redirect', async () => {
    const parent = await pairOf('Page', { url: `ouder-${count}` }, { url: `parent-${count}` })
    const child = await pairOf('Page', { url: `kind-${count}` }, { url: `child-${count}` })
    await shop.update('Page', child.nl, { belongsTo: parent.nl })
    const english = await stored(Page, child.en)
    expect(english).toMatchObject({ belongsTo: parent.en })
    expect(english.fullUrl).toMatch(/^parent-\d+\/child-\d+$/)
    const answer = await shop.update('Page', parent.en, { belongsTo: child.en })
    expect(answer.errors).toHaveProperty('belongsTo')
  })

  it('[C1] a translation takes over what it does not say, and says the rest for both', async () => {
    const pair = await pairOf('Product', { price: 333, brand: 'Asus', stock: 4 }, { stock: 6 })
    expect(await stored(Product, pair.en)).toMatchObject({ price: 33300, brand: 'Asus', stock: 6 })
    expect(await stored(Product, pair.nl)).toMatchObject({ price: 33300, brand: 'Asus', stock: 6, version: 2 })
  })

  it('[C2] the history of both has it, and a stale version of either is a conflict', async () => {
    const pair = await pairOf('Product', { price: 20 })
    await shop.update('Product', pair.nl, { price: 25, version: 1 })
    const change = await lastChange('product', pair.en)
    expect(change).toMatchObject({ action: 'update', version: 2, changes: { price: { from: 2000, to: 2500 } } })
    expect(change?.userName).toBeTruthy()
    expect((await shop.update('Product', pair.en, { price: 30, version: 1 })).code).toBe('CONFLICT')
    expect((await stored(Product, pair.nl)).price).toBe(2500)
  })

  it('[C1] a fact alone leaves no translation behind; a text does', async () => {
    const pair = await pairOf('Product', { price: 20 })
    const outdated = async () =>
      (
        await shop.read<{ items: { id: number }[] }>(
          '{ products(filter: { translationState: outdated }, perPage: 1000) { items { id } } }',
        )
      ).items.map(({ id }) => id)
    await shop.update('Product', pair.nl, { price: 21 })
    expect(await outdated()).not.toContain(pair.nl)
    await shop.update('Product', pair.nl, { price: 22, specifications: '<p>Nieuw</p>' })
    expect(await outdated()).toContain(pair.nl)
    await shop.update('Product', pair.en, { specifications: '<p>New</p>' })
    expect(await outdated()).not.toContain(pair.nl)
  })

  it('[C1] a bulk change of both records of a pair writes each of them once', async () => {
    const pairs = [await pairOf('Product', { price: 8 }), await pairOf('Product', { price: 9 })]
    const chosen = pairs.flatMap(({ nl, en }) => [
      { id: en, version: 1 },
      { id: nl, version: 1 },
    ])
    const context = {
      ...ownContext(shop.services),
      viewer: { id: 1, name: 'Anna', email: 'a@example.com', role: 'cms-admin' as const, statusUser: false },
    }
    const change = (version: number) =>
      changeMany(
        context,
        managedEntity(Product),
        chosen.map(({ id }) => ({ id, version })),
        { price: 700 },
      )
    expect(await change(1)).toBe(2)
    for (const { nl, en } of pairs) {
      expect(await stored(Product, nl)).toMatchObject({ price: 700, version: 2 })
      expect(await stored(Product, en)).toMatchObject({ price: 700, version: 2 })
    }
    await expect(change(1)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('[C1] a version that is put back, and a record from the trash, have the facts of the pair', async () => {
    const pair = await pairOf('Product', { price: 40 })
    await shop.update('Product', pair.nl, { price: 45 })
    const first = await reader().findOneByOrFail(Revision, { entity: 'product', record: pair.en, action: 'create' })
    await shop.read(
      `mutation { putBackVersion(entity: product, id: ${pair.en}, change: ${first.id}, version: 2) { version } }`,
    )
    expect((await stored(Product, pair.nl)).price).toBe(4000)

    await shop.remove('Product', pair.nl)
    // Deleted before facts were shared.
    const [, binned] = await reader().find(TrashedRecord, { where: { entity: 'product', deletedWith: pair.nl } })
    await shop.services.database.write((manager) =>
      manager.update(TrashedRecord, { id: binned?.id }, { content: { ...binned?.content, price: 1 } as object }),
    )
    await shop.read(`mutation { restoreRecord(entity: product, id: ${pair.nl}) { restored } }`)
    expect((await stored(Product, pair.nl)).price).toBe((await stored(Product, pair.en)).price)
  })

  it('[C1] records that are parted keep their facts and go their own ways, and are linked again by a choice', async () => {
    const pair = await pairOf('Product', { price: 50, stock: 2 })
    const unlink = () =>
      shop.ask<object[]>(`mutation { unlinkTranslation(entity: product, id: ${pair.en}) { id version } }`)
    expect((await unlink()).data).toEqual([
      { id: pair.en, version: 2 },
      { id: pair.nl, version: 2 },
    ])
    expect((await unlink()).code).toBe('NOT_FOUND')
    await shop.update('Product', pair.en, { price: 60 })
    expect((await stored(Product, pair.nl)).price).toBe(5000)

    const link = (rest = '') =>
      shop.ask(
        `mutation { linkTranslation(entity: product, id: ${pair.en}, translation: ${pair.nl}${rest}) { id version } }`,
      )
    expect(Object.keys((await link()).errors ?? {})).toEqual(['price'])
    expect((await link(', takeFrom: 999')).code).toBe('VALIDATION')
    expect((await link(`, takeFrom: ${pair.en}`)).code).toBeUndefined()
    expect((await stored(Product, pair.nl)).price).toBe(6000)
    expect((await link()).errors).toHaveProperty('translation')
    await shop.update('Product', pair.nl, { stock: 1 })
    expect((await stored(Product, pair.en)).stock).toBe(1)
    const other = await shop.create('Product', { language: 'nl', title: 'Los', price: 1 })
    const same = `mutation { linkTranslation(entity: product, id: ${other.id}, translation: ${pair.nl}) { id } }`
    expect((await shop.ask(same)).errors).toHaveProperty('translation')
  })

  it('[C2] fifty writers on both records lose nothing', async () => {
    const pairs = [
      await pairOf('Product', { price: 1 }),
      await pairOf('Product', { price: 1 }),
      await pairOf('Product', { price: 1 }),
    ]
    const writers = Array.from({ length: 50 }, (_, index) => {
      const { nl, en } = pairs[index % pairs.length] as Pair
      return shop.update('Product', index % 2 === 0 ? nl : en, { price: index + 2, brand: `Merk ${index}` })
    })
    const moves = pairs.map(({ nl }) =>
      shop.services.database.write(async (manager) => {
        const row = await stored(Product, nl)
        await records.update(manager, Product, row as Row & Product, { checked: [] }, { by: ownContext(shop.services) })
      }),
    )
    for (const answer of await Promise.all(writers)) expect(answer.code).toBeUndefined()
    await Promise.all(moves)
    for (const { nl, en } of pairs) {
      const [dutch, english] = [await stored(Product, nl), await stored(Product, en)]
      expect([dutch.price, dutch.brand]).toEqual([english.price, english.brand])
    }
  })

  it('[C1] a fact is not written past the one writer', async () => {
    const { nl } = await pairOf('Product', { price: 5 })
    const past = shop.services.database.write((manager) =>
      records.updateWhere(manager, Product, { id: nl }, { price: 6 }),
    )
    await expect(past).rejects.toThrow('Product.price is shared')
  })

  it('[C3] of records that differ the Dutch facts hold, and the others stay in the history and on the list', async () => {
    const pair = await pairOf('Product', { price: 333, brand: null, stock: 2 })
    const execute = (sql: string) => shop.services.database.write((manager) => manager.query(sql))
    await execute(`UPDATE product SET price = 34900, brand = 'Acer', stock = 0 WHERE id = ${pair.en}`)
    expect((await allUnequal()).map(({ fields }) => fields)).toEqual([['brand', 'price', 'stock']])

    expect(await settleFacts(ownContext(shop.services))).toBe(1)
    for (const id of [pair.nl, pair.en]) {
      expect(await stored(Product, id)).toMatchObject({ price: 33300, brand: 'Acer', stock: 2 })
    }
    expect(await lastChange('product', pair.en)).toMatchObject({
      userName: null,
      changes: { price: { from: 34900, to: 33300 }, stock: { from: 0, to: 2 } },
    })
    const listed = () => shop.read<object[]>('{ settledFacts { entity record language fields } }')
    expect(await listed()).toEqual([
      { entity: 'product', record: pair.en, language: 'en', fields: ['price', 'stock'] },
      { entity: 'product', record: pair.nl, language: 'nl', fields: ['brand'] },
    ])
    expect(await settleFacts(ownContext(shop.services))).toBe(0)
    await shop.read(`mutation { markFactsSeen(entity: product, records: [${pair.en}, ${pair.nl}]) }`)
    expect(await listed()).toEqual([])
  })
})
