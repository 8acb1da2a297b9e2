import { NewsItem } from '../../../src/features/news/NewsItem.js'
import { Page } from '../../../src/features/pages/Page.js'
import { Product } from '../../../src/features/products/Product.js'
import { Review } from '../../../src/features/reviews/Review.js'
import { Feature } from '../../../src/features/sellingPoints/entity/Feature.js'
import { Service } from '../../../src/features/services/Service.js'
import { Tip } from '../../../src/features/tips/Tip.js'
import type { Class } from '../../../src/kernel/fields/FieldDescription.js'
import type { ContentShop } from '../../kernel/records/contentShop.js'
import { everyText, type Marks } from './everyText.js'

export const publishedKinds = ['Page', 'NewsItem', 'Tip', 'Product', 'Service', 'Review', 'Feature'] as const
export type PublishedKind = (typeof publishedKinds)[number]

const classes: Record<PublishedKind, Class> = { Page, NewsItem, Tip, Product, Service, Review, Feature }

export const languages = ['nl', 'en'] as const
type Language = (typeof languages)[number]

const hidings = {
  concept: { visible: false },
  planned: { visibleFrom: '2199-01-01T00:00:00.000Z' },
  expired: { visibleUntil: '2020-01-01T00:00:00.000Z' },
}
type Hiding = keyof typeof hidings

/** A record that is going to be hidden. */
export interface HiddenRecord {
  kind: PublishedKind
  id: number
  language: Language
  hiding: Hiding
  /** A word that nothing else has, in each text and address of it. */
  marker: string
  /** Its addresses, now and before; none where it has none of its own. */
  urls: string[]
}

/** An amount that no price or number of the shop but those of hidden records comes near, however it is written. */
export const hiddenPrice = /73[.,]?31\d[.,]\d\d/

/** What its titles and texts are, with a marker in each: enough for a test that reads each record in hundreds of ways. */
function wordsOf(kind: PublishedKind, { marker, image }: Marks, price: number): object {
  const [title, text] = [`Titel ${marker}`, `Tekst ${marker}`]
  const html = `<p>${text}</p>`
  switch (kind) {
    case 'Page':
      return {
        ...{ title, menuTitle: title, subtitle: text, intro: text, seoDescription: text, image },
        ...{ showSubtitle: true, showIntro: true, visibleInMenu: true, visibleInTopMenu: true },
        ...{ visibleInFooterMenu: true, blocks: [{ text: { title, text: html } }, { service: { title } }] },
      }
    case 'NewsItem':
      return { title, subtitle: text, intro: text, text: html, introOverview: text, overviewImage: image }
    case 'Tip':
      return { title, subtitle: text, intro: text, text: html, image }
    case 'Product':
      return { title, brand: marker, price, stock: 5, image, specifications: text }
    case 'Service':
      return {
        title,
        intro: text,
        nextStep: text,
        searchWords: marker,
        price,
        priceTo: price + 1,
        deviceKinds: ['laptop'],
      }
    case 'Review':
      return { name: marker, text, source: marker, stars: 1, writtenOn: '2026-01-02' }
    case 'Feature':
      return { title, text, icon: 'clock' }
  }
}

/** The same in every text and block that it can have. */
export function everyWordOf(kind: PublishedKind, marks: Marks, price: number): object {
  return {
    ...wordsOf(kind, marks, price),
    ...everyText(classes[kind], marks),
    ...(kind === 'Page' && { showSlider: true }),
  }
}

export const isTranslated = (kind: PublishedKind) => kind !== 'Review' && kind !== 'Feature'
const hasUrl = (kind: PublishedKind) => isTranslated(kind)

/** Adds records of every kind, in both languages, which visitors see until they are hidden. */
export async function addToHide(shop: ContentShop, image: string, words = wordsOf): Promise<HiddenRecord[]> {
  const added: HiddenRecord[] = []
  let cents = 7_331_001
  for (const kind of publishedKinds) {
    for (const hiding of Object.keys(hidings) as Hiding[]) {
      cents += 1
      let translationOf: number | undefined
      for (const language of languages) {
        const marker = `zq${kind}${hiding}${language}`.toLowerCase()
        const pair = isTranslated(kind) ? { translationOf } : {}
        const input = { language, ...pair, ...words(kind, { marker, image }, cents / 100) }
        const { id } = await shop.create<{ id: number }>(kind, input)
        translationOf ??= id
        added.push({
          kind,
          id,
          language,
          hiding,
          marker,
          urls: hasUrl(kind) ? await movedUrls(shop, kind, id, marker) : [],
        })
      }
    }
  }
  return added
}

/** Gives a record another address, so that its first one leads to it too. */
async function movedUrls(shop: ContentShop, kind: PublishedKind, id: number, marker: string): Promise<string[]> {
  const url = `${marker}-nu`
  const { code } = await shop.update(kind, id, { url })
  if (code) throw new Error(`${kind} ${id} did not move: ${code}`)
  return [url, `titel-${marker}`]
}

/** Makes every record what it is to be hidden by. */
export async function hideAll(shop: ContentShop, records: readonly HiddenRecord[]): Promise<void> {
  for (const { kind, id, hiding } of records) {
    const { code, errors } = await shop.update(kind, id, hidings[hiding])
    if (code) throw new Error(`${kind} ${id} was not hidden: ${code} ${JSON.stringify(errors)}`)
  }
}
