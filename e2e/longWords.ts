import type { Session } from '../scripts/house/session.mjs'
import { picture as pictureOf } from './blockExamples.js'
import { type Offered, offer } from './offerQuote.js'

/** Words without a place to break them, as owners and customers write them. */
const letters = 'x'.repeat(200)
const address = `https://example.com/${'computers-laptops-printers-'.repeat(3)}`.slice(0, 85)
const model = 'HL-L8360CDWT/MFC-L8900CDW/MFC-L9570CDWT'

export const longWords = { letters, address, model } as const

/** The demo shop has seven entries in the menu of each language. */
const addedEntries = 5
export const menuEntries = 7 + addedEntries

interface Made {
  id: number
  url: string
  fullUrl: string
}

/** Where the long words stand: addresses of the site, and numbers of records by their section of the back office. */
export interface LongWords {
  site: string[]
  records: Record<string, number>
  /** A customer who has the job with the long words, with `customerPassword`. */
  customer: string
}

async function create(api: Session, name: string, input: Record<string, unknown>, fields = 'id'): Promise<Made> {
  const { made } = await api.graphql<{ made: Made }>(
    `mutation ($input: Create${name}Input!) { made: create${name}(input: $input) { ${fields} } }`,
    { input },
  )
  return made
}

/** Fills the shop with titles, texts and names that no line can hold, and the menu with twelve entries. */
export async function fillWithLongWords(api: Session): Promise<LongWords> {
  const make = (name: string, input: Record<string, unknown>, fields?: string) => create(api, name, input, fields)
  const row = `<tr><td>${letters}</td><td>${address}</td></tr>`
  const text = `<h2>${letters}</h2><p>${address}</p><ul><li>${model}</li></ul><table><tr><th>Model</th><th>Waarde</th></tr>${row}</table>`
  const [short, middle, long] = [letters.slice(0, 40), letters.slice(0, 80), letters.slice(0, 120)]
  const picture = pictureOf('workbench')
  const nl = { language: 'nl' }

  const { id: category } = await make('NewsCategory', { ...nl, title: `Categorie ${model}` })
  const teaser = { introOverview: letters, overviewImage: picture, isTeaser: true }
  const news = await make(
    'NewsItem',
    { ...nl, title: address, subtitle: model, intro: letters, text, category, ...teaser },
    'id url',
  )
  const tip = await make(
    'Tip',
    { ...nl, title: long, subtitle: address, intro: letters, text, relatedNewsItem: news.id },
    'id url',
  )
  const sold = { price: 1249.5, stock: 1, productType: 'product_sale', condition: 'used', checked: [{ text: middle }] }
  const facts = { brand: middle.slice(0, 60), size: short, image: picture, specifications: text, relatedTip: tip.id }
  const product = await make('Product', { ...nl, title: model, ...facts, ...sold }, 'id url')
  const { id: group } = await make('ServiceGroup', { ...nl, title: long, intro: letters })
  const service = await make('Service', {
    ...nl,
    title: `Reparatie ${model}`,
    intro: letters,
    price: 79,
    priceTo: 1249,
    group,
    icon: 'battery',
    nextStep: letters,
    deviceKinds: ['laptop'],
  })
  const said = { text: `${letters} ${address}`, source: middle, stars: 5, visible: true, writtenOn: '2026-01-02' }
  const review = await make('Review', { ...nl, name: middle, ...said })
  const feature = await make('Feature', { ...nl, title: long, text: letters, icon: 'battery' })
  const email = await make('Email', {
    ...nl,
    name: long,
    email: `${short}@example.com`,
    message: `${letters} ${address}`,
  })
  const zzp = await make('ZzpProduct', { title: model, stock: 3 })

  const heading = { title: long, showIntro: true, intro: letters, showSubtitle: true, subtitle: address }
  const card = { title: middle, text: letters, icon: 'battery' }
  const blocks = [
    { text: { ...heading, text } },
    { intro: { text, image: picture } },
    { card: { ...heading, cards: [card, card, card] } },
    { textColumns: { columns: [card, card, card] } },
    { sliderTextImages: { slides: [{ title: middle, text: letters, image: picture }] } },
    { faq: { questions: [{ question: letters, answer: text }] } },
    { features: {} },
    { reviews: {} },
    { specificServices: { services: [service.id] } },
    { specificNews: { chosenNews: [news.id] } },
    { specificTips: { tips: [tip.id] } },
    { productSale: { count: 3 } },
    {
      contact: {
        text: letters,
        buttonOneTitle: short,
        buttonOneText: long,
        buttonTwoTitle: short,
        buttonTwoText: long,
      },
    },
    { bigContactButton: { text: letters, buttonTitle: short } },
  ]
  const shown = { ...nl, visible: true }
  const action = { showActionBtn: true, actionBtnTitle: short }
  const page = await make(
    'Page',
    {
      ...shown,
      title: `${model} ${middle.slice(0, 60)}`,
      subtitle: address,
      showSubtitle: true,
      intro: letters,
      showIntro: true,
      ...action,
      blocks,
    },
    'id fullUrl',
  )
  await fillMenus(api)
  const { email: customer, job } = await offerWithLongWords(api)
  return {
    site: [
      `/nl/${page.fullUrl}`,
      `/nl/nieuws/${news.url}`,
      `/nl/tips-en-tricks/${tip.url}`,
      `/nl/verkoop/product-verkoop/${product.url}`,
    ],
    records: {
      "pagina's": page.id,
      nieuws: news.id,
      tips: tip.id,
      producten: product.id,
      services: service.id,
      'service-groepen': group,
      reviews: review.id,
      kenmerken: feature.id,
      emails: email.id,
      'zzp-producten': zzp.id,
      reparaties: job,
    },
    customer,
  }
}

/**
 * Twelve entries in the main menu of each language, two of which are no pages of the owner, and one more in the top bar.
 * Again it changes nothing.
 */
export async function fillMenus(api: Session): Promise<void> {
  const { pages } = await api.graphql<{ pages: { items: object[] } }>(
    '{ pages(filter: { search: "Onderwerp nummer" }, perPage: 1) { items { id } } }',
  )
  if (pages.items.length > 0) return
  for (const language of ['nl', 'en'] as const) {
    for (let entry = 1; entry <= addedEntries; entry++) {
      const title = language === 'nl' ? `Onderwerp nummer ${entry}` : `Subject number ${entry}`
      await create(api, 'Page', { language, title, visible: true, visibleInMenu: true, positionInMenu: 50 + entry })
    }
    const top = language === 'nl' ? 'Ook bovenaan te vinden' : 'Found at the top too'
    await create(api, 'Page', {
      language,
      title: top,
      visible: true,
      visibleInTopMenu: true,
      visibleInFooterMenu: true,
    })
  }
}

/** A repair with a quote, of a customer with a long name. */
async function offerWithLongWords(api: Session): Promise<Offered> {
  const offered = await offer(api)
  const input = {
    description: letters,
    descriptionProblem: `${letters} ${address}`,
    currentStatus: address,
    whatHasBeenDone: letters,
  }
  await api.graphql(
    'mutation ($id: Int!, $input: UpdateStatusRepairInput!) { updateStatusRepair(id: $id, input: $input) { id } }',
    {
      id: offered.job,
      input,
    },
  )
  await api.graphql(
    'mutation ($id: Int!, $text: String!) { sendJobMessage(job: statusRepair, id: $id, text: $text) { id } }',
    {
      id: offered.job,
      text: `${letters} ${address}`,
    },
  )
  return offered
}
