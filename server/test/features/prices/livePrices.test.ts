import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ensureMailTexts } from '../../../src/features/mailTexts/ensureMailTexts.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

/** With the space that stays on the line. */
const euro = (amount: string) => `€\u00a0${amount}`

describe.each(bothDatabases)('[C4] prices in texts, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>
  let screen: number
  let englishScreen: number
  let laptop: number

  async function add(type: string, input: object) {
    const mutation = `mutation ($input: Create${type}Input!) { record: create${type}(input: $input) { id } }`
    return shop.graphql<{ record: { id: number } }>(mutation, { input }, headers)
  }

  async function added(type: string, input: object): Promise<number> {
    const { data, errors } = await add(type, input)
    expect(errors).toBeUndefined()
    return required(data, 'data').record.id
  }

  async function change(type: string, id: number, input: object) {
    const mutation = `mutation ($id: Int!, $input: Update${type}Input!) { record: update${type}(id: $id, input: $input) { id } }`
    return shop.graphql(mutation, { id, input }, headers)
  }

  async function changed(type: string, id: number, input: object): Promise<void> {
    expect((await change(type, id, input)).errors).toBeUndefined()
  }

  const tipOf = async (url: string) => {
    const { data, errors } = await shop.graphql<{ publicTipByUrl: Record<string, string | null> }>(
      'query ($url: String!) { publicTipByUrl(url: $url) { title intro text } }',
      { url },
    )
    expect(errors).toBeUndefined()
    return required(data, 'data').publicTipByUrl
  }

  const introOf = async (intro: string, language = 'nl') => {
    const title = `Tip ${Math.random().toString(36).slice(2)}`
    await added('Tip', { language, title, intro })
    return (await tipOf(title.toLowerCase().replace(' ', '-'))).intro
  }

  const wordsFound = async (question: string, language = 'nl') => {
    const { data, errors } = await shop.graphql<{ publicSearch: { items: { id: number; kind: string }[] } }>(
      `query ($question: String!) { publicSearch(language: ${language}, q: $question) { items { id kind } } }`,
      { question },
    )
    expect(errors).toBeUndefined()
    return required(data, 'data').publicSearch.items
  }

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    headers = await shop.login()
    screen = await added('Service', { language: 'nl', title: 'Scherm vervangen', price: 139, priceTo: 189 })
    const english = { language: 'en', title: 'New screen', price: 139, priceTo: 189, translationOf: screen }
    englishScreen = await added('Service', english)
    laptop = await added('Product', { language: 'nl', title: 'Laptop 14', price: 349.5 })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('read as the screens say them, in the language of the text, whichever of the pair is named', async () => {
    expect(await introOf(`Dat kost {{price.service.${screen}}}.`)).toBe(`Dat kost ${euro('139')} tot ${euro('189')}.`)
    expect(await introOf(`Dat is {{price.service.${englishScreen}.from}}.`)).toBe(`Dat is vanaf ${euro('139')}.`)
    expect(await introOf(`It is {{price.service.${screen}}}.`, 'en')).toBe('It is €139 to €189.')
    expect(await introOf(`It is {{ price.service.${englishScreen}.from }}.`, 'en')).toBe('It is from €139.')
    expect(await introOf(`Hij is {{price.product.${laptop}}}.`)).toBe(`Hij is ${euro('349,50')}.`)
    expect(await introOf(`Hij is er {{price.product.${laptop}.from}}.`)).toBe(`Hij is er vanaf ${euro('349,50')}.`)
    expect(await introOf(`It is {{price.product.${laptop}}}.`, 'en')).toBe('It is €349.50.')
  })

  it('say what a price is that is open above, fixed, nothing, or not there', async () => {
    const priced = (price: number | null, priceTo: number | null) =>
      added('Service', { language: 'nl', title: 'Werk', price, priceTo })
    const [open, fixed, free, none] = [
      await priced(65, null),
      await priced(65, 65),
      await priced(0, 0),
      await priced(null, null),
    ]
    expect(await introOf(`Het is {{price.service.${open}}}.`)).toBe(`Het is vanaf ${euro('65')}.`)
    expect(await introOf(`Het is {{price.service.${fixed}}}.`)).toBe(`Het is ${euro('65')}.`)
    expect(await introOf(`Het is {{price.service.${fixed}.from}}.`)).toBe(`Het is vanaf ${euro('65')}.`)
    expect(await introOf(`Het is {{price.service.${free}}}.`)).toBe('Het is gratis.')
    expect(await introOf(`Scherm: {{price.service.${none}}}.`)).toBe('Scherm: prijs op aanvraag.')
    expect(await introOf(`It is {{price.service.${none}.from}}.`, 'en')).toBe('It is price on request.')
  })

  it('begin a sentence with a capital, also within tags, and hold no markup', async () => {
    const from = `{{price.service.${screen}.from}}`
    const text = `<p>Gebarsten? ${from} is hij <strong>als nieuw</strong>, ${from}.</p><ul><li><strong>${from}</strong></li></ul><p>Een <em>${from}</em></p><table><tbody><tr><td>Scherm</td><td>${from}</td></tr></tbody></table>`
    await added('Tip', { language: 'nl', title: 'Kapot', intro: `${from} klaar. Scherm: ${from}`, text })
    const [capital, small] = [`Vanaf ${euro('139')}`, `vanaf ${euro('139')}`]
    expect(await tipOf('kapot')).toEqual({
      title: 'Kapot',
      intro: `${capital} klaar. Scherm: ${small}`,
      text: `<p>Gebarsten? ${capital} is hij <strong>als nieuw</strong>, ${small}.</p><ul><li><strong>${capital}</strong></li></ul><p>Een <em>${small}</em></p><table><tbody><tr><td>Scherm</td><td>${small}</td></tr></tbody></table>`,
    })
  })

  it('are followed at the next request in every text of a page, REST and the search of visitors', async () => {
    const plain = `{{price.service.${screen}}}`
    const page = await added('Page', {
      language: 'nl',
      title: 'Schermen',
      subtitle: plain,
      seoDescription: `Nieuw scherm: ${plain}.`,
      blocks: [
        { text: { title: `Scherm: {{price.service.${screen}.from}}`, text: `<p>Nu ${plain}.</p>` } },
        { faq: { questions: [{ question: `Waarom ${plain}?`, answer: `<p>${plain}</p>` }] } },
      ],
    })
    const read = async () => {
      const { data, errors } = await shop.graphql<{ publicPage: object }>(
        `{ publicPage(language: nl, fullUrl: "schermen") { subtitle seoDescription
          blocks { ... on TextBlock { title text } ... on FaqBlock { questions { question answer } } } } }`,
      )
      expect(errors).toBeUndefined()
      return data?.publicPage
    }
    const shown = (least: string, most: string) => {
      const range = `${euro(least)} tot ${euro(most)}`
      return {
        subtitle: range,
        seoDescription: `Nieuw scherm: ${range}.`,
        blocks: [
          { title: `Scherm: vanaf ${euro(least)}`, text: `<p>Nu ${range}.</p>` },
          { questions: [{ question: `Waarom ${range}?`, answer: `<p>${range}</p>` }] },
        ],
      }
    }
    const rest = async () => (await fetch(`${shop.url}/api/public-pages/nl`)).text()
    const isFound = async (amount: string) =>
      (await wordsFound(amount)).some(({ kind, id }) => kind === 'page' && id === page)
    expect(await read()).toEqual(shown('139', '189'))
    expect(await rest()).toContain(`${euro('139')} tot ${euro('189')}`)
    expect(await isFound('139')).toBe(true)
    expect(await isFound('price')).toBe(false)

    await changed('Service', screen, { price: 147, priceTo: 197 })
    expect(await read()).toEqual(shown('147', '197'))
    expect(await rest()).toContain(`${euro('147')} tot ${euro('197')}`)
    expect(await isFound('147')).toBe(true)
    expect(await isFound('139')).toBe(false)
    await changed('Service', screen, { price: 139, priceTo: 189 })
  })

  it('stay what they are for who edits the text, and give an address made of the title', async () => {
    const title = `Scherm {{price.product.${laptop}}}`
    const mutation = 'mutation ($input: CreateTipInput!) { createTip(input: $input) { title url } }'
    const { data } = await shop.graphql(mutation, { input: { language: 'nl', title } }, headers)
    expect(data?.createTip).toEqual({ title, url: 'scherm-e-349-50' })
  })

  it('are refused with the field and the reason where there is no such record or name', async () => {
    for (const wrong of ['price.service.999999', 'price.product.999999.from', `price.product.${screen + 5000}`]) {
      const { errors } = await add('Tip', { language: 'nl', title: 'Fout', intro: `Dat is {{${wrong}}}.` })
      expect(errors?.[0]?.extensions.errors?.intro?.[0]).toContain('refers to the price of something that is not there')
    }
    for (const wrong of [
      'price',
      'price.service',
      'price.service.0',
      'price.page.1',
      'price.service.1.to',
      'price.service.01',
    ]) {
      const { errors } = await add('Tip', { language: 'nl', title: 'Fout', intro: `{{${wrong}}}` })
      expect(errors?.[0]?.extensions.errors).toHaveProperty('intro')
    }
    const blocks = [{ text: { title: 'Prijs {{price.service.999999}}', text: `<p>{{price.service.${screen}}}</p>` } }]
    const { errors } = await add('Page', { language: 'nl', title: 'Fout', blocks, intro: '{{price.product.888888}}' })
    expect(Object.keys(errors?.[0]?.extensions.errors ?? {}).sort()).toEqual(['blocks.0.text.title', 'intro'])
    const link = `<p><a href="/{{price.service.${screen}}}">x</a></p>`
    expect(
      (await add('Tip', { language: 'nl', title: 'Fout', text: link })).errors?.[0]?.extensions.errors,
    ).toHaveProperty('text')
  })

  it('count for the length of a text as what visitors read, whatever their name is', async () => {
    const fitting = `{{price.service.${screen}.from}}`.repeat(13)
    await added('Page', { language: 'nl', title: 'Lang', seoDescription: fitting })
    const { errors } = await add('Page', { language: 'nl', title: 'Te lang', seoDescription: `${fitting}, en meer` })
    expect(errors?.[0]?.extensions.errors).toHaveProperty('seoDescription')
  })

  it('are named wrong before anything is saved, in the preview of a form', async () => {
    const { data } = await shop.graphql<{ draft: { faults: { path: string }[] } }>(
      'mutation ($input: CreatePageInput!) { draft: draftPage(input: $input) { faults { path } } }',
      { input: { language: 'nl', title: 'Voorproef', intro: '{{price.service.999999}}' } },
      headers,
    )
    expect(data?.draft.faults.map(({ path }) => path)).toEqual(['intro'])
  })

  it('may be of the record itself', async () => {
    const service = await added('Service', { language: 'nl', title: 'Zelf', price: 49, priceTo: 49 })
    await changed('Service', service, { intro: `Voor {{price.service.${service}}}.` })
    await added('Page', { language: 'nl', title: 'Zelf', blocks: [{ service: {} }] })
    const { data } = await shop.graphql<{ publicPage: { blocks: { services: { intro: string }[] }[] } }>(
      '{ publicPage(language: nl, fullUrl: "zelf") { blocks { ... on ServiceBlock { services { intro } } } } }',
    )
    expect(data?.publicPage.blocks[0]?.services.map(({ intro }) => intro)).toContain(`Voor ${euro('49')}.`)
  })

  it('that are gone take their sentence along; who deletes is told where they are, and the text can still be changed', async () => {
    const service = await added('Service', { language: 'nl', title: 'Tijdelijk', price: 25 })
    const english = await added('Service', { language: 'en', title: 'Temporary', price: 25, translationOf: service })
    const intro = `Kom langs. Dat is {{price.service.${service}}}.`
    const tip = await added('Tip', { language: 'nl', title: 'Tijdelijke tip', intro })
    const blocks = [{ text: { title: 'Nu', text: `<p>From {{price.service.${english}.from}}.</p>` } }]
    const page = await added('Page', { language: 'en', title: 'For now', blocks })
    const uses = await shop.graphql<{ usesOf: object[] }>(
      `{ usesOf(entity: service, id: ${service}) { entity id title field inText } }`,
      {},
      headers,
    )
    expect(uses.data?.usesOf).toEqual(
      expect.arrayContaining([
        { entity: 'tip', id: tip, title: 'Tijdelijke tip', field: 'intro', inText: true },
        { entity: 'page', id: page, title: 'For now', field: 'blocks', inText: true },
      ]),
    )
    expect(uses.data?.usesOf).toHaveLength(2)
    expect((await tipOf('tijdelijke-tip')).intro).toBe(`Kom langs. Dat is vanaf ${euro('25')}.`)
    const { errors } = await shop.graphql(`mutation { deleteService(id: ${service}) { deleted } }`, {}, headers)
    expect(errors).toBeUndefined()
    expect((await tipOf('tijdelijke-tip')).intro).toBe('Kom langs.')
    await changed('Tip', tip, { intro: `Altijd open. ${intro}` })
    expect((await tipOf('tijdelijke-tip')).intro).toBe('Altijd open. Kom langs.')
    const other = await change('Tip', await added('Tip', { language: 'nl', title: 'Andere' }), { intro })
    expect(other.errors?.[0]?.extensions.errors).toHaveProperty('intro')
    const restore = await shop.graphql(
      `mutation { restoreRecord(entity: service, id: ${service}) { relinked } }`,
      {},
      headers,
    )
    expect(restore.errors).toBeUndefined()
    expect((await tipOf('tijdelijke-tip')).intro).toBe(`Altijd open. Kom langs. Dat is vanaf ${euro('25')}.`)
  })

  it('are offered to the owner alone, found by title, by name and by amount', async () => {
    const fields = 'name text entity title value { nl en }'
    const query = `query ($search: String!) { textPrices(language: nl, search: $search) { ${fields} } }`
    const { data } = await shop.graphql<{ textPrices: object[] }>(query, { search: 'scherm' }, headers)
    const plain = {
      name: `price.service.${screen}`,
      text: `{{price.service.${screen}}}`,
      entity: 'service',
      title: 'Scherm vervangen',
      value: { nl: `${euro('139')} tot ${euro('189')}`, en: '€139 to €189' },
    }
    const from = {
      ...plain,
      name: `price.service.${screen}.from`,
      text: `{{price.service.${screen}.from}}`,
      value: { nl: `vanaf ${euro('139')}`, en: 'from €139' },
    }
    expect(data?.textPrices).toEqual([plain, from])
    const named = await shop.graphql<{ textPricesNamed: object[] }>(
      `query ($names: [String!]!) { textPricesNamed(names: $names) { ${fields} } }`,
      { names: [from.name, 'price.service.999999', 'phone'] },
      headers,
    )
    expect(named.data?.textPricesNamed).toEqual([from])
    const amounts = `{ textPricesOf(language: nl, amounts: [189, 349.5, 0]) { title value { nl } } }`
    const of = await shop.graphql<{ textPricesOf: { title: string }[] }>(amounts, {}, headers)
    expect(of.data?.textPricesOf.map(({ title }) => title)).toEqual([
      'Scherm vervangen',
      'Scherm vervangen',
      'Laptop 14',
      'Laptop 14',
    ])
    for (const refused of [query, amounts]) {
      expect((await shop.graphql(refused, { search: '' })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    }
  })

  it('are filled in in the mails of the shop, and refused there when they are not there', async () => {
    await ensureMailTexts(shop.services.database)
    const { data } = await shop.graphql<{ mailTexts: { items: { id: number; kind: string; language: string }[] } }>(
      '{ mailTexts(perPage: 200) { items { id kind language } } }',
      {},
      headers,
    )
    const text = data?.mailTexts.items.find(({ kind, language }) => kind === 'messageContact' && language === 'nl')
    const id = required(text, 'a text of a mail').id
    const wrong = await change('MailText', id, { subject: 'Nu {{price.service.999999}}' })
    expect(wrong.errors?.[0]?.extensions.errors).toHaveProperty('subject')
    await changed('MailText', id, { subject: `{{price.service.${screen}.from}}: bericht` })
    const settings = 'mutation { updateShop(input: { email: "winkel@shop.test" }) { id } }'
    expect((await shop.graphql(settings, {}, headers)).errors).toBeUndefined()
    const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { sent } }'
    const input = { name: 'Noor', email: 'noor@visitor.test', message: 'Wat kost een scherm?' }
    expect((await shop.graphql(send, { input })).errors).toBeUndefined()
    const mails = await shop.graphql<{ outgoingMails: { items: { subject: string }[] } }>(
      '{ outgoingMails { items { subject } } }',
      {},
      headers,
    )
    expect(mails.data?.outgoingMails.items.map(({ subject }) => subject)).toContain(`Vanaf €\u00a0139: bericht`)
  })
})
