import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { type DeviceKind, devicePaths, priceFinderAddress } from '../../kernel/shared/priceFinder.js'
import {
  type Language,
  languages,
  pageAddress,
  type Screen,
  screenAddress,
  screens,
} from '../../kernel/shared/screens.js'
import { Page } from '../entities/Page.js'
import { Service } from '../entities/Service.js'
import { detailScreens } from './detailScreens.js'
import { publishedWhere } from './published.js'

/** A public address in one language or both. */
export interface PublicAddress {
  paths: Partial<Record<Language, string>>
  /** When its content last changed, UTC; null for screens of the product itself. */
  changedAt: string | null
}

const rowsAtOnce = 2000

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

/** Every public address, with its counterpart in the other language where there is one. */
export async function publicAddresses(context: Context): Promise<PublicAddress[]> {
  const { screens: gone } = await context.services.parts.now()
  const isThere = (screen: Screen) => !gone.has(screen)
  const pages = paired(await rowsOf(context, Page, 'fullUrl'), (row) =>
    pageAddress(row.language as Language, String(row.fullUrl)),
  )
  const found = await Promise.all(
    detailScreens
      .filter(({ screen }) => isThere(screen))
      .map(async ({ screen, type }) =>
        paired(await rowsOf(context, type, 'url'), (row) =>
          screenAddress(screen, row.language as Language, String(row.url)),
        ),
      ),
  )
  return [...pages, ...ownScreens.filter(isThere).map(ofScreen), ...found.flat(), ...(await ofPriceFinder(context))]
}

/** The price finder with its devices and answers, in the languages that have any. */
async function ofPriceFinder(context: Context): Promise<PublicAddress[]> {
  const columns = ['id', 'language', 'pair', 'updatedAt', 'url', 'deviceKinds']
  const rows = await context.services.database.rows.find<Row>(Service, { columns, order: [['id', 'ASC']] })
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

/** By id, a part at a time: there may be a hundred thousand. */
async function rowsOf(context: Context, type: Class, address: string): Promise<Row[]> {
  const { rows } = context.services.database
  const all: Row[] = []
  for (let last = 0; ; ) {
    const some = await rows.find<Row>(type, {
      columns: ['id', 'language', 'pair', 'updatedAt', address],
      where: publishedWhere(type),
      also: { sql: `${rows.column(type, 'id')} > ?`, values: [last] },
      order: [['id', 'ASC']],
      limit: rowsAtOnce,
    })
    all.push(...some)
    if (some.length < rowsAtOnce) return all
    last = some.at(-1)?.id ?? last
    await nextTurn()
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
