import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CoreServices } from '../../kernel/context/Context.js'
import { Loaders } from '../../kernel/context/Loaders.js'
import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row } from '../../kernel/context/Row.js'
import type { SwitchedOff } from '../../kernel/context/SwitchedOff.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { managedByName } from '../../kernel/records/managedByName.js'
import type { DeviceKind } from '../../kernel/shared/priceFinder.js'
import { pricedEntities } from '../../kernel/shared/priceReferences.js'
import { homeUrls, type Language, languages } from '../../kernel/shared/screens.js'
import { isPrice, placeholdersIn } from '../../kernel/shared/shopPlaceholders.js'
import { type PriceValues, priceValuesFor } from '../prices/priceValues.js'
import { builtInSynonyms } from './builtInSynonyms.js'
import { type EntryKind, entrySources, type SearchEntry } from './SearchEntry.js'
import { SearchSynonym } from './SearchSynonym.js'
import { type ServicePlace, ServicePlaces } from './ServicePlaces.js'
import { Synonyms } from './Synonyms.js'
import { kindOf, searchedTypes, typeOf } from './searchedKinds.js'
import { namedTypes, searchedTexts } from './searchedTexts.js'
import { WordIndex } from './WordIndex.js'

type ShopContext = Pick<PublicContext, 'loaders' | 'services'>

/** Rows of a statement that reads only which records there are, and in what version. */
const versionsAtOnce = 2000

/** Rows of a statement that reads records with their texts. */
const rowsAtOnce = 100

/** So long is worked at the index before others have their turn, in milliseconds. */
const longestTurn = 8

/** How much records count by their kind: what costs something or can be done is what most people come for. */
const weights: Partial<Record<string, number>> & Record<EntryKind, number> = {
  service: 1.25,
  action: 1.3,
  fact: 1.3,
  overview: 1,
}

/** Home has a word of everything, and is the answer to nothing. */
const weightOfHome = 0.25

/** What the index follows. */
export interface ShopState {
  /** How often each table was written to, by its name. */
  counters: ReadonlyMap<string, number>
  off: SwitchedOff
  /** Identifies what texts are filled in with, and what of them is shown. */
  settings: string
}

/** A record as it was indexed. */
interface Indexed {
  stamp: string
  language: Language
  document: number
  /** Of a service. */
  group: number | null
  devices: readonly DeviceKind[]
  /** What it is filled in with of prices. */
  prices: PriceValues
}

/** The public records of both languages by their words, as they read under the same settings of the shop. */
export class IndexedRecords {
  private readonly words: Record<Language, WordIndex> = { nl: new WordIndex('nl'), en: new WordIndex('en') }
  private readonly places: Record<Language, ServicePlaces> = { nl: new ServicePlaces(), en: new ServicePlaces() }
  private readonly meanings: Record<Language, Synonyms> = {
    nl: new Synonyms(builtInSynonyms.nl, 'nl'),
    en: new Synonyms(builtInSynonyms.en, 'en'),
  }
  private readonly known = new Map<string, Map<number, Indexed>>()
  /** By kind and id, which is a number of its own. */
  private readonly entries = new Map<string, SearchEntry>()
  /** The documents of each source of entries. */
  private readonly entryDocuments = new Map<string, { language: Language; document: number; key: string }[]>()
  private lastEntry = 0
  /** The counters that it is of, by table. */
  private readonly counters = new Map<string, number>()
  /** The same of the tables of what has a price, as its prices were filled in. */
  private readonly priceCounters = new Map<string, number>()
  private turnBegan = 0

  /** @param assertWanted throws once nobody needs it any more */
  constructor(
    readonly settings: string,
    private readonly assertWanted: () => void,
  ) {}

  wordsIn(language: Language): WordIndex {
    return this.words[language]
  }

  synonymsIn(language: Language): Synonyms {
    return this.meanings[language]
  }

  /** What is no record, by what its document says. */
  entryOf(kind: string, id: number): SearchEntry | undefined {
    return this.entries.get(`${kind} ${id}`)
  }

