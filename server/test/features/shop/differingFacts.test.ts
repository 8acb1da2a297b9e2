import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { typedContactsIn } from '../../../src/features/shop/differing/typedContacts.js'
import { plainText } from '../../../src/kernel/search/PlainText.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

interface Fact {
  entity: string
  id: number
  version: number
  path: string
  from: number
  typed: string
  kind: string
  before: string
  after: string
  ways: { text: string; value: string }[]
}

describe('[L11] phone numbers and e-mail addresses in a text', () => {
  const found = (text: string, isHtml = false) => {
    const plain = plainText(text, isHtml)
    return typedContactsIn(plain, text, 'NL').map(({ start, end, key }) => [plain.text.slice(start, end), key])
  }

  it('are found however they are written', () => {
    expect(found('Bel 020-123 45 67, +31 (0)6 12345678 of mail Info@Winkel.nl.')).toEqual([
      ['020-123 45 67', '+31201234567'],
      ['+31 (0)6 12345678', '+31612345678'],
      ['Info@Winkel.nl', 'info@winkel.nl'],
    ])
    expect(found('<p>Bel <b>0201234567</b> &amp; mail a@b.nl</p>', true)).toHaveLength(2)
  })

  it('are no dates, amounts, accounts of banks or placeholders', () => {
    expect(found('Op 28-11-2026 van 10:00 tot 17:00 kost het € 1.250,00 in 2026.')).toEqual([])
    expect(found('Maak over naar NL91 ABNA 0417 1643 00, btw NL001234567B01.')).toEqual([])
    expect(found('Bel {{shop.phone}} of mail {{shop.email}}.')).toEqual([])
  })
})

describe.each(bothDatabases)('[L11] what is typed in texts and differs from the shop, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>
  let screen: number
  let page: number

  async function ask<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await shop.graphql<Data>(query, variables, headers)
    expect(errors).toBeUndefined()
    return required(data, 'data')
  }

  async function add(type: string, input: object): Promise<number> {
    const mutation = `mutation ($input: Create${type}Input!) { record: create${type}(input: $input) { id } }`
    return (await ask<{ record: { id: number } }>(mutation, { input })).record.id
  }

  async function facts(): Promise<Fact[]> {
    const { differingFacts } = await ask<{ differingFacts: { items: Fact[]; total: number } }>(
      '{ differingFacts { total items { entity id version path from typed kind before after ways { text value } } } }',
    )
    expect(differingFacts.items).toHaveLength(differingFacts.total)
    return differingFacts.items
  }

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    headers = await shop.login()
    await ask(
      'mutation { updateShop(input: { phone: "0413 123 456", whatsapp: null, email: "info@winkel.nl" }) { id } }',
    )
    screen = await add('Service', {
      language: 'nl',
      title: 'Scherm vervangen',
      price: 139,
      priceTo: 139,
      intro: 'Nu € 99.',
    })
    await add('Service', { language: 'nl', title: 'Accu', price: 89, priceTo: 89 })
    page = await add('Page', {
      language: 'nl',
      title: 'Contact',
      intro: 'Bel 0413-123456 of 0413 999 999. Mail INFO@winkel.nl of oud@winkel.nl.',
      blocks: [
        {
          text: {
            title: 'Prijs',
            text: '<p>Scherm vervangen kost <b>€ 129,-</b>. Een accu is € 89. Een reis € 777. Scherm vervangen {{price.service.1}}, voeding € 95.</p>',
          },
        },
      ],
    })
    await add('Review', { language: 'nl', name: 'Jan', text: 'Ik belde 0413 888 888.', stars: 5 })
  })
  afterAll(async () => {
    await shop?.close()
    await database?.drop()
  })

  it('lists numbers, addresses and prices with what could stand there instead, and not what is right', async () => {
    const found = await facts()
    expect(found.map(({ kind, typed }) => `${kind} ${typed}`)).toEqual([
      'phone 0413 999 999',
      'email oud@winkel.nl',
      'price € 129,-',
      'price € 99',
    ])
    expect(found[0]?.ways).toEqual([{ text: '{{shop.phone}}', value: '+31 413 123 456' }])
    expect(found[1]?.ways).toEqual([{ text: '{{shop.email}}', value: 'info@winkel.nl' }])
    expect(found[2]).toMatchObject({ before: 'Scherm vervangen kost ', path: 'blocks.0.text.text' })
    expect(found[2]?.ways).toEqual([{ text: `{{price.service.${screen}}}`, value: expect.stringMatching(/€.139/) }])
    expect(found[3]).toMatchObject({ entity: 'service', id: screen })
  })

  it('has one follow, and leaves one as it is', async () => {
    const [phone, email] = await facts()
    const { entity, id, version, path, from, typed, ways } = required(phone, 'phone')
    await ask(
      `mutation ($places: [TextPlaceInput!]!, $text: String!) {
        replaceText(places: $places, sought: "0413 999 999", replacement: $text) { id } }`,
      { places: [{ entity, id, version, path, from, typed }], text: ways[0]?.text },
    )
    const { page: now } = await ask<{ page: { intro: string } }>(`{ page(id: ${page}) { intro } }`)
    expect(now.intro).toBe('Bel 0413-123456 of {{shop.phone}}. Mail INFO@winkel.nl of oud@winkel.nl.')
    const kept = required(email, 'email')
    await ask(`mutation ($typed: PlacedPriceInput!) { keepPrice(entity: ${kept.entity}, typed: $typed) }`, {
      typed: { id: kept.id, version: kept.version, path: kept.path, from: kept.from, typed: kept.typed },
    })
    expect((await facts()).map(({ kind }) => kind)).toEqual(['price', 'price'])
  })
})
