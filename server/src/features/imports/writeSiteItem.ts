import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { Message } from '../../kernel/i18n/say.js'
import { createRecord } from '../../kernel/records/createRecord.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import { Page } from '../pages/Page.js'
import { recordAddresses } from '../redirects/recordAddresses.js'
import { SiteRedirect } from '../redirects/SiteRedirect.js'
import type { SiteOptions } from './DataImport.js'
import type { BesidesRow, ImportRow } from './ImportRow.js'
import { entityOf } from './importedKinds.js'
import { whereIs } from './rowValues.js'
import { ownValues } from './writeRow.js'

/** What was written, as its row keeps it. */
export type SiteRecord = Pick<ImportRow, 'record' | 'before' | 'after' | 'also'>

interface SiteItem {
  kind: 'post' | 'page'
  /** The record that is there already; then its former addresses alone are written. */
  existing: number | null
  input: Values
  oldAddresses: readonly string[]
}

/**
 * Writes a post or page by the ways of its form, and leads its former addresses to it; what is said of those that cannot.
 * @throws ShopError as adding a record
 */
export async function writeSiteItem(
  context: Context,
  { kind, existing, input, oldAddresses }: SiteItem,
): Promise<{ record: SiteRecord; notes: Message[] }> {
  const name = kind === 'post' ? 'newsItem' : 'page'
  const { type } = entityOf(name)
  const { reader } = context.services.database
  const row =
    existing === null
      ? await createRecord(context, entityOf(name), input)
      : ((await reader.findOneByOrFail(type, { id: existing })) as Row)
  const { also, notes } = await leadTo(context, name, row, oldAddresses)
  const values = existing === null ? { before: null, after: ownValues(name, row) } : { before: {}, after: {} }
  return { record: { record: row.id, ...values, also }, notes }
}

/** The former addresses from which nothing leads yet and which are not those of the record itself. */
export async function newAddresses(
  { services }: Context,
  row: Row,
  name: string,
  oldAddresses: readonly string[],
): Promise<string[]> {
  const { type } = entityOf(name)
  if (row.state !== 'visible') return []
  const own = recordAddresses(type, row).map((address) => address.toLowerCase())
  const left: string[] = []
  for (const path of oldAddresses) {
    const isOwn = own.some((address) => address === path.toLowerCase() || address.slice(3) === path.toLowerCase())
    const isLed = await services.database.reader.existsBy(SiteRedirect, whereIs(SiteRedirect, 'path', path))
    if (!isOwn && !isLed) left.push(path)
  }
  return left
}

async function leadTo(
  context: Context,
  name: string,
  row: Row,
  oldAddresses: readonly string[],
): Promise<{ also: BesidesRow[]; notes: Message[] }> {
  const [target] = recordAddresses(entityOf(name).type, row)
  const also: BesidesRow[] = []
  const notes: Message[] = []
  if (target === undefined) return { also, notes }
  for (const path of await newAddresses(context, row, name, oldAddresses)) {
    try {
      const added = await createRecord(context, entityOf('siteRedirect'), { path, target })
      also.push({ entity: 'siteRedirect', record: added.id, after: ownValues('siteRedirect', added) })
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'VALIDATION') throw error
      const [reason = { key: 'error.VALIDATION' as const }] = Object.values(error.details.fields ?? {}).flat()
      notes.push({ key: 'wordpress.noRedirect', values: { path, reason } })
    }
  }
  return { also, notes }
}

/** Adds a category of news. @throws ShopError as adding a record */
export async function writeCategory(context: Context, title: string, { language }: SiteOptions): Promise<SiteRecord> {
  const added = await createRecord(context, entityOf('newsCategory'), { title, language })
  return { record: added.id, before: null, after: ownValues('newsCategory', added), also: null }
}

const places = {
  footer: { shown: 'visibleInFooterMenu', position: 'positionInFooterMenu' },
  top: { shown: 'visibleInTopMenu', position: 'positionInTopMenu' },
  main: { shown: 'visibleInMenu', position: 'positionInMenu' },
} as const

/**
 * Puts a page into the menu that a menu of the old site was, after what is in it. An export does not say where a menu stood; its
 * name often does.
 * @throws ShopError as changing the page, NOT_FOUND where it was not written
 */
export async function writeMenuEntry(
  context: Context,
  id: number | null,
  { menu, title }: { menu: string; title: string },
  { language }: SiteOptions,
): Promise<SiteRecord> {
  const { reader } = context.services.database
  const page = (id === null ? null : await reader.findOneBy(Page, { id })) as (Page & Row) | null
  if (!page) throw new ShopError('NOT_FOUND', { message: { key: 'wordpress.menuPageGone' } })
  const { shown, position } = placeOf(menu)
  const others = await reader.findBy(Page, { [shown]: true, language } as object)
  const last = Math.max(0, ...others.map((each) => each[position] ?? 0))
  const isNamed = title !== '' && title !== page.title
  const input: Values = {
    [shown]: true,
    [position]: page[shown] ? page[position] : last + 1,
    ...(isNamed && page.menuTitle === null && { menuTitle: title.slice(0, 40) }),
  }
  const written = await updateRecord(context, entityOf('page'), page.id, input)
  const valuesOf = (row: Row): Values => Object.fromEntries(Object.keys(input).map((name) => [name, row[name] ?? null]))
  return { record: page.id, before: valuesOf(page), after: valuesOf(written), also: null }
}

function placeOf(menu: string): (typeof places)[keyof typeof places] {
  if (/foot|voet|onder|bottom/i.test(menu)) return places.footer
  return /\btop|boven/i.test(menu) ? places.top : places.main
}
