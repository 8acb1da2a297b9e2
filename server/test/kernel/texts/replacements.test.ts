import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Match {
  entity: string
  id: number
  version: number
  path: string
  from: number
  typed: string
  before: string
  found: string
  after: string
  title: string
  isDivided: boolean
}

interface Matches {
  items: Match[]
  total: number
  records: number
  drafts: number
}

interface Replacement {
  id: number
  places: number
  records: number
}

const placeOf = ({ entity, id, version, path, from, typed }: Match) => ({ entity, id, version, path, from, typed })

describe.each(bothDatabases)('[L11] replacing in all texts, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>
  let page: number
  let service: number

  async function add(type: string, input: object): Promise<number> {
    const mutation = `mutation ($input: Create${type}Input!) { record: create${type}(input: $input) { id } }`
    const { data, errors } = await shop.graphql<{ record: { id: number } }>(mutation, { input }, headers)
    expect(errors).toBeUndefined()
    return required(data, 'data').record.id
  }

  async function change(type: string, id: number, input: object): Promise<void> {
    const mutation = `mutation ($id: Int!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`
    expect((await shop.graphql(mutation, { id, input }, headers)).errors).toBeUndefined()
  }

  async function read<Data>(query: string): Promise<Data> {
    const { data, errors } = await shop.graphql<Data>(query, {}, headers)
    expect(errors).toBeUndefined()
    return required(data, 'data')
  }

  async function matches(sought: string, besides = ''): Promise<Matches> {
    const { textMatches } = await read<{ textMatches: Matches }>(
      `{ textMatches(sought: ${JSON.stringify(sought)}${besides}) { total records drafts
        items { entity id version path from typed before found after title isDivided } } }`,
    )
    return textMatches
  }

  function replace(places: readonly object[], replacement: string, sought = 'iets') {
    return shop.graphql<{ replaceText: Replacement }>(
      `mutation ($places: [TextPlaceInput!]!, $sought: String!, $replacement: String!) {
        replaceText(places: $places, sought: $sought, replacement: $replacement) { id places records } }`,
      { places, sought, replacement },
      headers,
    )
  }

  async function replaced(places: readonly Match[], replacement: string, sought?: string): Promise<Replacement> {
    const { data, errors } = await replace(places.map(placeOf), replacement, sought)
    expect(errors).toBeUndefined()
    return required(data, 'data').replaceText
  }

  const undo = (id: number) =>
    shop.graphql<{
      undoReplacement: { records: number; left: { entity: string; id: number; reason: string | null }[] }
    }>(`mutation { undoReplacement(id: ${id}) { records left { entity id title reason } } }`, {}, headers)

  const introOf = async (id: number) =>
    (await read<{ service: { intro: string | null } }>(`{ service(id: ${id}) { intro } }`)).service.intro

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    headers = await shop.login()
    page = await add('Page', {
      language: 'nl',
      title: 'Onze Werkplaats',
      intro: 'In de werkplaats staat {{shop.name}}. De werkplaats is open.',
      blocks: [
        {
          text: {
            title: 'Werkplaatsen',
            text: '<p>Een <a href="/werkplaats">werkplaats</a> &amp; werk<b>plaats</b></p>',
          },
        },
        { faq: { questions: [{ question: 'Waar is de werkplaats?', answer: '<p>Hier.</p>' }] } },
      ],
    })
    service = await add('Service', { language: 'nl', title: 'Reinigen', intro: 'In onze werkplaats.', price: 10 })
    await add('Review', { language: 'nl', name: 'Jan', text: 'Mooie werkplaats!', stars: 5 })
  })
  afterAll(async () => {
    await shop?.close()
    await database?.drop()
  })

  it('shows every place with its sentence, and none in addresses, placeholders or reviews', async () => {
    const { items, total, records } = await matches('werkplaats')
    expect({ total, records }).toEqual({ total: 8, records: 2 })
    expect(items.map(({ path, found }) => `${path} ${found}`)).toEqual([
      'title Werkplaats',
      'intro werkplaats',
      'intro werkplaats',
      'blocks.0.text.title Werkplaats',
      'blocks.0.text.text werkplaats',
      'blocks.0.text.text werkplaats',
      'blocks.1.faq.questions.0.question werkplaats',
      'intro werkplaats',
    ])
    expect(items.filter(({ isDivided }) => isDivided)).toHaveLength(1)
    expect(items[2]).toMatchObject({ title: 'Onze Werkplaats', before: 'De ', after: ' is open.' })
    expect((await matches('werkplaats', ', matchCase: true')).total).toBe(6)
    expect((await matches('werkplaats', ', wholeWord: true')).total).toBe(7)
    expect((await matches('shop.name')).total).toBe(0)
    expect((await matches('   ')).total).toBe(0)
  })

  it('replaces what was chosen at once, shows it in the history, and takes it back at once', async () => {
    const before = await read<{ page: object }>(
      `{ page(id: ${page}) { intro blocks { ... on TextBlock { title text } } } }`,
    )
    const { items } = await matches('werkplaats')
    const chosen = items.filter(({ isDivided }) => !isDivided)
    const batch = await replaced(chosen, 'zaal < 5 & meer', 'werkplaats')
    expect(batch).toMatchObject({ places: 7, records: 2 })
    const after = await read<{ page: { intro: string; blocks: { title?: string; text?: string }[] } }>(
      `{ page(id: ${page}) { intro blocks { ... on TextBlock { title text } } } }`,
    )
    expect(after.page.intro).toBe('In de zaal < 5 & meer staat {{shop.name}}. De zaal < 5 & meer is open.')
    expect(after.page.blocks[0]).toEqual({
      title: 'zaal < 5 & meeren',
      text: '<p>Een <a href="/werkplaats">zaal &lt; 5 &amp; meer</a> &amp; werk<strong>plaats</strong></p>',
    })
    const { recordHistory } = await read<{ recordHistory: { items: { replacement: { id: number } | null }[] } }>(
      `{ recordHistory(entity: page, id: ${page}) { items { replacement { id } } } }`,
    )
    expect(recordHistory.items.map((each) => each.replacement?.id ?? null)).toEqual([batch.id, null])

    const { data } = await undo(batch.id)
    expect(data?.undoReplacement).toEqual({ records: 2, left: [] })
    expect(await read(`{ page(id: ${page}) { intro blocks { ... on TextBlock { title text } } } }`)).toEqual(before)
    expect(await introOf(service)).toBe('In onze werkplaats.')
    expect((await undo(batch.id)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await undo(9999)).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  it('takes back what still reads so, and names what was changed since', async () => {
    const { items } = await matches('werkplaats', ', matchCase: true')
    const chosen = items.filter(({ path }) => path === 'intro' || path.includes('question'))
    const batch = await replaced(chosen, 'loods')
    await change('Page', page, { intro: 'Iets heel anders.' })
    const { data } = await undo(batch.id)
    expect(data?.undoReplacement).toMatchObject({
      records: 2,
      left: [{ entity: 'page', id: page, reason: null }],
    })
    expect(await introOf(service)).toBe('In onze werkplaats.')
    const { page: now } = await read<{ page: { intro: string } }>(`{ page(id: ${page}) { intro } }`)
    expect(now.intro).toBe('Iets heel anders.')
    expect((await matches('Waar is de werkplaats')).total).toBe(1)
    const { textReplacements } = await read<{ textReplacements: { id: number; undoneAt: string | null }[] }>(
      '{ textReplacements { id sought replacement userName at undoneAt } }',
    )
    expect(textReplacements[0]).toMatchObject({ id: batch.id, undoneAt: expect.any(String) })
  })

  it('replaces nothing where a record was changed meanwhile, and names it', async () => {
    const { items } = await matches('werkplaats', ', matchCase: true')
    await change('Service', service, { intro: 'In onze werkplaats dus.' })
    const { errors } = await replace(items.filter(({ isDivided }) => !isDivided).map(placeOf), 'loods')
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('‘Reinigen’'),
      extensions: { code: 'CONFLICT' },
    })
    expect((await matches('loods')).total).toBe(0)
  })

  it('names by record what is refused, and replaces nothing', async () => {
    const long = await add('Service', { language: 'nl', title: 'Lang', intro: 'vogel'.repeat(100), price: 10 })
    const other = await add('Service', { language: 'nl', title: 'Kort', intro: 'Een vogel.', price: 10 })
    const { items } = await matches('vogel')
    const { errors } = await replace(items.map(placeOf), 'zeearend en meer')
    expect(Object.keys(errors?.[0]?.extensions.errors ?? {})).toEqual([`service.${long}`])
    expect(errors?.[0]?.extensions.errors?.[`service.${long}`]?.[0]).toContain('‘Lang’: ')
    expect(await introOf(other)).toBe('Een vogel.')
    const { items: named } = await matches('Een vogel')
    const refused = await replace(named.map(placeOf), '{{shop.nothing}}')
    expect(Object.keys(refused.errors?.[0]?.extensions.errors ?? {})).toEqual([`service.${other}`])
  })

  it('refuses places that are none: in tags, in placeholders, over one another, or too many', async () => {
    const tip = await add('Page', {
      language: 'nl',
      title: 'Mees',
      intro: 'Bel {{shop.phone}} mees',
      blocks: [{ text: { title: 'T', text: '<p><a href="/mees">mees</a></p>' } }],
    })
    const { items } = await matches('mees')
    const [, , last] = items
    const place = placeOf(required(last, 'match'))
    const codes = async (...places: object[]) => (await replace(places, 'x')).errors?.[0]?.extensions.code
    const intro = { ...place, path: 'intro' }
    expect(await codes({ ...place, from: 13, typed: 'mees' })).toBe('BAD_REQUEST')
    expect(await codes({ ...intro, from: 11, typed: 'phone' })).toBe('BAD_REQUEST')
    expect(await codes(place, place)).toBe('BAD_REQUEST')
    expect(await codes({ ...place, path: 'url' })).toBe('BAD_REQUEST')
    expect(await codes()).toBe('BAD_REQUEST')
    expect(await codes({ ...place, typed: '' })).toBe('BAD_REQUEST')
    expect((await matches('mees')).items).toHaveLength(3)
    expect(tip).toBeGreaterThan(0)
  })

  it('leaves drafts as they are and says how many have it', async () => {
    const { errors } = await shop.graphql(
      `mutation { saveDraft(record: ${page}, input: { page: { intro: "Een nachtegaal in een draft." } }) { version } }`,
      {},
      headers,
    )
    expect(errors).toBeUndefined()
    expect(await matches('nachtegaal')).toMatchObject({ total: 0, drafts: 1 })
    expect((await matches('nachtegalen')).drafts).toBe(0)
  })

  it('takes a text out, which comes back too', async () => {
    const { items } = await matches('In onze werkplaats dus.')
    const batch = await replaced(items, '')
    expect(await introOf(service)).toBeNull()
    expect((await undo(batch.id)).data?.undoReplacement).toEqual({ records: 1, left: [] })
    expect(await introOf(service)).toBe('In onze werkplaats dus.')
  })

  it('is refused to everyone else', async () => {
    for (const as of [{}, await shop.login('cms-status-user')]) {
      const { errors } = await shop.graphql('{ textMatches(sought: "werkplaats") { total } }', {}, as)
      expect(['UNAUTHENTICATED', 'FORBIDDEN']).toContain(errors?.[0]?.extensions.code)
    }
  })
})
