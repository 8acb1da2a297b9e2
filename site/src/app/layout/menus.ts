import { compareNames } from '@shop/server/compareNames'
import { contactUrls, type Language, pageAddress, screenAddress } from '@shop/server/screens'
import type { MenuPageFragment } from '../../generated/graphql'
import { menuTitleOf } from '../../kernel/components/trail'

export interface MenuEntry {
  key: string
  title: string
  address: string
  children: MenuEntry[]
}

type Position = 'positionInMenu' | 'positionInTopMenu' | 'positionInFooterMenu'

/** Pages without a position come last, by their name. */
function inOrder(pages: MenuPageFragment[], position: Position, language: Language): MenuPageFragment[] {
  const byName = compareNames(language)
  return pages.toSorted(
    (one, other) =>
      (one[position] ?? Number.POSITIVE_INFINITY) - (other[position] ?? Number.POSITIVE_INFINITY) ||
      byName(menuTitleOf(one), menuTitleOf(other)),
  )
}

function entryOf(page: MenuPageFragment, language: Language, children: MenuEntry[] = []): MenuEntry {
  return {
    key: `page-${page.id}`,
    title: menuTitleOf(page),
    address: pageAddress(language, page.fullUrl),
    children,
  }
}

/**
 * The main menu: a page with a parent stands under it, at any depth. The overviews of products and news are no pages
 * of the owner and come before the contact page. A child whose parent is not in the menu is on the top level.
 */
export function mainMenu(
  pages: MenuPageFragment[],
  language: Language,
  titles: { products: string; news: string },
): MenuEntry[] {
  const shown = pages.filter((page) => page.visibleInMenu)
  const ids = new Set(shown.map((page) => page.id))
  const entriesUnder = (parent: number | null): MenuEntry[] =>
    inOrder(
      shown.filter(({ belongsTo }) => (belongsTo && ids.has(belongsTo.id) ? belongsTo.id : null) === parent),
      'positionInMenu',
      language,
    ).map((page) => entryOf(page, language, entriesUnder(page.id)))
  const entries = entriesUnder(null)
  const screens: MenuEntry[] = [
    { key: 'products', title: titles.products, address: screenAddress('products', language), children: [] },
    { key: 'news', title: titles.news, address: screenAddress('news', language), children: [] },
  ]
  const contact = entries.findIndex((entry) => entry.address === pageAddress(language, contactUrls[language]))
  return entries.toSpliced(contact < 0 ? entries.length : contact, 0, ...screens)
}

/** Pages flagged for the top bar, by their position there. */
export function topMenu(pages: MenuPageFragment[], language: Language): MenuEntry[] {
  return inOrder(
    pages.filter((page) => page.visibleInTopMenu),
    'positionInTopMenu',
    language,
  ).map((page) => entryOf(page, language))
}

/** Pages flagged for the footer, by their position there. */
export function footerMenu(pages: MenuPageFragment[], language: Language): MenuEntry[] {
  return inOrder(
    pages.filter((page) => page.visibleInFooterMenu),
    'positionInFooterMenu',
    language,
  ).map((page) => entryOf(page, language))
}