  /** The devices for which the price finder has an answer about a service. */
  devicesOf(service: number): readonly DeviceKind[] {
    return this.known.get('service')?.get(service)?.devices ?? []
  }

  /** Where a service stands; undefined where no page shows it. */
  placeOf(language: Language, service: number): ServicePlace | undefined {
    return this.places[language].placeOf(service, this.known.get('service')?.get(service)?.group ?? null)
  }

  /** Whether so much of it is gone that it is better built anew. */
  get isWorn(): boolean {
    return Object.values(this.words).some(({ isWorn }) => isWorn)
  }

  /** Catches up with what was written since. */
  async update({ services }: ShopContext, { counters, off }: ShopState): Promise<void> {
    this.turnBegan = performance.now()
    // What the call has read before may be older than the counters.
    const context = { services, loaders: new Loaders(services.database.rows) }
    await this.forgetOldPrices(context, counters)
    this.forgetOldNames(context, counters)
    for (const type of searchedTypes) {
      const table = tableOf(context.services, type)
      const changes = counters.get(table) ?? 0
      if (this.counters.get(table) === changes) continue
      await this.updateKind(context, type, off)
      this.counters.set(table, changes)
    }
    await this.updateEntries(context, counters)
    await this.updateSynonyms(context, counters)
  }

  /** Records are read again that bear the name of another whose table was written to, such as their category. */
  private forgetOldNames(context: ShopContext, counters: ShopState['counters']): void {
    for (const [type, namers] of namedTypes) {
      for (const namer of namers) {
        const key = `names ${kindOf(type)} ${tableOf(context.services, namer)}`
        const changes = counters.get(tableOf(context.services, namer)) ?? 0
        if (this.counters.get(key) === changes) continue
        if (this.counters.has(key)) {
          for (const indexed of this.known.get(kindOf(type))?.values() ?? []) indexed.stamp = ''
          this.counters.delete(tableOf(context.services, type))
        }
        this.counters.set(key, changes)
      }
    }
  }

  private async updateSynonyms({ services }: ShopContext, counters: ShopState['counters']): Promise<void> {
    const table = tableOf(services, SearchSynonym)
    const changes = counters.get(table) ?? 0
    if (this.counters.get(table) === changes) return
    const own = (await services.database.rows.find<SearchSynonym>(SearchSynonym, {})).map(({ words }) => words)
    for (const language of languages) {
      this.meanings[language] = new Synonyms([...builtInSynonyms[language], ...own], language)
    }
    this.counters.set(table, changes)
  }

  /** What is no record is said again where a table was written to that it follows. */
  private async updateEntries(context: ShopContext, counters: ShopState['counters']): Promise<void> {
    const shop = await context.services.shop.now()
    for (const source of entrySources()) {
      const stamp = (source.of ?? []).reduce(
        (sum, type) => sum + (counters.get(tableOf(context.services, type)) ?? 0),
        0,
      )
      if (this.counters.get(`entries ${source.name}`) === stamp) continue
      for (const { language, document, key } of this.entryDocuments.get(source.name) ?? []) {
        this.words[language].remove(document)
        this.entries.delete(key)
      }
      const documents: { language: Language; document: number; key: string }[] = []
      for (const language of languages) {
        for (const entry of await source.entries(context, language, shop)) {
          this.lastEntry += 1
          const key = `${entry.kind} ${this.lastEntry}`
          const outside = {
            kind: entry.kind,
            id: this.lastEntry,
            pair: `${source.name} ${entry.key}`,
            weight: weights[entry.kind],
            isRecord: false,
          }
          const { title, text, finds } = entry.words
          const document = this.words[language].add(outside, [
            { place: 'title', text: title },
            { place: 'words', text: finds },
            { place: 'text', text },
          ])
          this.entries.set(key, entry)
          documents.push({ language, document, key })
        }
      }
      this.entryDocuments.set(source.name, documents)
      this.counters.set(`entries ${source.name}`, stamp)
    }
  }

