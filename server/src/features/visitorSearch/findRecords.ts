import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { FairSemaphore } from '../../kernel/limits/FairSemaphore.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { wordsOf } from '../../kernel/search/words.js'
import { type DeviceKind, devicePaths, priceFinderAddress } from '../../kernel/shared/priceFinder.js'
import { pricedEntities } from '../../kernel/shared/priceReferences.js'
import { type Language, languages, pageAddress, publicPageSize, screenAddress } from '../../kernel/shared/screens.js'
import { priceOf, priceText } from '../prices/priceText.js'
import { outdatedNews } from '../publicsite/currentNews.js'
import { detailScreens } from '../publicsite/detailScreens.js'
import { fillText } from '../shop/placeholders.js'
import type { IndexedRecords } from './IndexedRecords.js'
import { excerptOf, type FoundForms, foundForms, markFound, type TextSegment } from './marked.js'
import { termsOf } from './matches.js'
import { rank } from './rank.js'
import { type SearchedKind, typeOf } from './searchedKinds.js'
import { searchedTexts } from './searchedTexts.js'
import { stemOf } from './stem.js'
import { visitorIndexOf } from './VisitorIndex.js'
import type { IndexedDocument } from './WordIndex.js'

export interface FoundRecord {
  kind: SearchedKind
  id: number
  /** The path on the site. */
  address: string
  title: TextSegment[]
  excerpt: TextSegment[]
  /** What it costs, as the screens say it; null for what has no price. */
  price: string | null
}

interface Question {
  language: Language
  question: string
  /** Null for records of any kind. */
  kind: SearchedKind | null
}

interface FoundPage {
  items: FoundRecord[]
  total: number
}

/**
 * Of pages and both APIs together. Each keeps everything else waiting for some milliseconds, of which it gets a quarter;
 * the longest pause belongs to more than a search takes of the processor, since it may wait for an index.
 */
const searches = new FairSemaphore({
  atOnce: 1,
  maxWaiting: 200,
  pause: 3,
  longestPause: 100,
  refusal: 'RATE_LIMITED',
})

/**
 * The public records that answer a question, best first: a page of nine. Searches take turns, by the networks that ask.
 * @param page from 1
 * @throws ShopError RATE_LIMITED when too many wait
 */
export async function findRecords(context: PublicContext, question: Question, page: number): Promise<FoundPage> {
  const find = () => findNow(context, question, page)
  return context.call ? context.call.inTurn(searches, find) : searches.run(find)
}

async function findNow(
  context: PublicContext,
  { language, question, kind }: Question,
  page: number,
): Promise<FoundPage> {
  const index = await visitorIndexOf(context.services).current(context)
  const off = await context.services.switches.now()
  const words = index.wordsIn(language)
  const [other = language] = languages.filter((each) => each !== language)
  const terms = termsOf(question, {
    index: words,
    other: index.wordsIn(other),
    synonyms: index.synonymsIn(language),
  })
  const outdated = await outdatedNews(context)
  const isShown = (document: number) => {
    const found = words.documents[document]
    // An index from before knows of parts that have been switched off since.
    if (!found || off.entities.has(found.kind) || (kind !== null && found.kind !== kind)) return false
    // What is not good any more answers nothing.
    if (found.kind === 'newsItem' && outdated.has(found.id)) return false
    const entry = index.entryOf(found.kind, found.id)
    if (entry) return !off.closes(entry.within ?? entry.address) && !off.closes(entry.address)
    return found.kind !== 'service' || isPlaced(index, language, found.id)
  }
  const ranked = rank(words, terms, isShown)
  const from = (page - 1) * publicPageSize
  const wanted = ranked.slice(from, from + publicPageSize).flatMap((document) => words.documents[document] ?? [])
  const items = await readRecords(context, { index, language, question, forms: foundForms(terms) }, wanted)
  return { items, total: ranked.length }
}

/** Whether there is an answer about a service, or a page that shows it. */
function isPlaced(index: IndexedRecords, language: Language, service: number): boolean {
  return index.devicesOf(service).length > 0 || index.placeOf(language, service) !== undefined
}

