import { comparisonKey } from '../../kernel/shared/comparisonKey.js'
import type { Attachment, WordPressExport, WordPressItem } from '../wordpress/WordPressItem.js'
import type { ImportRow } from './ImportRow.js'

/** What an import of a site is of, among the entities of other imports. */
export const wordpress = 'wordpress'

/** What a row of such an import says. */
export type WordPressRow =
  /** The site itself, and its files. */
  | { kind: 'site'; title: string; site: string; attachments: Attachment[] }
  | { kind: 'category'; title: string }
  /** `parent` is the row of the page that it belongs to. */
  | { kind: 'post' | 'page'; title: string; item: WordPressItem; parent: number | null }
  /** `page` is the row of the page that it leads to. */
  | { kind: 'menu'; title: string; menu: string; page: number | null; isNested: boolean }
  /** Items of a kind that the shop does not have. */
  | { kind: 'left'; title: string; type: string; count: number; names: string[] }

/** What each kind of row is written to. */
const entities: Readonly<Record<WordPressRow['kind'], string>> = {
  ...{ site: '', left: '' },
  ...{ category: 'newsCategory', post: 'newsItem', page: 'page', menu: 'page' },
}

const [titleCharacters, categoryCharacters, namedOfType] = [120, 80, 8]
/** Items that are no more than a step on the way to what is there. */
const unfinished: ReadonlySet<string> = new Set(['trash', 'auto-draft', 'inherit'])
const withoutCategory: ReadonlySet<string> = new Set(['uncategorized', 'geen categorie', 'niet gecategoriseerd'])

/** The rows of an import of a site, in the order in which they are written: what others refer to comes first. */
export function rowsOfExport({ title, site, items }: WordPressExport): Partial<ImportRow>[] {
  const attachments = items.flatMap((item) => (item.type === 'attachment' && item.file ? [attachmentOf(item)] : []))
  const isRead = (type: string) => (item: WordPressItem) => item.type === type && !unfinished.has(item.status)
  const pages = parentsFirst(items.filter(isRead('page')))
  const posts = items.filter(isRead('post'))
  const used = posts.flatMap(({ categories }) => categories.slice(0, 1))
  const categories = new Map(
    used.filter(isCategory).map((name) => [comparisonKey(name), cut(name, categoryCharacters)]),
  )
  const first = 2 + categories.size
  const rowOf = new Map(pages.map(({ id }, place) => [id, first + place]))
  const titles = uniqueTitles(posts)
  const titleById = new Map(items.flatMap((item) => (item.type === 'nav_menu_item' ? [] : [[item.id, item.title]])))
  const rows: WordPressRow[] = [
    { kind: 'site', title: cut(title || site, titleCharacters), site, attachments },
    ...[...categories.values()].map((name) => ({ kind: 'category' as const, title: name })),
    ...pages.map((item) => ({
      ...{ kind: 'page' as const, item, title: titleOf(item), parent: rowOf.get(item.parent) ?? null },
    })),
    ...posts.map((item, place) => ({ kind: 'post' as const, item, title: titles[place] ?? '', parent: null })),
    ...items
      .filter(isRead('nav_menu_item'))
      .sort((one, other) => one.order - other.order)
      .map((item) => menuRow(item, rowOf, titleById)),
    ...leftRows(items),
  ]
  return rows.map((row, place) => ({
    ...{
      number: place + 1,
      cells: [JSON.stringify(row)],
      entity: row.kind === 'menu' && row.page === null ? '' : entities[row.kind],
      title: row.title,
    },
    ...{ faults: [], notes: null, outcome: null, result: null, record: null, before: null, after: null, also: null },
  }))
}

/** What a row says. */
export function siteRow({ cells }: Pick<ImportRow, 'cells'>): WordPressRow {
  return JSON.parse(String(cells[0])) as WordPressRow
}

/** Whether posts without a category of their own have this one. */
export function isCategory(name: string): boolean {
  return name !== '' && !withoutCategory.has(name.toLowerCase())
}

/** The title of a category as it is stored. */
export function categoryTitle(name: string): string {
  return cut(name, categoryCharacters)
}

function attachmentOf({ id, file, title, meta, parent }: WordPressItem): Attachment {
  return { id, url: file ?? '', alt: (meta._wp_attachment_image_alt ?? '').slice(0, 300) || titleAsAlt(title), parent }
}

/** WordPress calls a file after its name, which says nothing to who cannot see it. */
function titleAsAlt(title: string): string {
  return /\s/.test(title) ? title.slice(0, 300) : ''
}

function titleOf({ title, id, meta }: WordPressItem): string {
  return cut(title || meta._wp_old_slug || `(${id})`, titleCharacters)
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 3).trimEnd()}…` : text
}

/** No two news items are called the same: the second gets a number. */
function uniqueTitles(posts: readonly WordPressItem[]): string[] {
  const taken = new Set<string>()
  return posts.map((post) => {
    const title = titleOf(post)
    for (let number = 1; ; number++) {
      const suffix = number === 1 ? '' : ` (${number})`
      const candidate = cut(title, titleCharacters - suffix.length) + suffix
      if (taken.has(comparisonKey(candidate))) continue
      taken.add(comparisonKey(candidate))
      return candidate
    }
  })
}

/** Each page after the one that it belongs to; one that belongs to itself in the end, to none. */
function parentsFirst(pages: readonly WordPressItem[]): WordPressItem[] {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const depthOf = (page: WordPressItem): number => {
    let depth = 0
    for (let parent = byId.get(page.parent); parent && depth <= 20; parent = byId.get(parent.parent)) depth++
    return depth
  }
  const depths = new Map(pages.map((page) => [page, depthOf(page)]))
  const ordered = [...pages].sort((one, other) => (depths.get(one) ?? 0) - (depths.get(other) ?? 0))
  return ordered.map((page) => ((depths.get(page) ?? 0) > 20 ? { ...page, parent: 0 } : page))
}

function menuRow(
  { title, menus, meta }: WordPressItem,
  rowOf: ReadonlyMap<number, number>,
  titleById: ReadonlyMap<number, string>,
): WordPressRow {
  const target = Number(meta._menu_item_object_id) || 0
  const page = meta._menu_item_object === 'page' ? (rowOf.get(target) ?? null) : null
  const named = title || titleById.get(target) || meta._menu_item_url || ''
  const isNested = (Number(meta._menu_item_menu_item_parent) || 0) > 0
  return { kind: 'menu', title: cut(named, titleCharacters), menu: cut(menus[0] ?? '', 60), page, isNested }
}

/** What themes and plugins keep in the site, by its kind. */
function leftRows(items: readonly WordPressItem[]): WordPressRow[] {
  const own: ReadonlySet<string> = new Set(['post', 'page', 'attachment', 'nav_menu_item', 'revision'])
  const left = new Map<string, WordPressItem[]>()
  for (const item of items) {
    const isTrash = item.status === 'trash'
    const type = isTrash ? 'trash' : item.type
    if (!isTrash && own.has(item.type)) continue
    const some = left.get(type) ?? []
    left.set(type, some)
    some.push(item)
  }
  return [...left].map(([type, some]) => ({
    ...{ kind: 'left' as const, title: type, type, count: some.length },
    names: some.slice(0, namedOfType).map((item) => cut(item.title || `(${item.id})`, 60)),
  }))
}
