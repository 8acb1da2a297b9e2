import type { PublicContext } from '../context/PublicContext.js'
import type { Row } from '../context/Row.js'
import type { Database } from '../database/Database.js'
import { managedEntity } from '../fields/Managed.js'
import { detailScreens } from '../publicsite/detailScreens.js'
import { publishedWhere } from '../publicsite/published.js'
import { type Language, pageAddress, publicPageSize, screenAddress } from '../shared/screens.js'
import { fillText } from '../shop/placeholders.js'
import { excerptOf, type FoundForms, foundForms, markFound, type TextSegment } from './marked.js'
import { termsOf } from './matches.js'
import { rank } from './rank.js'
import { type SearchedKind, typeOf } from './searchedKinds.js'
import { searchedTexts } from './searchedTexts.js'
import { VisitorIndex } from './VisitorIndex.js'
import type { IndexedDocument } from './WordIndex.js'

export interface FoundRecord {
  kind: SearchedKind
  id: number
  /** The path on the site. */
  address: string
  title: TextSegment[]
  excerpt: TextSegment[]
}

/** One index per running shop, made when it is first searched. */
const indexes = new WeakMap<Database, VisitorIndex>()

function indexOf({ services: { database } }: PublicContext): VisitorIndex {
  const index = indexes.get(database) ?? new VisitorIndex()
  indexes.set(database, index)
  return index
}

/**
 * The public records of a language that answer a question, best first: a page of nine.
 * @param page from 1
 */
export async function findRecords(
  context: PublicContext,
  language: Language,
  question: string,
  page: number,
): Promise<{ items: FoundRecord[]; total: number }> {
  const index = indexOf(context)
  const words = await index.current(context, language)
  const terms = termsOf(question, words)
  const isShown = (document: number) => {
    const found = words.documents[document]
    return found !== undefined && (found.kind !== 'service' || index.pageOfService(language, found.id) !== undefined)
  }
  const ranked = rank(words, terms, isShown)
  const from = (page - 1) * publicPageSize
  const wanted = ranked.slice(from, from + publicPageSize).flatMap((document) => words.documents[document] ?? [])
  const items = await readRecords(context, index, language, wanted, foundForms(terms))
  return { items, total: ranked.length }
}

/** A record that was deleted or hidden meanwhile is left out. */
async function readRecords(
  context: PublicContext,
  index: VisitorIndex,
  language: Language,
  wanted: readonly IndexedDocument[],
  forms: FoundForms,
): Promise<FoundRecord[]> {
  const rows = await readRows(context, language, wanted)
  const pages = wanted.flatMap(({ kind, id }) => (kind === 'service' ? (index.pageOfService(language, id) ?? []) : []))
  const places = await readRows(
    context,
    language,
    pages.map((id) => ({ kind: 'page', id })),
  )
  const off = await context.services.parts.now()
  const found = wanted.map(async ({ kind, id }): Promise<FoundRecord[]> => {
    const row = rows.get(`${kind} ${id}`)
    const page = kind === 'service' ? places.get(`page ${index.pageOfService(language, id)}`) : row
    if (!row || !page) return []
    const type = typeOf(kind)
    const title = await fillText(context, language, String(row[managedEntity(type).titleField]))
    const excerpt = excerptOf(await searchedTexts(context, type, row, off), forms)
    const address = addressOf(kind, language, page)
    return [{ kind: kind as SearchedKind, id, address, title: markFound(title, forms), excerpt }]
  })
  return (await Promise.all(found)).flat()
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

/** A service is shown at the address of its page. */
function addressOf(kind: string, language: Language, row: Row): string {
  const screen = detailScreens.find(({ type }) => managedEntity(type).name === kind)?.screen
  return screen ? screenAddress(screen, language, String(row.url)) : pageAddress(language, String(row.fullUrl))
}
