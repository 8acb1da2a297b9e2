import { pageAddress } from '@shop/server/screens'
import type { MenuPageFragment, PageFieldsFragment } from '../../generated/graphql'
import { type Crumb, menuTitleOf } from '../../kernel/components/trail'

/** The public ancestors of a page, from the top, and the page itself. */
export function pageTrail(page: PageFieldsFragment, pages: MenuPageFragment[]): Crumb[] {
  const crumb = (one: Pick<MenuPageFragment, 'menuTitle' | 'title' | 'fullUrl'>) => ({
    title: menuTitleOf(one),
    address: pageAddress(page.language, one.fullUrl),
  })
  const parentOf = (one: Pick<MenuPageFragment, 'belongsTo'>) => pages.find(({ id }) => id === one.belongsTo?.id)
  const trail = [crumb(page)]
  let parent = parentOf(page)
  while (parent && trail.length <= pages.length) {
    trail.unshift(crumb(parent))
    parent = parentOf(parent)
  }
  return trail
}
