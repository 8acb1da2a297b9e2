import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { forgetLostDrafts } from '../../../src/kernel/publication/forgetLostDrafts.js'
import { publishDue } from '../../../src/kernel/publication/plannedDraftsRound.js'
import { Draft } from '../../../src/kernel/records/Draft.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type Answered, type ContentShop, startContentShop } from '../records/contentShop.js'
import { at, hour, publicTips } from './plannedTips.js'

interface Shown {
  record: number
  version: number
  isNew: boolean
  title: string
  changes: string[]
  overtaken: string[]
  publishAt: string | null
  failure: string | null
  values: Record<string, Record<string, unknown> | null>
}

const fields = 'record version isNew title changes overtaken publishAt failure'

describe.each(bothDatabases)('drafts, on $name', ({ create }) => {
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

  const save = (input: object, record: number | null = null, version: number | null = null, more = '') =>
    shop.ask<Shown>(
      `mutation ($input: DraftInput!, $record: Int, $version: Int) {
        saveDraft(input: $input, record: $record, version: $version) { ${fields} ${more} } }`,
      { input, record, version },
    )
  const kept = async (...given: Parameters<typeof save>): Promise<Shown> => {
    const { data, code, errors } = await save(...given)
    if (!data) throw new Error(`${code} ${JSON.stringify(errors)}`)
    return data
  }
  const draftOf = (entity: string, record: number, more = '') =>
    shop.ask<Shown>(`{ draft(entity: ${entity}, record: ${record}) { ${fields} ${more} } }`)
  const call = (operation: string): Promise<Answered<number>> => shop.ask(`mutation { ${operation} }`)
  const publish = (entity: string, record: number) => call(`publish(entity: ${entity}, record: ${record})`)
  const plan = (entity: string, record: number, when: string | null) =>
    call(`plan(entity: ${entity}, record: ${record}, publishAt: ${JSON.stringify(when)}) { version }`)
  const tipsShown = () => publicTips(shop)
  const historyOf = async (entity: string, record: number) =>
    (await shop.read<{ total: number }>(`{ recordHistory(entity: ${entity}, id: ${record}) { total } }`)).total
  const publicTip = (url: string) => shop.ask<object>(`{ publicTipByUrl(url: "${url}") { title intro } }`)
  const makeDue = (record: number) =>
    shop.services.database.write((manager) =>
      manager.query('UPDATE draft SET publish_at = ? WHERE record = ?', [at(-1), record]),
    )
  const round = () => publishDue(ownContext(shop.services), async () => undefined)

  it('[L2] a draft beside a live record changes nothing that visitors read, until it is published', async () => {
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Opruimen', intro: 'Zo was het.' })
    const before = await publicTip('opruimen')
    const draft = await kept({ tip: { title: 'Opruimen', intro: 'Zo wordt het.' } }, id)
    expect(draft).toMatchObject({ record: id, version: 1, isNew: false, title: 'Opruimen', changes: ['intro'] })
    expect(await publicTip('opruimen')).toEqual(before)
    expect(await historyOf('tip', id)).toBe(1)
    expect((await publish('tip', id)).data).toBe(2)
    expect((await publicTip('opruimen')).data).toEqual({ title: 'Opruimen', intro: 'Zo wordt het.' })
    expect((await draftOf('tip', id)).data).toBeNull()
    expect(await historyOf('tip', id)).toBe(2)
  })

  it('[L2] a new one lacks whatever it lacks, is judged when it is published, and stays when it is refused', async () => {
    const { record } = await kept({ product: { language: 'nl', brand: 'Zonder titel' } })
    const { data } = await draftOf('product', record, 'values { product { title price brand stock } }')
    expect(data?.values.product).toEqual({ title: null, price: null, brand: 'Zonder titel', stock: 0 })
    const refused = await publish('product', record)
    expect([refused.code, Object.keys(refused.errors ?? {}).sort()]).toEqual(['VALIDATION', ['price', 'title']])
    expect((await draftOf('product', record)).data).toMatchObject({ version: 1, isNew: true })
    await kept({ product: { title: 'Toetsenbord', price: 39.5 } }, record)
    expect((await publish('product', record)).data).toBe(1)
    expect(await shop.read(`{ product(id: ${record}) { title brand price state } }`)).toEqual({
      title: 'Toetsenbord',
      brand: 'Zonder titel',
      price: 39.5,
      state: 'visible',
    })
  })

  it('[L2] the id of a new one is taken by no other record', async () => {
    const { record } = await kept({ tip: { language: 'nl', title: 'Nog niet' } })
    expect((await shop.refused('Tip', { language: 'nl', title: 'Anders', id: record })).code).toBe('CONFLICT')
    const reserved = await shop.read<number>('{ nextTipId }')
    expect(reserved).toBeGreaterThan(record)
    expect((await kept({ tip: { language: 'nl', title: 'Met nummer', id: reserved } })).record).toBe(reserved)
    expect((await save({ tip: { language: 'nl', title: 'Nooit', id: 99_999 } })).code).toBe('VALIDATION')
    expect(await tipsShown()).not.toContain('Nog niet')
  })

  it('[L2] a draft that says nothing else than its record is none', async () => {
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Gelijk' })
    await kept({ tip: { title: 'Anders' } }, id)
    expect(await save({ tip: { title: 'Gelijk' } }, id)).toMatchObject({ data: null })
    expect((await draftOf('tip', id)).data).toBeNull()
    expect((await publish('tip', id)).code).toBe('NOT_FOUND')
  })

  it('[L2] fields that were changed in the record since are named, and the draft wins its own alone', async () => {
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Samen', intro: 'Een', subtitle: 'Eerst' })
    await kept({ tip: { intro: 'Concept' } }, id)
    await shop.update('Tip', id, { intro: 'Rechtstreeks', subtitle: 'Daarna' })
    expect((await draftOf('tip', id)).data).toMatchObject({ changes: ['intro'], overtaken: ['intro'] })
    await publish('tip', id)
    expect(await shop.read(`{ tip(id: ${id}) { intro subtitle } }`)).toEqual({ intro: 'Concept', subtitle: 'Daarna' })
  })

  it('[L2] a fact of both languages has one value in their drafts: the last that was kept', async () => {
    const dutch = await shop.create('Product', { language: 'nl', title: 'Muis', price: 10 })
    const english = await shop.create('Product', { language: 'en', title: 'Mouse', translationOf: dutch.id })
    await kept({ product: { price: 12, title: 'Muis Pro' } }, dutch.id)
    const shown = await kept(
      { product: { title: 'Mouse Pro' } },
      english.id,
      null,
      'values { product { price title } }',
    )
    expect(shown.values.product).toEqual({ price: 12, title: 'Mouse Pro' })
    await kept({ product: { price: 14 } }, english.id)
    const { data } = await draftOf('product', dutch.id, 'values { product { price } }')
    expect([data?.changes, data?.values.product]).toEqual([['title'], { price: 14 }])
    await publish('product', english.id)
    expect(await shop.read(`{ product(id: ${dutch.id}) { price title } }`)).toEqual({ price: 14, title: 'Muis' })
  })

  it('[L7] two who save the same draft: the second is told, also when both begin it', async () => {
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Met twee' })
    const both = await Promise.all([1, 2].map((number) => save({ tip: { intro: `Van ${number}` } }, id, 0)))
    expect(both.map(({ code }) => code ?? 'kept').sort()).toEqual(['CONFLICT', 'kept'])
    const { version } = await kept({ tip: { intro: 'Verder' } }, id, 1)
    expect(version).toBe(2)
    expect((await save({ tip: { intro: 'Te laat' } }, id, 1)).code).toBe('CONFLICT')
    expect((await call(`discardDraft(entity: tip, record: ${id}, version: 1)`)).code).toBe('CONFLICT')
    expect((await call(`discardDraft(entity: tip, record: ${id}, version: 2)`)).data).toBe(true)
  })

  it('[L2] it is published once, whoever presses at the same moment', async () => {
    const { record } = await kept({ tip: { language: 'nl', title: 'Eenmaal' } })
    const codes = (await Promise.all([publish('tip', record), publish('tip', record)])).map(
      ({ code }) => code ?? 'done',
    )
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect((await tipsShown()).filter((title) => title === 'Eenmaal')).toHaveLength(1)
  })

  it('[L4] one with a moment publishes itself at it, once, in the name of its editor', async () => {
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Morgen', intro: 'Vandaag' })
    await kept({ tip: { intro: 'Morgen' } }, id)
    expect((await plan('tip', id, at(-hour))).errors).toHaveProperty('publishAt')
    expect((await plan('tip', id, at(hour))).code).toBeUndefined()
    expect(await round()).toBe(0)
    const coming = await shop.read<object[]>('{ upcomingMoments { kind title record } }')
    expect(coming).toContainEqual({ kind: 'publish', title: 'Morgen', record: id })
    await makeDue(id)
    const counts = await Promise.all([round(), round()])
    expect((counts[0] ?? 0) + (counts[1] ?? 0)).toBe(1)
    expect((await publicTip('morgen')).data).toMatchObject({ intro: 'Morgen' })
    const { items } = await shop.read<{ items: { userName: string | null }[] }>(
      `{ recordHistory(entity: tip, id: ${id}) { items { userName } } }`,
    )
    expect(new Set(items.map(({ userName }) => userName)).size).toBe(1)
  })

  it('[L4] the draft of a translation publishes itself at the same moment where both are planned', async () => {
    const dutch = await shop.create('Tip', { language: 'nl', title: 'Beide' })
    const english = await shop.create('Tip', { language: 'en', title: 'Both', translationOf: dutch.id })
    await kept({ tip: { intro: 'Nieuw' } }, dutch.id)
    await kept({ tip: { intro: 'New' } }, english.id)
    await call(
      `plan(entity: tip, record: ${dutch.id}, publishAt: ${JSON.stringify(at(hour))}, bothLanguages: true) { version }`,
    )
    for (const { id } of [dutch, english]) await makeDue(id)
    await round()
    expect(await shop.read(`{ tip(id: ${english.id}) { intro } }`)).toEqual({ intro: 'New' })
  })

  it('[L4] what would be refused is refused when it is planned; what fails at its moment stays and says why', async () => {
    const { record } = await kept({ tip: { language: 'nl', intro: 'Zonder titel' } })
    expect(Object.keys((await plan('tip', record, at(hour))).errors ?? {})).toEqual(['title'])
    await kept({ tip: { title: 'Dubbel' } }, record)
    expect((await plan('tip', record, at(hour))).code).toBeUndefined()
    await shop.create('Tip', { language: 'nl', title: 'Dubbel' })
    await makeDue(record)
    expect(await round()).toBe(0)
    expect((await draftOf('tip', record)).data?.failure).toMatch(/titel/i)
    const failed = await shop.read<{ total: number; items: Shown[] }>(
      '{ drafts(failed: true) { total items { record } } }',
    )
    expect(failed).toMatchObject({ total: 1, items: [{ record }] })
    await kept({ tip: { title: 'Enkel' } }, record)
    expect((await draftOf('tip', record)).data?.failure).toBeNull()
    expect(await round()).toBe(1)
    expect(await tipsShown()).toContain('Enkel')
  })

  it('[L2] [L4] what is kept and planned at once is both or neither, in both languages', async () => {
    const dutch = await shop.create('Tip', { language: 'nl', title: 'Samen gepland' })
    const english = await shop.create('Tip', { language: 'en', title: 'Planned', translationOf: dutch.id })
    await kept({ tip: { intro: 'New' } }, english.id)
    const saveAndPlan = (input: object, record: number) =>
      shop.ask<Shown>(
        `mutation ($input: DraftInput!, $record: Int, $publishAt: Instant) {
          saveDraft(input: $input, record: $record, publishAt: $publishAt, bothLanguages: true) { ${fields} } }`,
        { input, record, publishAt: at(hour) },
      )
    const refused = await saveAndPlan({ tip: { title: '' } }, dutch.id)
    expect(Object.keys(refused.errors ?? {})).toEqual(['title'])
    expect((await draftOf('tip', dutch.id)).data).toBeNull()
    expect((await saveAndPlan({ tip: { intro: 'Nieuw' } }, dutch.id)).data?.publishAt).toEqual(expect.any(String))
    expect((await draftOf('tip', english.id)).data?.publishAt).toEqual(expect.any(String))
    expect((await saveAndPlan({ tip: { intro: null } }, dutch.id)).data).toBeNull()
  })

  it('[L7] a new one is found in the list of its kind, and what two windows keep of it is not lost unseen', async () => {
    const mine = await kept({ service: { language: 'nl', title: 'Nieuwe dienst', intro: null } }, null, 0)
    const other = await kept({ service: { language: 'nl', title: 'Andere' } }, null, 0)
    expect(other.record).not.toBe(mine.record)
    const list = (which: string) =>
      shop.read<{ items: Shown[] }>(`{ drafts(entity: ${which}, isNew: true) { items { record isNew } } }`)
    expect((await list('service')).items.map(({ record }) => record)).toEqual([other.record, mine.record])
    expect((await list('review')).items).toEqual([])
    const { version } = await kept({ service: { title: 'Verder' } }, mine.record, mine.version)
    expect((await save({ service: { title: 'Oud' } }, mine.record, mine.version)).code).toBe('CONFLICT')
    expect((await publish('service', mine.record)).data).toBe(1)
    // A window that still has it open begins no draft beside what was published from it.
    expect((await save({ service: { title: 'Te laat' } }, mine.record, version)).code).toBe('CONFLICT')
    expect(await historyOf('service', mine.record)).toBe(1)
  })

  it('[L7] what is kept again and again stands in no history, and two windows of one person do not quarrel silently', async () => {
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Vaak bewaard' })
    let { version } = await kept({ tip: { intro: 'Eerst' } }, id, 0)
    for (const intro of ['Een', 'Twee', 'Drie']) version = (await kept({ tip: { intro } }, id, version)).version
    expect([version, await historyOf('tip', id)]).toEqual([4, 1])
    // The second window of the same person has read no draft.
    expect((await save({ tip: { subtitle: 'Ander venster' } }, id, 0)).code).toBe('CONFLICT')
    expect((await draftOf('tip', id)).data).toMatchObject({ changes: ['intro'], version: 4 })
  })

  it('[L2] the draft of a deleted record is not found, and is back with it', async () => {
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Weg' })
    await kept({ tip: { intro: 'Bewaard' } }, id)
    await shop.remove('Tip', id)
    expect((await draftOf('tip', id)).data).toBeNull()
    expect((await publish('tip', id)).code).toBe('NOT_FOUND')
    await shop.read(`mutation { restoreRecord(entity: tip, id: ${id}) { restored } }`)
    await forgetLostDrafts(ownContext(shop.services))
    expect((await draftOf('tip', id)).data).toMatchObject({ changes: ['intro'] })
    const { record } = await kept({ tip: { language: 'nl', intro: 'Nog geen record' } })
    await shop.remove('Tip', id)
    await forgetLostDrafts(ownContext(shop.services))
    const stored = () => shop.services.database.reader.find(Draft, { select: { record: true } })
    expect((await stored()).map((draft) => draft.record)).toEqual(expect.arrayContaining([id, record]))
    await shop.read(`mutation { removeForGood(entity: tip, id: ${id}) { deleted } }`)
    await forgetLostDrafts(ownContext(shop.services))
    const left = (await stored()).map((draft) => draft.record)
    expect([left.includes(id), left.includes(record)]).toEqual([false, true])
  })

  it('[L2] blocks, lists and images are kept as the form has them', async () => {
    const { id } = await shop.create('Page', { language: 'nl', title: 'Bouwen', image: shop.image })
    const blocks = [{ faq: { title: 'Vragen', questions: [{ question: 'Hoe lang?', answer: '<p>Een dag</p>' }] } }]
    const saved = await save(
      { page: { blocks, image: null } },
      id,
      null,
      'values { page { image { url } blocks { __typename } } }',
    )
    expect(saved.data?.values.page).toMatchObject({ image: null, blocks: [{ __typename: 'FaqBlock' }] })
    await publish('page', id)
    const page = await shop.read<{ blocks: object[] }>(`{ page(id: ${id}) { blocks { __typename } } }`)
    expect(page.blocks).toEqual([{ __typename: 'FaqBlock' }])
  })
})
