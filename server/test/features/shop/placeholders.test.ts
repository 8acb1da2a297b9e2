import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

const openingHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' }))

describe.each(testDatabases)('[W11] details of the shop in texts, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>

  async function change(input: object): Promise<void> {
    const mutation = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    expect((await shop.graphql(mutation, { input }, headers)).errors).toBeUndefined()
  }

  async function add(type: string, input: object, selection = 'id') {
    const mutation = `mutation ($input: Create${type}Input!) { record: create${type}(input: $input) { ${selection} } }`
    return shop.graphql<{ record: Record<string, unknown> & { id: number } }>(mutation, { input }, headers)
  }

  async function complaint(input: object): Promise<Record<string, string[]> | undefined> {
    const { errors } = await add('Page', { language: 'nl', title: 'Verkeerd', ...input })
    return errors?.[0]?.extensions.errors
  }

  const readPage = async (fullUrl: string, language = 'nl') => {
    const { data, errors } = await shop.graphql<{ publicPage: Record<string, unknown> & { blocks: object[] } }>(
      `query ($fullUrl: String!) { publicPage(language: ${language}, fullUrl: $fullUrl) {
        title subtitle intro seoDescription menuTitle
        blocks { ... on TextBlock { title text } ... on FaqBlock { questions { question answer } } }
      } }`,
      { fullUrl },
    )
    expect(errors).toBeUndefined()
    return required(data, 'data').publicPage
  }

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    headers = await shop.login()
    await change({
      name: 'De Schroef',
      phone: '030 123 45 67',
      street: 'Dorpsstraat 1',
      postalCode: '1234 AB',
      city: 'Utrecht',
      replyTimeContact: 'next_day',
      vatStandard: 21,
      openingHours,
    })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('are read by visitors in every text of a page and its blocks, and followed at the next request', async () => {
    const { errors } = await add('Page', {
      language: 'nl',
      title: 'Over {{shop.name}}',
      subtitle: 'In {{ shop.city }}',
      intro: '{{shop.address}}',
      seoDescription: 'Bel {{phone}}',
      menuTitle: 'Over {{shop.name}}',
      blocks: [
        {
          text: {
            title: 'Bij {{shop.name}}',
            text: '<p>Open <strong>{{shop.openingHours}}</strong>. Antwoord: {{shop.replyTimeContact}}, {{shop.vatStandard}}.</p>',
          },
        },
        { faq: { questions: [{ question: 'Waar is {{shop.name}}?', answer: '<p>In {{shop.city}}.</p>' }] } },
      ],
    })
    expect(errors).toBeUndefined()
    expect(await readPage('over-de-schroef')).toEqual({
      title: 'Over De Schroef',
      subtitle: 'In Utrecht',
      intro: 'Dorpsstraat 1, 1234 AB Utrecht',
      seoDescription: 'Bel +31 30 123 4567',
      menuTitle: 'Over De Schroef',
      blocks: [
        {
          title: 'Bij De Schroef',
          text: '<p>Open <strong>maandag t/m vrijdag 9.00–18.00 uur, zaterdag en zondag gesloten</strong>. Antwoord: dezelfde of de volgende werkdag, 21%.</p>',
        },
        { questions: [{ question: 'Waar is De Schroef?', answer: '<p>In Utrecht.</p>' }] },
      ],
    })
    await change({ name: 'De Moer', city: 'Zwolle' })
    expect(await readPage('over-de-schroef')).toMatchObject({ title: 'Over De Moer', subtitle: 'In Zwolle' })
    const rest = (await (await fetch(`${shop.url}/api/public-pages/nl`)).json()) as { data: { title: string }[] }
    expect(rest.data.map(({ title }) => title)).toContain('Over De Moer')
  })

  it('are words of the language of the text', async () => {
    await add('Page', { language: 'en', title: 'Open', intro: '{{shop.openingHours}}, {{shop.replyTimeContact}}' })
    expect((await readPage('open', 'en')).intro).toBe(
      'Monday to Friday 9:00–18:00, Saturday and Sunday closed, the same or the next working day',
    )
  })

  it('stay what they are for who edits the text', async () => {
    const { data } = await shop.graphql<{ pages: { items: { title: string; blocks: { text?: string }[] }[] } }>(
      '{ pages(filter: { search: "Over" }) { items { title blocks { ... on TextBlock { text } } } } }',
      {},
      headers,
    )
    const [page] = required(data, 'data').pages.items
    expect(page?.title).toBe('Over {{shop.name}}')
    expect(page?.blocks[0]?.text).toContain('{{shop.openingHours}}')
  })

  it('are in titles of lists, in records that a block shows, and in the feed', async () => {
    await add('Service', { language: 'nl', title: 'Reparatie bij {{shop.name}}', intro: 'Vanaf {{shop.city}}' })
    await add('Page', { language: 'nl', title: 'Diensten', blocks: [{ service: {} }] })
    const { data } = await shop.graphql<{ publicPage: { blocks: { services: { title: string }[] }[] } }>(
      '{ publicPage(language: nl, fullUrl: "diensten") { blocks { ... on ServiceBlock { services { title intro } } } } }',
    )
    expect(data?.publicPage.blocks[0]?.services).toEqual([{ title: 'Reparatie bij De Moer', intro: 'Vanaf Zwolle' }])
  })

  it('of the shop hold no markup for a text', async () => {
    await change({ name: '<img src=x onerror=alert(1)> & "Zoon"' })
    await add('Tip', { language: 'nl', title: 'Markup', text: '<p>{{shop.name}}</p>', intro: '{{shop.name}}' })
    const { data } = await shop.graphql<{ publicTipByUrl: { text: string; intro: string } }>(
      '{ publicTipByUrl(url: "markup") { text intro } }',
    )
    expect(data?.publicTipByUrl).toEqual({
      text: '<p>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Zoon&quot;</p>',
      intro: '<img src=x onerror=alert(1)> & "Zoon"',
    })
    await change({ name: '{{shop.phone}}' })
    const again = await shop.graphql<{ publicTipByUrl: { intro: string } }>(
      '{ publicTipByUrl(url: "markup") { intro } }',
    )
    expect(again.data?.publicTipByUrl.intro).toBe('{{shop.phone}}')
    await change({ name: 'De Moer' })
  })

  it('are refused with the field where there is no such detail, in links and torn by tags', async () => {
    for (const wrong of ['constructor', '__proto__', 'toString', 'shop.secret', '', 'shop.', 'customer.email']) {
      expect(await complaint({ intro: `{{${wrong}}}` })).toHaveProperty('intro')
    }
    const unknown = await complaint({ title: '{{constructor}}', blocks: [{ text: { text: '<p>{{nobody}}</p>' } }] })
    expect(Object.keys(unknown ?? {}).sort()).toEqual(['blocks.0.text.text', 'title'])
    for (const text of [
      '<p><a href="tel:{{shop.phone}}">bel</a></p>',
      '<p><a href="https://example.com/?q={{shop.name}}">x</a></p>',
      '<p>{{shop.<strong>phone</strong>}}</p>',
    ]) {
      expect(await complaint({ blocks: [{ text: { text } }] })).toHaveProperty(['blocks.0.text.text'])
    }
    const cards = ['a', 'b', 'c'].map((title) => ({ title, link: '/{{shop.name}}' }))
    expect(await complaint({ blocks: [{ card: { cards } }] })).toHaveProperty(['blocks.0.card.cards.0.link'])
  })

  it('are not put into the words of others: reviews, messages, customers and their mails', async () => {
    const words = 'Bel {{shop.phone}} of {{constructor}}'
    expect((await add('Review', { language: 'nl', name: 'Noor {{shop.name}}', text: words })).errors).toBeUndefined()
    const reviews = await shop.graphql<{ publicReviews: { name: string; text: string }[] }>(
      '{ publicReviews(language: nl) { name text } }',
    )
    expect(reviews.data?.publicReviews).toEqual([{ name: 'Noor {{shop.name}}', text: words }])
    await change({ email: 'winkel@shop.test' })
    const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { sent } }'
    const input = { name: 'Noor {{phone}}', email: 'noor@visitor.test', message: words }
    expect((await shop.graphql(send, { input })).errors).toBeUndefined()
    const { data } = await shop.graphql<{
      emails: { items: { name: string; message: string }[] }
      outgoingMails: { items: { text: string }[] }
    }>('{ emails { items { name message } } outgoingMails { items { text } } }', {}, headers)
    expect(data?.emails.items).toEqual([{ name: 'Noor {{phone}}', message: words }])
    expect(data?.outgoingMails.items[0]?.text).toContain(words)
  })

  it('[Y25] that are not filled in take their sentence, item or block along, on the site, in search and in a preview', async () => {
    await change({ vatNumber: null, bankAccount: null, sloganNl: null })
    const blocks = [
      { text: { text: '<p>Ons btw-nummer is {{shop.vatNumber}}.</p>' } },
      { text: { title: 'Btw {{shop.vatNumber}}', text: '<p>Bel {{shop.phone}}. Btw {{shop.vatNumber}}.</p>' } },
      {
        faq: {
          questions: [
            { question: 'Waar?', answer: '<p>In {{shop.city}}.</p>' },
            { question: 'Wat is het rekeningnummer?', answer: '<p>{{shop.bankAccount}}</p>' },
          ],
        },
      },
      { faq: { questions: [{ question: 'Btw?', answer: '<p>{{shop.vatNumber}}</p>' }] } },
    ]
    const words = {
      language: 'nl',
      title: 'Btw-nummer {{shop.vatNumber}}',
      subtitle: '{{shop.slogan}}',
      intro: 'Kom langs. Ons nummer is {{shop.vatNumber}}, onze rekening {{shop.bankAccount}}.',
      seoDescription: 'Ons nummer is {{shop.vatNumber}}.',
      menuTitle: '{{shop.vatNumber}} – btw',
    }
    expect((await add('Page', { ...words, blocks })).errors).toBeUndefined()
    const shown = {
      title: 'Btw-nummer',
      subtitle: null,
      intro: 'Kom langs.',
      seoDescription: null,
      menuTitle: 'btw',
      blocks: [
        { title: null, text: '<p>Bel +31 30 123 4567.</p>' },
        { questions: [{ question: 'Waar?', answer: '<p>In Zwolle.</p>' }] },
      ],
    }
    expect(await readPage('btw-nummer')).toEqual(shown)
    const draft = await shop.graphql<{ draft: { shown: object; shownBlocks: number[] } }>(
      `mutation ($input: CreatePageInput!) { draft: draftPage(input: $input) { shownBlocks shown { title
        blocks { ... on TextBlock { title text } ... on FaqBlock { questions { question answer } } } } } }`,
      { input: { ...words, blocks } },
      headers,
    )
    expect(draft.data?.draft).toEqual({ shownBlocks: [1, 2], shown: { title: shown.title, blocks: shown.blocks } })
    await change({ vatNumber: 'NL123456782B01' })
    expect(await readPage('btw-nummer')).toMatchObject({
      title: 'Btw-nummer NL123456782B01',
      seoDescription: 'Ons nummer is NL123456782B01.',
      blocks: [
        { text: '<p>Ons btw-nummer is NL123456782B01.</p>' },
        { title: 'Btw NL123456782B01' },
        { questions: [{ question: 'Waar?' }] },
        { questions: [{ question: 'Btw?' }] },
      ],
    })
    await add('Page', { language: 'nl', title: '{{shop.bankAccount}}', url: 'rekening' })
    expect((await readPage('rekening')).title).toBe('De Moer')
  })

  it('are told to the owner alone, with what visitors read now', async () => {
    const query = '{ shopPlaceholders { name text label { nl } value { nl en } } }'
    const { data } = await shop.graphql<{ shopPlaceholders: { name: string }[] }>(query, {}, headers)
    expect(data?.shopPlaceholders.find(({ name }) => name === 'phone')).toEqual({
      name: 'phone',
      text: '{{shop.phone}}',
      label: { nl: 'Telefoon' },
      value: { nl: '+31 30 123 4567', en: '+31 30 123 4567' },
    })
    expect((await shop.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
