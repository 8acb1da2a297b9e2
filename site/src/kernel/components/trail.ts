import { type Language, screenAddress } from '@shop/server/screens'
import type { IntlShape } from 'react-intl'
import type { MenuPageFragment } from '../../generated/graphql'

export interface Crumb {
  title: string
  address: string
}

type Words = Pick<IntlShape, 'formatMessage'>

/** The way from home to a screen, itself included. */
export function fromHome(trail: Crumb[], language: Language, { formatMessage }: Words): Crumb[] {
  return [{ title: formatMessage({ id: 'layout.homeTitle' }), address: `/${language}` }, ...trail]
}

/** The way to an overview, or to a detail of it. */
export function overviewTrail(
  screen: 'news' | 'products' | 'tips',
  language: Language,
  { formatMessage }: Words,
  detail?: { title: string; url: string },
): Crumb[] {
  const overview = { title: formatMessage({ id: `${screen}.menu` }), address: screenAddress(screen, language) }
  if (!detail) return [overview]
  return [overview, { title: detail.title, address: screenAddress(screen, language, detail.url) }]
}

/** What a page is called where there is little room, as in menus and trails. */
export function menuTitleOf(page: Pick<MenuPageFragment, 'menuTitle' | 'title'>): string {
  return page.menuTitle || page.title
}
