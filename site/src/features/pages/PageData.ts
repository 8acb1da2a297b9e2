import type { PageQuery } from '../../generated/graphql'
import type { ScreenData } from '../../kernel/screens/ScreenData'

export interface PageData extends ScreenData {
  kind: 'page'
  /** The owner has not made it yet. */
  isStandIn?: boolean
  page: PageQuery['publicPage']
}
