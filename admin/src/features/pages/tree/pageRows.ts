import { compareNames } from '@shop/server/compareNames'
import type { PageTreeQuery } from '../../../generated/graphql'
import type { Language } from '../../../kernel/managed/ManagedEntity'

export type TreePage = PageTreeQuery['pages']['items'][number] & {
  /** Whether a draft stands beside what visitors see. */
  hasDraft?: boolean
}

export const menus = ['main', 'top', 'footer'] as const
export type MenuName = (typeof menus)[number]

/** Where a page says its place in a menu, and whether it is in it. */
export const menuFields = {
  main: { position: 'positionInMenu', shown: 'visibleInMenu' },
  top: { position: 'positionInTopMenu', shown: 'visibleInTopMenu' },
  footer: { position: 'positionInFooterMenu', shown: 'visibleInFooterMenu' },
} as const satisfies Record<MenuName, { position: keyof TreePage; shown: keyof TreePage }>

/** A page as it is listed: `depth` pages stand above it. What follows it deeper stands below it. */
export interface PageRow {
  page: TreePage
  depth: number
}

/**
 * The pages of a menu in the order in which visitors meet them: all pages below each other in the main menu, those that
 * are in it in the others.
 */
export function pageRows(pages: readonly TreePage[], menu: MenuName, language: Language): PageRow[] {
  const { position, shown } = menuFields[menu]
  const byName = compareNames(language)
  const place = (page: TreePage) => page[position] ?? Number.POSITIVE_INFINITY
  const name = ({ menuTitle, title }: TreePage) => menuTitle ?? title
  const ordered = pages.toSorted((one, other) =>
    place(one) === place(other) ? byName(name(one), name(other)) : place(one) - place(other),
  )
  if (menu !== 'main') return ordered.filter((page) => page[shown]).map((page) => ({ page, depth: 0 }))
  const ids = new Set(pages.map(({ id }) => id))
  const parentOf = ({ belongsTo }: TreePage) => (belongsTo && ids.has(belongsTo.id) ? belongsTo.id : null)
  const rowsUnder = (parent: number | null, depth: number): PageRow[] =>
    ordered
      .filter((page) => parentOf(page) === parent)
      .flatMap((page) => [{ page, depth }, ...rowsUnder(page.id, depth + 1)])
  return rowsUnder(null, 0)
}
