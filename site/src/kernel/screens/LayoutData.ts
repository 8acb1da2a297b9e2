import type { LayoutQuery, ViewerQuery } from '../../generated/graphql'

/** The shop, its pages and who is logged in: read once with the page. */
export interface LayoutData {
  shop: LayoutQuery['shop']
  /** For search engines alone: browsers do not get it. */
  special?: LayoutQuery['special']
  pages: LayoutQuery['publicPages']
  year: number
  publicUrl: string
  /** Null where nobody is logged in. */
  viewer: ViewerQuery['me']
}
