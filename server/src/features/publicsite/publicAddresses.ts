import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { type DeviceKind, devicePaths, priceFinderAddress } from '../../kernel/shared/priceFinder.js'
import {
  type Language,
  languages,
  pageAddress,
  type Screen,
  screenAddress,
  screens,
} from '../../kernel/shared/screens.js'
import { Page } from '../pages/Page.js'
import { Service } from '../services/Service.js'
import { detailScreens } from './detailScreens.js'

/** A public address in one language or both. */
export interface PublicAddress {
  paths: Partial<Record<Language, string>>
  /** When its content last changed, UTC; null for screens of the product itself. */
  changedAt: string | null
}

/** Records of one kind that have addresses, by pair: a record and its translation are one. */
export interface AddressedKind {
  type: Class
  /** The property that its address is made of. */
  address: 'url' | 'fullUrl'
  pathOf(row: Row): string
}

/** Pairs of records: those after one, up to another; null for all that follow. */
export interface PairRange {
  after: number
  upTo: number | null
}

const rowsAtOnce = 1000

/** Screens that exist whatever the content; contact is a page. */
const ownScreens: readonly Screen[] = [
  'news',
  'tips',
  'products',
  'reviews',
  'appointment',
  'phone',
  'remoteAssistance',
]

const pages: AddressedKind = {
  type: Page,
  address: 'fullUrl',
  pathOf: (row) => pageAddress(row.language as Language, String(row.fullUrl)),
}

/** The kinds of records with an address each that the shop shows. */
export async function addressedKinds({ services }: Context): Promise<AddressedKind[]> {
  const { screens: gone } = await services.switches.now()
  const shown = detailScreens.filter(({ screen }) => !gone.has(screen))
  return [
    pages,
    ...shown.map(({ screen, type }): AddressedKind => {
      const pathOf = (row: Row) => screenAddress(screen, row.language as Language, String(row.url))
      return { type, address: 'url', pathOf }
    }),
  ]
}

/** The addresses that are those of no record, or of a record beside its own one. */
export async function otherAddresses(context: Context): Promise<PublicAddress[]> {
  const { screens: gone } = await context.services.switches.now()
  return [...ownScreens.filter((screen) => !gone.has(screen)).map(ofScreen), ...(await ofPriceFinder(context))]
}

/** The addresses of records, a part at a time, in turns of the event loop of their own: there may be a hundred thousand. */
export async function* addressesOf(
  { services }: Context,
  { type, address, pathOf }: AddressedKind,
  { after, upTo }: PairRange,
): AsyncGenerator<PublicAddress[]> {
  const { rows } = services.database
  for (let last = after; ; ) {
    const some = await rows.find<Row>(type, {
      columns: ['id', 'language', 'pair', 'updatedAt', address],
      where: publishedWhere(type),
      ...pairsWithin(rows.column(type, 'pair'), last, upTo),
      order: [['pair', 'ASC']],
      limit: rowsAtOnce,
    })
    const isLast = some.length < rowsAtOnce
    // Its translation may be the next row.
    const whole = isLast ? some : some.filter(({ pair }) => pair !== some.at(-1)?.pair)
    yield paired(whole, pathOf)
    if (isLast) return
    last = Number(whole.at(-1)?.pair)
    await nextTurn()
  }
}

/** How many addresses the records of a kind have. */
export function countAddresses({ services }: Context, { type }: AddressedKind): Promise<number> {
  return services.database.rows.count(type, { where: publishedWhere(type) })
}

/** All records of a kind, divided into ranges with a certain number of addresses at most. */
export async function rangesOfAddresses(
  { services }: Context,
  { type }: AddressedKind,
  max: number,
): Promise<PairRange[]> {
  const { rows } = services.database
  const ranges: PairRange[] = []
  for (let after = 0; ; ) {
    const [end] = await rows.find<Row>(type, {
      columns: ['pair'],
      where: publishedWhere(type),
      ...pairsWithin(rows.column(type, 'pair'), after, null),
      order: [['pair', 'ASC']],
      limit: 1,
      // With all that belong to the pair of the row there, it is full at most.
      offset: max - languages.length,
    })
    ranges.push({ after, upTo: end?.pair ?? null })
    if (end?.pair === undefined) return ranges
    after = end.pair
    await nextTurn()
  }
}

function pairsWithin(pair: string, after: number, upTo: number | null) {
  if (upTo === null) return { also: { sql: `${pair} > ?`, values: [after] } }
  return { also: { sql: `${pair} > ? AND ${pair} <= ?`, values: [after, upTo] } }
}

/** The price finder with its devices and answers, in the languages that have any. */
async function ofPriceFinder(context: Context): Promise<PublicAddress[]> {
  const columns = ['id', 'language', 'pair', 'updatedAt', 'url', 'deviceKinds']
  const rows = await context.services.database.rows.find<Row>(Service, {
    columns,
    where: publishedWhere(Service),
    order: [['id', 'ASC']],
  })
  const offered = rows.filter(({ deviceKinds }) => (deviceKinds as DeviceKind[]).length > 0)
  const shown = languages.filter((each) => offered.some(({ language }) => language === each))
  if (shown.length === 0) return []
  const devices = (Object.keys(devicePaths) as DeviceKind[]).flatMap((device) => {
    const own = offered.filter(({ deviceKinds }) => (deviceKinds as DeviceKind[]).includes(device))
    const inLanguages = languages.filter((each) => own.some(({ language }) => language === each))
    if (own.length === 0) return []
    const paths = inLanguages.map((language) => [language, priceFinderAddress(language, device)])
    const answers = paired(own, (row) => priceFinderAddress(row.language as Language, device, String(row.url)))
    return [{ paths: Object.fromEntries(paths), changedAt: null }, ...answers]
  })
  const paths = shown.map((language) => [language, priceFinderAddress(language)])
  return [{ paths: Object.fromEntries(paths), changedAt: null }, ...devices]
}

function ofScreen(screen: Screen): PublicAddress {
  const paths = languages.filter((language) => screens[screen][language] !== undefined)
  return {
    paths: Object.fromEntries(paths.map((language) => [language, screenAddress(screen, language)])),
    changedAt: null,
  }
}

/** Combines the two languages of each record into one entry. */
function paired(rows: Row[], pathOf: (row: Row) => string): PublicAddress[] {
  const byPair = new Map<number, PublicAddress>()
  for (const row of rows) {
    const known = byPair.get(row.pair ?? row.id) ?? { paths: {}, changedAt: row.updatedAt }
    known.paths[row.language as Language] = pathOf(row)
    if (known.changedAt === null || known.changedAt < row.updatedAt) known.changedAt = row.updatedAt
    byPair.set(row.pair ?? row.id, known)
  }
  return [...byPair.values()]
}