interface Search {
  index: IndexedRecords
  language: Language
  question: string
  forms: FoundForms
}

/** A record that was deleted or hidden meanwhile is left out. */
async function readRecords(
  context: PublicContext,
  search: Search,
  wanted: readonly IndexedDocument[],
): Promise<FoundRecord[]> {
  const { index, language, forms } = search
  const rows = await readRows(
    context,
    language,
    wanted.filter(({ kind, id }) => !index.entryOf(kind, id)),
  )
  const placed = wanted.filter(({ kind, id }) => kind === 'service' && index.devicesOf(id).length === 0)
  const pages = await readRows(
    context,
    language,
    placed.flatMap(({ id }) => index.placeOf(language, id) ?? []).map(({ page }) => ({ kind: 'page', id: page })),
  )
  const off = await context.services.switches.now()
  const found = wanted.map(async ({ kind, id }): Promise<FoundRecord[]> => {
    const entry = index.entryOf(kind, id)
    if (entry) {
      const { title, text } = entry.words
      const texts = { title: markFound(title, forms), excerpt: markFound(text, forms) }
      return [{ kind: kind as SearchedKind, id, address: entry.address, ...texts, price: null }]
    }
    const row = rows.get(`${kind} ${id}`)
    const address = row && (kind === 'service' ? addressOfService(search, row, pages) : addressOf(kind, language, row))
    if (!address) return []
    const type = typeOf(kind)
    const title = await fillText(context, language, String(row[managedEntity(type).titleField]))
    const excerpt = excerptOf(await searchedTexts(context, type, row, off), forms)
    const price = pricedEntities.some((each) => each === kind) ? priceShown(context, language, row) : null
    return [{ kind: kind as SearchedKind, id, address, title: markFound(title, forms), excerpt, price }]
  })
  return (await Promise.all(found)).flat()
}

function priceShown({ services }: PublicContext, language: Language, row: Row): string | null {
  const price = priceOf(row)
  if (price.price === null) return null
  const text = priceText(price, { language, currency: services.settings.currency })
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Its answer in the price finder, for the device that is asked about if there is one; else the block of the page that shows it. */
function addressOfService(
  { index, language, question }: Search,
  row: Row,
  pages: Map<string, Row>,
): string | undefined {
  const devices = row.deviceKinds as DeviceKind[]
  const [first] = devices
  if (first) return priceFinderAddress(language, namedDevice(question, language, devices) ?? first, String(row.url))
  const place = index.placeOf(language, row.id)
  const page = place && pages.get(`page ${place.page}`)
  return page && `${addressOf('page', language, page)}${place.anchor ? `#${place.anchor}` : ''}`
}

/** The device that a question names, as its address in the price finder does. */
function namedDevice(question: string, language: Language, devices: readonly DeviceKind[]): DeviceKind | undefined {
  const stemsOf = (text: string) => wordsOf(text).map(({ form }) => stemOf(form, language))
  const asked = new Set(stemsOf(question))
  return devices.find((device) => stemsOf(devicePaths[device][language]).every((stem) => asked.has(stem)))
}

type Wanted = Pick<IndexedDocument, 'kind' | 'id'>

/** The public records among these, by kind and id. */
async function readRows(
  { services }: PublicContext,
  language: Language,
  wanted: readonly Wanted[],
): Promise<Map<string, Row>> {
  const read = [...new Set(wanted.map(({ kind }) => kind))].map(async (kind) => {
    const type = typeOf(kind)
    const ids = wanted.filter((each) => each.kind === kind).map(({ id }) => id)
    const where = { ...publishedWhere(type), language, id: ids }
    const rows = await services.database.rows.find<Row>(type, { where })
    return rows.map((row): [string, Row] => [`${kind} ${row.id}`, row])
  })
  return new Map((await Promise.all(read)).flat())
}

function addressOf(kind: string, language: Language, row: Row): string {
  const screen = detailScreens.find(({ type }) => managedEntity(type).name === kind)?.screen
  return screen ? screenAddress(screen, language, String(row.url)) : pageAddress(language, String(row.fullUrl))
}
