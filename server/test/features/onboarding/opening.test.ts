import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Opening {
  isOpen: boolean
  missing: string[]
  examples: {
    entity: string
    id: number
    title: string
    language: string
    state: string
    isVisible: boolean
    marks: { kind: string; text: string }[]
  }[]
}

const query = `{ shopOpening { isOpen missing examples {
  entity id title language state isVisible marks { kind text }
} } }`
const judgement = `mutation ($examples: [ExampleInput!]!, $verdict: ExampleVerdict!) {
  judgeExamples(examples: $examples, verdict: $verdict)
}`

describe.each(bothDatabases)('[L8] what is read before a shop opens, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    await shop.read('mutation { closeShop }')
    expect(await shop.read('mutation { loadStartingContent }')).toBe(true)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const opening = () => shop.read<Opening>(query)
  const judge = (examples: Opening['examples'], verdict: string) =>
    shop.read<number>(judgement, { examples: examples.map(({ entity, id }) => ({ entity, id })), verdict })
  const visitorsRead = async () => {
    const read =
      '{ publicPages(language: nl) { title } publicServices(language: nl) { title } publicTips(language: nl) { total } }'
    return (
      await shop.graphql<{ publicPages: object[]; publicServices: object[]; publicTips: { total: number } }>(read)
    ).data
  }

  it('is a concept as it comes, which visitors would not see if the shop opened now', async () => {
    const { examples, isOpen } = await opening()
    expect(isOpen).toBe(false)
    expect(examples.length).toBeGreaterThan(40)
    expect(new Set(examples.map(({ state }) => state))).toEqual(new Set(['untouched']))
    const shown = examples.filter(({ isVisible }) => isVisible).map(({ entity }) => entity)
    expect(new Set(shown)).toEqual(new Set(['serviceGroup']))
    await shop.read('mutation { openShop }')
    expect(await visitorsRead()).toEqual({ publicPages: [], publicServices: [], publicTips: { total: 0 } })
    await shop.read('mutation { closeShop }')
  })

  it('says which prices, promises and places to fill in nobody has confirmed', async () => {
    const { examples } = await opening()
    const marked = (kind: string, language: string) =>
      examples
        .filter((example) => example.language === language)
        .flatMap(({ title, marks }) =>
          marks.filter((mark) => mark.kind === kind).map(({ text }) => `${title}: ${text}`),
        )
    expect(marked('price', 'nl')).toEqual(expect.arrayContaining([expect.stringMatching(/^Onderzoek: €\s35,00$/)]))
    expect(marked('placeholder', 'nl').join()).toContain('Vertel hier wie jullie zijn')
    expect(marked('placeholder', 'en').join()).toContain('Tell here who you are')
    expect(marked('promise', 'nl').join()).toMatch(/garantie/)
    expect(marked('promise', 'en').join()).toMatch(/warranty/)
    for (const { marks } of examples) expect(new Set(marks.map(({ text }) => text)).size).toBe(marks.length)
  })

  it('names the facts that are missing', async () => {
    expect((await opening()).missing).toEqual([])
    const empty = { phone: null, whatsapp: null, street: null, openingHours: [] }
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    await shop.read(update, { input: empty })
    expect((await opening()).missing).toEqual(['phone', 'address', 'opening_hours'])
  })

  it('is said to be right many at once, shown from then on, hidden and deleted', async () => {
    const { examples } = await opening()
    const services = examples.filter(({ entity }) => entity === 'service')
    const tips = examples.filter(({ entity }) => entity === 'tip')
    const pages = examples.filter(({ entity }) => entity === 'page')
    expect(await judge([...services, ...pages, ...tips], 'right')).toBe(services.length + pages.length + tips.length)
    expect(await judge(tips, 'hidden')).toBe(tips.length)
    expect(
      await judge(
        examples.filter(({ entity }) => entity === 'newsItem'),
        'deleted',
      ),
    ).toBe(2)
    const after = (await opening()).examples
    const of = (entity: string) => after.filter((example) => example.entity === entity)
    expect(of('newsItem')).toEqual([])
    for (const example of [...of('service'), ...of('page')])
      expect(example).toMatchObject({ state: 'read', isVisible: true, marks: [] })
    for (const example of of('tip')) expect(example).toMatchObject({ state: 'read', isVisible: false })
    const unread = await shop.read<object[]>('{ unreadExamples { id } }')
    expect(unread).toHaveLength(after.filter(({ state }) => state === 'untouched').length)

    expect((await visitorsRead())?.publicPages).toEqual([])
    await shop.read('mutation { openShop }')
    const read = await visitorsRead()
    expect(read?.publicPages).toHaveLength(pages.length / 2)
    expect(read?.publicServices).toHaveLength(services.length / 2)
    expect(read?.publicTips.total).toBe(0)
    const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text()
    expect(sitemap).toContain('/nl/reparatie')
    await shop.read('mutation { closeShop }')
  })

  it('is an example no more once it is saved, and judging what is gone changes nothing', async () => {
    const [feature] = (await opening()).examples.filter(({ entity }) => entity === 'feature')
    if (!feature) throw new Error('There is no selling point')
    await shop.update('Feature', feature.id, { title: 'Eigen woorden' })
    const changed = (await opening()).examples.find(({ entity, id }) => entity === 'feature' && id === feature.id)
    expect(changed).toMatchObject({ state: 'changed', marks: [] })
    const none = { ...feature, id: 4000 }
    expect(await judge([none], 'deleted')).toBe(0)
  })
})
