import { setImmediate as nextTurn } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { PublicContext } from '../context/PublicContext.js'
import type { Row } from '../context/Row.js'
import { TableChange } from '../database/TableChange.js'
import { ShopSettings } from '../entities/ShopSettings.js'
import type { Class } from '../fields/FieldDescription.js'
import type { SwitchedOff } from '../parts/SwitchedOff.js'
import { publishedWhere } from '../publicsite/published.js'
import { type Language, languages } from '../shared/screens.js'
import { ServicePlaces } from './ServicePlaces.js'
import { kindOf, searchedTypes } from './searchedKinds.js'
import { searchedTexts } from './searchedTexts.js'
import { WordIndex } from './WordIndex.js'

type ShopContext = Pick<PublicContext, 'loaders' | 'services'>

/** Rows of a statement that reads only which records there are, and in what version. */
const versionsAtOnce = 2000

/** Rows of a statement that reads records with their texts. */
const rowsAtOnce = 100

/** A record as it was indexed. */
interface Indexed {
  stamp: string
  language: Language
  document: number
  group: number | null
}

/**
 * What visitors search in: the public records of both languages by their words, in memory. Before each search it catches
 * up with what was written since, here, on another instance or by a command, by the change counters of the tables.
 */
export class VisitorIndex {
  private words = newIndexes()
  private places = newPlaces()
  private known = newKnown()
  /** The change counters that the index is of, by table. */
  private counters = new Map<string, number>()
  /** Identifies the settings that its texts were filled in with. */
  private settings = ''
  private readonly mutex = new Mutex()

  /** The index of a language as of now. */
  async current(context: ShopContext, language: Language): Promise<WordIndex> {
    await this.mutex.runExclusive(() => this.update(context))
    return this.words[language]
  }

  /** The page that shows a service; undefined where none does. */
  pageOfService(language: Language, id: number): number | undefined {
    return this.places[language].pageOf(id, this.known.get('service')?.get(id)?.group ?? null)
  }

  private async update(context: ShopContext): Promise<void> {
    const { database, parts } = context.services
    // Read before the rows: what is written between the two is read again the next time.
    const counters = await this.readCounters(context)
    const off = await parts.now()
    const settings = `${counters.get(tableOf(context, ShopSettings)) ?? 0} ${off.key}`
    if (settings !== this.settings || languages.some((language) => this.words[language].isWorn)) this.clear()
    try {
      for (const type of searchedTypes) {
        const table = tableOf(context, type)
        const changes = counters.get(table) ?? 0
        if (this.counters.get(table) === changes) continue
        await this.updateKind(context, type, off)
        this.counters.set(table, changes)
      }
      this.settings = settings
    } catch (error) {
      this.clear()
      throw error
    }
    function tableOf(_: ShopContext, type: Class): string {
      return database.reader.connection.getMetadata(type).tableName
    }
  }

  private async readCounters({ services }: ShopContext): Promise<Map<string, number>> {
    const rows = await services.database.rows.find<TableChange>(TableChange, {})
    return new Map(rows.map(({ name, changes }) => [name, Number(changes)]))
  }

  /** Removes the records of a kind that are gone, and adds those that are new or changed. */
  private async updateKind(context: ShopContext, type: Class, off: SwitchedOff): Promise<void> {
    const kind = kindOf(type)
    const known = this.known.get(kind) ?? new Map<number, Indexed>()
    this.known.set(kind, known)
    const present = off.entities.has(kind) ? new Map<number, string>() : await readStamps(context, type)
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
      for (const row of rows) await this.addRow(context, type, row, off)
      await nextTurn()
    }
  }

  private async addRow(context: ShopContext, type: Class, row: Row, off: SwitchedOff): Promise<void> {
    const [kind, language] = [kindOf(type), row.language as Language]
    const document = this.words[language].add(kind, row.id, await searchedTexts(context, type, row, off))
    if (kind === 'page') this.places[language].setPage(row)
    const group = kind === 'service' ? (row.group as number | null) : null
    this.known.get(kind)?.set(row.id, { stamp: stampOf(row), language, document, group })
  }

  private clear(): void {
    this.words = newIndexes()
    this.places = newPlaces()
    this.known = newKnown()
    this.counters = new Map()
    this.settings = ''
  }
}

function newIndexes(): Record<Language, WordIndex> {
  return { nl: new WordIndex('nl'), en: new WordIndex('en') }
}

function newPlaces(): Record<Language, ServicePlaces> {
  return { nl: new ServicePlaces(), en: new ServicePlaces() }
}

function newKnown(): Map<string, Map<number, Indexed>> {
  return new Map()
}

/** Of the public records of a kind, by id. */
async function readStamps({ services }: ShopContext, type: Class): Promise<Map<number, string>> {
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
    await nextTurn()
  }
}

/** Changes with every write of a record: a restored backup has its versions again, but not its instants. */
function stampOf({ version, updatedAt }: Row): string {
  return `${version} ${updatedAt}`
}
