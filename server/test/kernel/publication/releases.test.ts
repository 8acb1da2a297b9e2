import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mailFailedRelease } from '../../../src/features/failedDrafts/failedMail.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { publishDue } from '../../../src/kernel/publication/plannedDraftsRound.js'
import { publishDueReleases } from '../../../src/kernel/publication/releasesRound.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type Answered, type ContentShop, startContentShop } from '../records/contentShop.js'
import { at, hour, publicTips } from './plannedTips.js'

interface Shown {
  id: number
  name: string
  publishAt: string | null
  publishedAt: string | null
  publishedCount: number
  failure: string | null
  records: { entity: string; record: number; title: string; language: string | null; hasDraft: boolean }[]
}

const fields = 'id name publishAt publishedAt publishedCount failure records { entity record title language hasDraft }'

describe.each(bothDatabases)('releases, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    await shop.read('mutation { updateShop(input: { email: "info@example.com" }) { email } }')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const call = <Data = number>(operation: string): Promise<Answered<Data>> => shop.ask(`mutation { ${operation} }`)
  const made = async (name: string): Promise<number> => {
    const { data } = await call<Shown>(`saveRelease(name: ${JSON.stringify(name)}) { id }`)
    return (data as Shown).id
  }
  const draft = async (entity: string, values: object, record: number | null = null): Promise<number> => {
    const { data, errors } = await shop.ask<{ record: number }>(
      'mutation ($input: DraftInput!, $record: Int) { saveDraft(input: $input, record: $record) { record } }',
      { input: { [entity]: values }, record },
    )
    if (!data) throw new Error(JSON.stringify(errors))
    return data.record
  }
  const add = (id: number, entity: string, record: number) =>
    call<Shown>(`addToRelease(id: ${id}, entity: ${entity}, record: ${record}) { ${fields} }`)
  const publish = (id: number) => call(`publishRelease(id: ${id})`)
  const plan = (id: number, when: string | null) =>
    call<Shown>(`planRelease(id: ${id}, publishAt: ${JSON.stringify(when)}) { ${fields} }`)
  const release = async (id: number, isPublished = false) =>
    (await shop.read<Shown[]>(`{ releases(published: ${isPublished}) { ${fields} } }`)).find((each) => each.id === id)
  const stateOf = async (entity: string, id: number) =>
    (await shop.ask<{ state: string }>(`{ ${entity}(id: ${id}) { state } }`)).data?.state ?? null
  const tipsShown = () => publicTips(shop)
  const makeDue = (id: number) =>
    shop.services.database.write((manager) =>
      manager.query('UPDATE shop_release SET publish_at = ? WHERE id = ?', [at(-1), id]),
    )
  const round = () =>
    publishDueReleases(ownContext(shop.services), (manager, failed) =>
      mailFailedRelease(manager, failed, shop.services.settings),
    )
  const mails = () => shop.services.database.reader.findBy(OutgoingMail, { recipient: 'info@example.com' })
  const concept = (title: string, language = 'nl', more: object = {}) =>
    shop.create<{ id: number; version: number }>('Tip', { language, title, visible: false, ...more }, 'id version')

  it('[L5] drafts, new records and concepts are published together, in both languages', async () => {
    const live = await shop.create('Tip', { language: 'nl', title: 'Kerst oud' })
    await draft('tip', { title: 'Kerst nieuw' }, live.id)
    const hidden = await concept('Kerst verborgen')
    const english = await concept('Christmas hidden', 'en', { translationOf: hidden.id })
    const product = await draft('product', { language: 'nl', title: 'Kerstmuis', price: 10 })
    const translated = await draft('product', { language: 'en', title: 'Mouse of Christmas', translationOf: product })
    const id = await made('Kerst')
    await add(id, 'product', product)
    await add(id, 'tip', live.id)
    const { data } = await add(id, 'tip', hidden.id)
    expect(data?.records.map(({ title, language, hasDraft }) => [title, language, hasDraft])).toEqual([
      ['Kerstmuis', 'nl', true],
      ['Mouse of Christmas', 'en', true],
      ['Kerst nieuw', 'nl', true],
      ['Kerst verborgen', 'nl', false],
      ['Christmas hidden', 'en', false],
    ])
    expect(await tipsShown()).toEqual(['Kerst oud'])
    expect((await publish(id)).data).toBe(5)
    expect((await tipsShown()).sort()).toEqual(['Kerst nieuw', 'Kerst verborgen'])
    const states = [stateOf('tip', english.id), stateOf('product', product), stateOf('product', translated)]
    expect(await Promise.all(states)).toEqual(['visible', 'visible', 'visible'])
    expect(await release(id)).toBeUndefined()
    expect(await release(id, true)).toMatchObject({ publishedCount: 5, records: [] })
    expect((await publish(id)).code).toBe('CONFLICT')
  })

  it('[L5] one that is refused keeps all back, and every reason is told at once', async () => {
    const fine = await concept('Goede tip')
    const poor = await draft('product', { language: 'nl', brand: 'Merk' })
    const nameless = await draft('tip', { language: 'nl', intro: 'Zonder titel' })
    const id = await made('Half af')
    for (const [entity, record] of [
      ['tip', fine.id],
      ['product', poor],
      ['tip', nameless],
    ] as const) {
      await add(id, entity, record)
    }
    for (const refused of [await publish(id), await plan(id, at(hour))]) {
      expect(refused.code).toBe('VALIDATION')
      expect(Object.keys(refused.errors ?? {}).sort()).toEqual([`product.${poor}`, `tip.${nameless}`].sort())
      expect(refused.errors?.[`product.${poor}`]?.[0]).toMatch(/Price/)
    }
    expect(await stateOf('tip', fine.id)).toBe('concept')
    expect((await release(id))?.records).toHaveLength(3)
    expect(await release(id)).toMatchObject({ publishAt: null, publishedAt: null })
  })

  it('[L5] a child before its parent, a translation before its text and records that lead to each other succeed', async () => {
    const parent = await draft('page', { language: 'nl', title: 'Feestdagen' })
    const child = await draft('page', { language: 'nl', title: 'Openingstijden', belongsTo: parent })
    const english = await draft('page', { language: 'en', title: 'Holidays', translationOf: parent })
    const tip = await draft('tip', { language: 'nl', title: 'Doos' })
    const product = await draft('product', { language: 'nl', title: 'Deksel', price: 5, relatedTip: tip })
    await draft('tip', { relatedProduct: product }, tip)
    const id = await made('Omgekeerd')
    const members = { page: [child, english], product: [product], tip: [tip] }
    for (const [entity, records] of Object.entries(members)) {
      for (const record of records) await add(id, entity, record)
    }
    await add(id, 'page', parent)
    expect(await publish(id)).toMatchObject({ data: 5 })
    expect(await shop.read(`{ page(id: ${child}) { belongsTo { id } state } }`)).toEqual({
      belongsTo: { id: parent },
      state: 'visible',
    })
    expect(await shop.read(`{ tip(id: ${tip}) { relatedProduct { id } } }`)).toEqual({
      relatedProduct: { id: product },
    })
    expect(await shop.read(`{ product(id: ${product}) { relatedTip { id } } }`)).toEqual({ relatedTip: { id: tip } })
  })

  it('[L5] happens once at its moment on two instances, and not its drafts by themselves', async () => {
    const live = await shop.create('Tip', { language: 'nl', title: 'Nu nog' })
    await draft('tip', { title: 'Straks' }, live.id)
    await call(`plan(entity: tip, record: ${live.id}, publishAt: "${at(hour)}") { version }`)
    const hidden = await concept('Straks ook')
    const id = await made('Op tijd')
    await add(id, 'tip', live.id)
    await add(id, 'tip', hidden.id)
    const when = at(2 * hour)
    expect((await plan(id, when)).data).toMatchObject({ publishAt: when })
    const moments = await shop.read<object[]>('{ upcomingMoments { kind title release count at } }')
    expect(moments).toContainEqual({ kind: 'release', title: 'Op tijd', release: id, count: 2, at: when })
    expect(moments).not.toContainEqual(expect.objectContaining({ kind: 'publish', title: 'Straks' }))
    expect(await publishDue(ownContext(shop.services), async () => undefined)).toBe(0)
    expect(await round()).toBe(0)
    await makeDue(id)
    const counts = await Promise.all([round(), round()])
    expect(counts.reduce((one, other) => one + other)).toBe(1)
    expect(await tipsShown()).toEqual(expect.arrayContaining(['Straks', 'Straks ook']))
    expect(await round()).toBe(0)
  })

  it('[L4] [L5] one that cannot be published at its moment is mailed once and stays with its reason, until it is planned anew', async () => {
    const product = await draft('product', { language: 'nl', title: 'Kabel', price: 3 })
    const hidden = await concept('Bij de kabel')
    const id = await made('Mislukt')
    await add(id, 'product', product)
    await add(id, 'tip', hidden.id)
    await plan(id, at(hour))
    await shop.create('Product', { language: 'nl', title: 'Kabel', price: 4 })
    await makeDue(id)
    expect(await Promise.all([round(), round()])).toEqual([0, 0])
    expect(await round()).toBe(0)
    expect((await release(id))?.failure).toMatch(/Kabel/)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Niet gepubliceerd: Samen publiceren ‘Mislukt’')
    expect(mail?.text).toContain('Kabel')
    expect(mail?.text).toContain('/cougarXr7/wat-komt-eraan?weergave=samen')
    expect(await stateOf('tip', hidden.id)).toBe('concept')
    await draft('product', { title: 'Kabel van twee meter' }, product)
    expect((await plan(id, at(hour))).data?.failure).toBeNull()
    await makeDue(id)
    expect(await round()).toBe(1)
  })

  it('[L5] begins with a record, both its languages and a moment, or is not made at all', async () => {
    const start = (name: string, when: string | null, record: number) =>
      call<Shown>(
        `startRelease(name: ${JSON.stringify(name)}, publishAt: ${JSON.stringify(when)}, entity: tip, record: ${record}) { ${fields} }`,
      )
    const hidden = await concept('Begin')
    await concept('Beginning', 'en', { translationOf: hidden.id })
    const count = async () => (await shop.read<Shown[]>('{ releases { id } }')).length
    const before = await count()
    const faulty = await start(' ', at(-hour), hidden.id)
    expect(Object.keys(faulty.errors ?? {}).sort()).toEqual(['name', 'publishAt'])
    const nameless = await draft('tip', { language: 'nl', intro: 'Zonder kop' })
    expect(Object.keys((await start('Vast', at(hour), nameless)).errors ?? {})).toEqual([`tip.${nameless}`])
    expect(await count()).toBe(before)
    const when = at(hour)
    const { data } = await start('Begin samen', when, hidden.id)
    expect(data).toMatchObject({ name: 'Begin samen', publishAt: when })
    expect(data?.records.map(({ title }) => title)).toEqual(['Begin', 'Beginning'])
    const id = Number(data?.id)
    await call<Shown>(`saveRelease(id: ${id}, name: "Anders genoemd") { id }`)
    expect(await release(id)).toMatchObject({ name: 'Anders genoemd', publishAt: when })
  })

  it('[L5] what is published, planned or discarded alone, deleted or taken out leaves it; the rest stays a draft', async () => {
    const names = ['Alleen', 'Gepland', 'Weggegooid', 'Gewist', 'Eruit', 'Blijft']
    const tips = await Promise.all(names.map((title) => shop.create('Tip', { language: 'nl', title: `Los ${title}` })))
    const ids = tips.map((tip) => tip.id)
    const id = await made('Loslaten')
    for (const record of ids) {
      await draft('tip', { intro: 'Anders' }, record)
      await add(id, 'tip', record)
    }
    const hidden = await concept('Los concept')
    const candidates = () => shop.read<{ title: string }[]>('{ releaseCandidates { title } }')
    expect(await candidates()).toContainEqual({ title: 'Los concept' })
    await add(id, 'tip', hidden.id)
    expect(await candidates()).not.toContainEqual({ title: 'Los concept' })
    await call(`publish(entity: tip, record: ${ids[0]})`)
    await call(`plan(entity: tip, record: ${ids[1]}, publishAt: "${at(hour)}") { version }`)
    await call(`discardDraft(entity: tip, record: ${ids[2]})`)
    await shop.remove('Tip', Number(ids[3]))
    await call(`takeFromRelease(id: ${id}, entity: tip, record: ${ids[4]}) { id }`)
    await call(`planPublication(entity: tip, id: ${hidden.id}, version: ${hidden.version}, visible: true) { id }`)
    expect((await release(id))?.records.map(({ record }) => record)).toEqual([ids[5]])
    expect((await call<boolean>(`discardRelease(id: ${id})`)).data).toBe(true)
    expect((await shop.ask<object>(`{ draft(entity: tip, record: ${ids[5]}) { changes } }`)).data).not.toBeNull()
    expect(await release(id)).toBeUndefined()
  })

  it('[L5] what has nothing to publish, has no name or would be empty is refused, and an addition to a planned one judged', async () => {
    const { id: tip } = await shop.create('Tip', { language: 'nl', title: 'Zichtbaar al' })
    expect((await call('saveRelease(name: " ") { id }')).errors).toHaveProperty('name')
    const id = await made('Streng')
    expect((await add(id, 'tip', tip)).code).toBe('VALIDATION')
    expect((await add(id, 'tip', 99_999)).code).toBe('NOT_FOUND')
    expect((await publish(id)).code).toBe('VALIDATION')
    expect((await plan(id, at(-hour))).errors).toHaveProperty('publishAt')
    await add(id, 'tip', (await concept('Gepland in streng')).id)
    await plan(id, at(hour))
    const nameless = await draft('tip', { language: 'nl', intro: 'Geen titel' })
    expect((await add(id, 'tip', nameless)).code).toBe('VALIDATION')
    expect((await release(id))?.records).toHaveLength(1)
    expect((await publish(99_999)).code).toBe('NOT_FOUND')
  })
})
