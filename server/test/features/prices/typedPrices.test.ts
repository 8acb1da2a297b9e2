import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Unfollowed {
  entity: string
  id: number
  version: number
  title: string
  path: string
  from: number
  typed: string
  before: string
  after: string
  isGone: boolean
  isHidden: boolean
  label: { nl: string }
  ways: { name: string; title: string; value: { nl: string } }[]
}

describe.each(bothDatabases)('[C4] prices that are typed in texts, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>
  let screen: number
  let keyboard: number
  let page: number

  async function add(type: string, input: object): Promise<number> {
    const mutation = `mutation ($input: Create${type}Input!) { record: create${type}(input: $input) { id } }`
    const { data, errors } = await shop.graphql<{ record: { id: number } }>(mutation, { input }, headers)
    expect(errors).toBeUndefined()
    return required(data, 'data').record.id
  }

  async function unfollowed(): Promise<Unfollowed[]> {
    const { data, errors } = await shop.graphql<{ unfollowedPrices: { items: Unfollowed[]; total: number } }>(
      `{ unfollowedPrices { total items { entity id version title path from typed before after isGone isHidden label { nl }
        ways { name title value { nl } } } } }`,
      {},
      headers,
    )
    expect(errors).toBeUndefined()
    const { items, total } = required(data, 'data').unfollowedPrices
    expect(items).toHaveLength(total)
    return items
  }

  function follow({ entity, id, version, path, from, typed }: Unfollowed, name: string) {
    return shop.graphql<{ followPrice: number }>(
      `mutation ($typed: PlacedPriceInput!, $name: String!) { followPrice(entity: ${entity}, typed: $typed, name: $name) }`,
      { typed: { id, version, path, from, typed }, name },
      headers,
    )
  }

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    headers = await shop.login()
    screen = await add('Service', { language: 'nl', title: 'Scherm', price: 139, priceTo: 189 })
    keyboard = await add('Service', { language: 'nl', title: 'Toetsenbord', price: 89, priceTo: 89 })
    await add('Service', { language: 'nl', title: 'Accu', price: 89, priceTo: 129 })
    await add('Service', { language: 'en', title: 'Memory', price: 55, priceTo: 55 })
    page = await add('Page', {
      language: 'nl',
      title: 'Prijzen',
      intro: 'Een scherm kost vanaf € 139, een nieuw toetsenbord 89 euro en een vliegreis € 777.',
      blocks: [
        { text: { title: 'Btw', text: '<p>Zonder prijs.</p>' } },
        {
          faq: {
            questions: [
              { question: 'Wat kost een scherm?', answer: '<p>Het is <strong>€ 139,-</strong> &amp; meer.</p>' },
            ],
          },
        },
      ],
    })
    await add('Tip', { language: 'nl', title: 'Nederlands geheugen', intro: 'Geheugen: € 55.' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('are listed where a service of their language costs the same, with what could be followed', async () => {
    const items = await unfollowed()
    expect(items.map(({ entity, id, path, typed, before, after }) => [entity, id, path, typed, before, after])).toEqual(
      [
        [
          'page',
          page,
          'intro',
          'vanaf € 139',
          'Een scherm kost ',
          ', een nieuw toetsenbord 89 euro en een vliegreis € 777.',
        ],
        [
          'page',
          page,
          'intro',
          '89 euro',
          'Een scherm kost vanaf € 139, een nieuw toetsenbord ',
          ' en een vliegreis € 777.',
        ],
        ['page', page, 'blocks.1.faq.questions.0.answer', '€ 139,-', 'Het is ', ' & meer.'],
      ],
    )
    expect(items.map(({ ways }) => ways.map(({ title, name }) => [title, name.endsWith('.from')]))).toEqual([
      [['Scherm', true]],
      [
        ['Accu', false],
        ['Accu', true],
        ['Toetsenbord', false],
      ],
      [
        ['Scherm', false],
        ['Scherm', true],
      ],
    ])
    expect(items[0]?.label.nl).toBe('Inleiding')
  })

  it('follow when the owner says so, one at a time, as a change of the record with a version of its own', async () => {
    const [first, second] = await unfollowed()
    const typed = required(first, 'first')
    expect((await follow(typed, `price.service.${screen}.from`)).data).toEqual({ followPrice: typed.version + 1 })
    const stale = await follow(required(second, 'second'), `price.service.${keyboard}`)
    expect(stale.errors?.[0]?.extensions.code).toBe('CONFLICT')
    const left = await unfollowed()
    expect(left.map(({ typed: as }) => as)).toEqual(['89 euro', '€ 139,-'])
    for (const [index, name] of [`price.service.${keyboard}`, `price.service.${screen}`].entries()) {
      const next = required((await unfollowed())[0], `${index}`)
      expect((await follow(next, name)).errors).toBeUndefined()
    }
    expect(await unfollowed()).toEqual([])
    const { data } = await shop.graphql<{ publicPage: { intro: string; blocks: object[] } }>(
      `{ publicPage(language: nl, fullUrl: "prijzen") { intro blocks { ... on FaqBlock { questions { answer } } } } }`,
    )
    expect(data?.publicPage.intro).toBe(
      'Een scherm kost vanaf €\u00a0139, een nieuw toetsenbord €\u00a089 en een vliegreis € 777.',
    )
    expect(data?.publicPage.blocks[1]).toEqual({
      questions: [{ answer: '<p>Het is <strong>€\u00a0139 tot €\u00a0189</strong> &amp; meer.</p>' }],
    })
  })

  it('are replaced by no other placeholder, and not where the text has changed', async () => {
    await add('Tip', { language: 'nl', title: 'Toetsen', intro: 'Nu € 89.' })
    const typed = required((await unfollowed())[0], 'typed')
    expect((await follow(typed, 'phone')).errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
    expect((await follow(typed, 'price.service.999999')).errors?.[0]?.extensions.errors).toHaveProperty('intro')
    expect((await follow({ ...typed, from: 0 }, `price.service.${keyboard}`)).errors?.[0]?.extensions.code).toBe(
      'CONFLICT',
    )
    expect(
      (await follow({ ...typed, path: 'nothing' }, `price.service.${keyboard}`)).errors?.[0]?.extensions.code,
    ).toBe('CONFLICT')
    expect((await follow(typed, `price.service.${keyboard}`)).errors).toBeUndefined()
  })

  it('stay as they are when the owner says so, until the text says another amount', async () => {
    const tip = await add('Tip', { language: 'nl', title: 'Vliegen', intro: 'Een vlucht kost € 89, retour € 89.' })
    const [typed, again] = await unfollowed()
    expect([typed?.id, again?.id]).toEqual([tip, tip])
    const { entity, id, version, path, from, typed: as } = required(typed, 'typed')
    const keep = () =>
      shop.graphql(
        `mutation ($typed: PlacedPriceInput!) { keepPrice(entity: ${entity}, typed: $typed) }`,
        { typed: { id, version, path, from, typed: as } },
        headers,
      )
    for (const { errors } of await Promise.all([keep(), keep()])) expect(errors).toBeUndefined()
    expect(await unfollowed()).toEqual([])
    await shop.graphql(
      'mutation ($id: Int!, $input: UpdateTipInput!) { updateTip(id: $id, input: $input) { id } }',
      { id: tip, input: { intro: 'Een vlucht kost € 89, retour 89 euro.' } },
      headers,
    )
    expect((await unfollowed()).map(({ typed: left }) => left)).toEqual(['89 euro'])
    await shop.graphql(`mutation { deleteTip(id: ${tip}) { deleted } }`, {}, headers)
  })

  it('[L3] whose service is hidden are listed, and visitors do not read their sentence until they see it', async () => {
    const show = (type: string, id: number, visible: boolean) =>
      shop.graphql(
        `mutation ($id: Int!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
        { id, input: { visible } },
        headers,
      )
    const counted = async () =>
      (await shop.graphql('{ unfollowedPrices(perPage: 1) { gone hidden total } }', {}, headers)).data?.unfollowedPrices
    const intro = async () =>
      (
        await shop.graphql<{ publicPage: { intro: string } }>(
          '{ publicPage(language: nl, fullUrl: "prijzen") { intro } }',
        )
      ).data?.publicPage.intro
    expect(await intro()).toContain('toetsenbord')
    await show('Service', keyboard, false)
    expect(
      (await unfollowed()).map(({ isGone, isHidden, typed, ways }) => [isGone, isHidden, typed, ways[0]?.title]),
    ).toEqual([
      [false, true, `{{price.service.${keyboard}}}`, 'Toetsenbord'],
      [false, true, `{{price.service.${keyboard}}}`, 'Toetsenbord'],
    ])
    expect(await counted()).toEqual({ gone: 0, hidden: 2, total: 2 })
    expect((await intro()) ?? '').not.toMatch(/toetsenbord|undefined|€ *(?:[,.]|$)/)
    const named = `{ textPricesNamed(names: ["price.service.${keyboard}", "price.service.${screen}"]) { isHidden } }`
    const { data } = await shop.graphql(named, {}, headers)
    expect(data?.textPricesNamed).toEqual([{ isHidden: true }, { isHidden: false }])
    // A page that visitors do not see says nothing that they miss.
    await show('Page', page, false)
    expect(await counted()).toEqual({ gone: 0, hidden: 1, total: 1 })
    expect((await unfollowed()).map(({ entity }) => entity)).not.toContain('page')
    await show('Page', page, true)
    await show('Service', keyboard, true)
    expect(await counted()).toEqual({ gone: 0, hidden: 0, total: 0 })
    expect(await intro()).toContain('toetsenbord')
  })

  it('[L12] are told apart from those of the translation, which stays to be seen', async () => {
    const mouse = await add('Service', { language: 'nl', title: 'Muis', price: 12, priceTo: 12 })
    const english = await add('Service', {
      language: 'en',
      title: 'Mouse',
      price: 12,
      priceTo: 12,
      translationOf: mouse,
    })
    const tip = await add('Tip', { language: 'en', title: 'Mice', intro: `A mouse is {{price.service.${english}}}.` })
    const users = async (withTranslation: boolean) => {
      const query = `{ usesOf(entity: service, id: ${mouse}, withTranslation: ${withTranslation}) { id inText } }`
      return (await shop.graphql(query, {}, headers)).data?.usesOf
    }
    expect(await users(true)).toEqual([{ id: tip, inText: true }])
    expect(await users(false)).toEqual([])
    await shop.graphql(`mutation { deleteTip(id: ${tip}) { deleted } }`, {}, headers)
  })

  it('that were deleted with their service stand first in the list', async () => {
    expect(
      (await shop.graphql(`mutation { deleteService(id: ${keyboard}) { deleted } }`, {}, headers)).errors,
    ).toBeUndefined()
    const { data } = await shop.graphql('{ unfollowedPrices(perPage: 1) { gone total } }', {}, headers)
    expect(data?.unfollowedPrices).toEqual({ gone: 2, total: 2 })
    const items = await unfollowed()
    expect(items.map(({ isGone, typed, ways }) => [isGone, typed, ways.length])).toEqual([
      [true, `{{price.service.${keyboard}}}`, 0],
      [true, `{{price.service.${keyboard}}}`, 0],
    ])
  })
})
