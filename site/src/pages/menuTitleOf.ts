import type { MenuPageFragment } from '../generated/graphql'

/** What a page is called where there is little room. */
export function menuTitleOf(page: Pick<MenuPageFragment, 'menuTitle' | 'title'>): string {
  return page.menuTitle || page.title
}
