import { pageAddress } from '@shop/server/screens'
import type { PageFieldsFragment } from '../generated/graphql'
import type { Crumb } from '../head/Breadcrumbs'
import { menuTitleOf } from '../layout/menus'
import { useLayout } from '../layout/useLayout'

/** The pages above this one, from the top, and the page itself. */
export function usePageTrail(page: PageFieldsFragment): Crumb[] {
  const { pages } = useLayout()
  const trail: Crumb[] = [{ title: menuTitleOf(page), address: pageAddress(page.language, page.fullUrl) }]
  let current = pages.find((one) => one.id === page.id)
  while (current?.belongsTo && trail.length <= pages.length) {
    const parentId = current.belongsTo.id
    current = pages.find((one) => one.id === parentId)
    if (current) trail.unshift({ title: menuTitleOf(current), address: pageAddress(page.language, current.fullUrl) })
  }
  return trail
}
