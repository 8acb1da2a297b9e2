import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { restClient } from '../../delivery/rest/restClient.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'
import { addTip, at, hour } from './plannedTips.js'

interface Moment {
  entity: string
  record: number
  version: number
  title: string
  language: string
  kind: string
  at: string
}

interface OpenApi {
  components: { schemas: Record<string, { properties: object }> }
}

describe.each(bothDatabases)('planning what visitors see, on $name', ({ create }) => {
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

  const tip = (title: string, input?: object) => addTip(shop, title, input)
  const plan = (given: object) =>
    shop.ask<{ id: number; version: number; state: string }[]>(
      `mutation ($entity: ManagedEntityName!, $id: Int!, $version: Int!, $visible: Boolean = true, $from: Instant, $until: Instant, $both: Boolean = false) {
        planPublication(entity: $entity, id: $id, version: $version, visible: $visible, visibleFrom: $from, visibleUntil: $until, bothLanguages: $both) { id version state }
      }`,
      { entity: 'tip', ...given },
    )
  const upcoming = (rest = '') =>
    shop.read<Moment[]>(`{ upcomingMoments${rest} { entity record version title language kind at } }`)

  it('[L1] a record and its translation are planned at once, for the same moments', async () => {
    const dutch = await tip('Samen gepland')
    const english = await shop.create<{ id: number }>('Tip', {
      language: 'en',
      title: 'Planned together',
      translationOf: dutch.id,
    })
    const [from, until] = [at(hour), at(2 * hour)]
    const planned = await plan({ ...dutch, from, until, both: true })
    expect(planned.data).toEqual([
      { id: dutch.id, version: dutch.version + 1, state: 'planned' },
      { id: english.id, version: expect.any(Number), state: 'planned' },
    ])
    const read = await shop.read(`{ tip(id: ${english.id}) { visible visibleFrom visibleUntil } }`)
    expect(read).toEqual({ visible: true, visibleFrom: from, visibleUntil: until })
  })

  it('[L1] without its translation, that one stays as it is', async () => {
    const dutch = await tip('Alleen gepland')
    const english = await shop.create<{ id: number }>('Tip', {
      language: 'en',
      title: 'Not planned',
      translationOf: dutch.id,
    })
    expect((await plan({ ...dutch, from: at(hour) })).data).toHaveLength(1)
    expect(await shop.read(`{ tip(id: ${english.id}) { state } }`)).toEqual({ state: 'visible' })
  })

  it('[L1] an end before its beginning, an older version and what has no moments are refused, and nothing changes', async () => {
    const record = await tip('Geweigerd')
    const backwards = await plan({ ...record, from: at(2 * hour), until: at(hour) })
    expect([backwards.code, Object.keys(backwards.errors ?? {})]).toEqual(['VALIDATION', ['visibleUntil']])
    expect((await plan({ ...record, version: record.version + 5, from: at(hour) })).code).toBe('CONFLICT')
    expect((await plan({ ...record, id: 999_999 })).code).toBe('NOT_FOUND')
    expect((await plan({ ...record, entity: 'customer' })).code).toBe('BAD_REQUEST')
    expect(await shop.read(`{ tip(id: ${record.id}) { state version } }`)).toEqual({
      state: 'visible',
      version: record.version,
    })
  })

  it('[L4] what comes up is told in order, of all kinds, and within a time', async () => {
    const day = 24 * hour
    const [first, second, third] = [at(100 * day), at(101 * day), at(102 * day)]
    const news = { language: 'nl', title: 'Nieuws dat komt', overviewImage: shop.image, visibleFrom: second }
    const dated = await tip('Komt en gaat', { visibleFrom: first, visibleUntil: third })
    const item = await shop.create<{ id: number }>('NewsItem', news)
    await tip('Concept', { visible: false, visibleFrom: first })
    const span = (from: string, to: string) => `(from: "${from}", to: "${to}")`
    const told = (await upcoming(span(first, at(103 * day)))).map(({ entity, record, kind, at: when }) => ({
      ...{ entity, record, kind, at: when },
    }))
    expect(told).toEqual([
      { entity: 'tip', record: dated.id, kind: 'show', at: first },
      { entity: 'newsItem', record: item.id, kind: 'show', at: second },
      { entity: 'tip', record: dated.id, kind: 'hide', at: third },
    ])
    expect(await upcoming(span(second, third))).toHaveLength(1)
    const soon = await upcoming('(count: 2)')
    expect(soon).toHaveLength(2)
    expect(soon.map((moment) => moment.at)).toEqual(soon.map((moment) => moment.at).toSorted())
    expect((await shop.ask('{ upcomingMoments(count: 0) { title } }')).code).toBe('BAD_REQUEST')
  })

  it('[L4] a planned show that is cancelled is a concept, and a planned hide that is cancelled stays visible', async () => {
    const shown = await tip('Toch niet', { visibleFrom: at(50 * hour) })
    expect((await plan({ ...shown, visible: false })).data).toMatchObject([{ state: 'concept' }])
    const hidden = await tip('Blijft', { visibleUntil: at(50 * hour) })
    expect((await plan({ id: hidden.id, version: hidden.version })).data).toMatchObject([{ state: 'visible' }])
    const titles = (await upcoming()).map(({ title }) => title)
    expect(titles).not.toContain('Toch niet')
    expect(titles).not.toContain('Blijft')
  })

  it('[L1] concepts are counted by kind', async () => {
    const counted = async () => {
      const counts = await shop.read<{ entity: string; count: number }[]>('{ conceptCounts { entity count } }')
      return Object.fromEntries(counts.map(({ entity, count }) => [entity, count]))
    }
    const before = await counted()
    await tip('Nog een concept', { visible: false })
    await shop.create('Page', { language: 'nl', title: 'Pagina in aanbouw', visible: false })
    expect(await counted()).toEqual({ ...before, tip: (before.tip ?? 0) + 1, page: (before.page ?? 0) + 1 })
  })

  it('[L1] REST tells staff the state and the moments, and an add and an edit that say nothing publish as before', async () => {
    const rest = restClient(shop, await shop.login())
    const added = await rest('POST', 'tips/add-tip', { language: 'nl', title: 'Van een oudere klant' })
    expect(added.body.data).toMatchObject({ state: 'visible', visible: true, visible_from: null, visible_until: null })
    const { id } = added.body.data as { id: number }
    const edited = await rest('PUT', `tip/edit/${id}`, { title: 'Gewijzigd door een oudere klant' })
    expect(edited.body.data).toMatchObject({ state: 'visible', title: 'Gewijzigd door een oudere klant' })
    const from = at(hour)
    const planned = await rest('PUT', `tip/edit/${id}`, { visible_from: from })
    expect(planned.body.data).toMatchObject({ state: 'planned', visible_from: from })
  })

  it('[L1] REST answers the state and the moments of each of the seven kinds', async () => {
    const answer = await fetch(`${shop.url}/api/openapi.json`, { headers: await shop.login() })
    const described = (await answer.json()) as OpenApi
    const kinds = ['Page', 'NewsItem', 'Tip', 'Product', 'Service', 'Review', 'Feature']
    for (const kind of kinds) {
      const { properties = {} } = described.components.schemas[kind] ?? {}
      expect([kind, Object.keys(properties)]).toEqual([
        kind,
        expect.arrayContaining(['state', 'visible', 'visible_from', 'visible_until']),
      ])
    }
  })
})
