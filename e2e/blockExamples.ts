import type { Session } from '../scripts/house/session.mjs'
import type { Made } from './content.js'

/** A block as the API takes it: its fields under the key of its type. */
export type BlockInput = Record<string, Record<string, unknown>>

/** Pictures of the demo shop. */
export function picture(name: string): string {
  return `/uploads/images/demo-${name}.jpg`
}

export const cards = ['Accu', 'Scherm', 'Toetsenbord', 'Ventilator', 'Opslag', 'Geheugen'].map((part, index) => ({
  title: index === 0 ? `${part}: vanaf € 79` : part,
  text: `Nagekeken door dezelfde hand die hem maakt, en daarna een nacht getest.`,
  icon: 'battery',
  link: index === 1 ? '/nl/contact' : null,
}))

export const slides = ['workbench', 'laptop-repair', 'ssd-upgrade'].map((name, index) => ({
  title: `Stap ${index + 1}`,
  text: 'Eerst kijken, dan zeggen wat het kost, dan pas maken.',
  image: picture(name),
}))

export const galleryPictures = ['shop-front', 'counter', 'workbench', 'cleaning', 'build-pc', 'hero-repair'].map(
  picture,
)

export const questions = ['Hoe lang duurt het?', 'Wat kost kijken?', 'Mag ik wachten?'].map((question, index) => ({
  question,
  answer: `<p>Antwoord ${index + 1}: twee werkdagen, en <a href="/nl/contact">bellen mag altijd</a>.</p>`,
}))

interface Records {
  items: { id: number }[]
}

/** One block of each type, with every field filled in. */
export async function blockOfEachType({ graphql }: Session): Promise<BlockInput> {
  const { newsItems, tips, services } = await graphql<Record<'newsItems' | 'tips' | 'services', Records>>(
    `{ newsItems(perPage: 3, filter: { language: nl }) { items { id } }
       tips(perPage: 4, filter: { language: nl }) { items { id } }
       services(perPage: 6, filter: { language: nl }) { items { id } } }`,
  )
  const ids = ({ items }: Records) => items.map(({ id }) => id)
  return {
    text: { text: '<p>We leggen eerst uit wat er stuk is. Daarna kies jij.</p><ul><li>Kijken is gratis</li></ul>' },
    intro: { text: '<p>Een werkbank, twee monteurs en een eerlijke prijs.</p>', image: picture('new-pc-desk') },
    card: { cards: cards.slice(0, 3) },
    textColumns: {
      columns: cards.slice(0, 3).map(({ title, text, icon }) => ({ title, text, icon })),
    },
    features: {},
    reviews: {},
    sliderTextImages: { slides },
    comparison: { beforeImage: picture('fan-before'), afterImage: picture('fan-after') },
    gallery: { imageFolderName: 'Werkplaats', images: galleryPictures },
    video: { address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', poster: picture('new-pc-desk') },
    faq: { questions },
    priceFinder: { text: 'Kies wat er stuk is.' },
    service: {},
    specificServices: { services: ids(services) },
    productSale: { count: 3 },
    news: { count: 3 },
    specificNews: { chosenNews: ids(newsItems) },
    tip: { count: 3 },
    specificTips: { tips: ids(tips) },
    contact: {
      text: 'Bel, schrijf of loop binnen.',
      buttonOneTitle: 'Maak een afspraak',
      buttonOneText: 'Meestal binnen twee dagen.',
      buttonTwoTitle: 'Stel een vraag',
      buttonTwoText: 'Antwoord op dezelfde dag.',
    },
    bigContactButton: { text: 'Liever eerst overleggen?', buttonTitle: 'Neem contact op' },
  }
}

export async function makePageOfBlocks(
  { graphql }: Session,
  title: string,
  blocks: BlockInput[],
): Promise<Made & { fullUrl: string }> {
  const { createPage } = await graphql<{ createPage: Made & { fullUrl: string } }>(
    'mutation ($input: CreatePageInput!) { createPage(input: $input) { id url fullUrl } }',
    { input: { language: 'nl', title, visible: true, blocks } },
  )
  return createPage
}