  /** What names a price that reads differently now is read again. */
  private async forgetOldPrices(context: ShopContext, counters: ShopState['counters']): Promise<void> {
    const tables = pricedEntities.map((entity) => tableOf(context.services, managedByName(entity).type))
    if (tables.every((table) => (this.priceCounters.get(table) ?? 0) === (counters.get(table) ?? 0))) return
    for (const [kind, known] of this.known) {
      for (const indexed of known.values()) {
        if (indexed.prices.size === 0) continue
        const now = await priceValuesFor(context, indexed.language, [...indexed.prices.keys()])
        if ([...indexed.prices].every(([name, value]) => now.get(name) === value)) continue
        indexed.stamp = ''
        this.counters.delete(tableOf(context.services, typeOf(kind)))
      }
    }
    for (const table of tables) this.priceCounters.set(table, counters.get(table) ?? 0)
  }

  /** Removes the records of a kind that are gone, and adds those that are new or changed. */
  private async updateKind(context: ShopContext, type: Class, off: SwitchedOff): Promise<void> {
    const kind = kindOf(type)
    const known = this.known.get(kind) ?? new Map<number, Indexed>()
    this.known.set(kind, known)
    const present = off.entities.has(kind) ? new Map<number, string>() : await this.readStamps(context, type)
    for (const [id, indexed] of known) {
      if (present.get(id) === indexed.stamp) continue
      this.words[indexed.language].remove(indexed.document)
      if (kind === 'page') this.places[indexed.language].deletePage(id)
      known.delete(id)
    }
    const missing = [...present.keys()].filter((id) => !known.has(id))
    for (let at = 0; at < missing.length; at += rowsAtOnce) {
      const ids = missing.slice(at, at + rowsAtOnce)
      const rows = await context.services.database.rows.find<Row>(type, { where: { ...publishedWhere(type), id: ids } })
      for (const row of rows) {
        known.set(row.id, await this.addRow(context, type, row, off))
        await this.letOthersWork()
      }
    }
  }

  private async addRow(context: ShopContext, type: Class, row: Row, off: SwitchedOff): Promise<Indexed> {
    const [kind, language] = [kindOf(type), row.language as Language]
    const isHome = kind === 'page' && row.url === homeUrls[language]
    const weight = isHome ? weightOfHome : (weights[kind] ?? 1)
    const outside = { kind, id: row.id, pair: `${kind} ${row.pair}`, weight, isRecord: true }
    const document = this.words[language].add(outside, await searchedTexts(context, type, row, off))
    if (kind === 'page') this.places[language].setPage(row)
    const named = placeholdersIn(JSON.stringify(row)).filter(isPrice)
    const prices = await priceValuesFor(context, language, named)
    const indexed = { stamp: stampOf(row), language, document, prices }
    if (kind !== 'service') return { ...indexed, group: null, devices: [] }
    return { ...indexed, group: row.group as number | null, devices: row.deviceKinds as DeviceKind[] }
  }

  /** Of the public records of a kind, by id. */
  private async readStamps({ services }: ShopContext, type: Class): Promise<Map<number, string>> {
    const { rows } = services.database
    const stamps = new Map<number, string>()
    for (let last = 0; ; ) {
      const some = await rows.find<Row>(type, {
        columns: ['id', 'version', 'updatedAt'],
        where: publishedWhere(type),
        also: { sql: `${rows.column(type, 'id')} > ?`, values: [last] },
        order: [['id', 'ASC']],
        limit: versionsAtOnce,
      })
      for (const row of some) stamps.set(row.id, stampOf(row))
      if (some.length < versionsAtOnce) return stamps
      last = some.at(-1)?.id ?? last
      await this.letOthersWork()
    }
  }

  private async letOthersWork(): Promise<void> {
    this.assertWanted()
    if (performance.now() - this.turnBegan < longestTurn) return
    await nextTurn()
    this.turnBegan = performance.now()
  }
}

export function tableOf({ database }: Pick<CoreServices, 'database'>, type: Class): string {
  return database.reader.connection.getMetadata(type).tableName
}

/** Changes with every write of a record: a restored backup has its versions again, but not its instants. */
function stampOf({ version, updatedAt }: Row): string {
  return `${version} ${updatedAt}`
}
