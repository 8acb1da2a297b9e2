import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const SharedBlockEditScreen = lazyScreen(() => import('./shared/SharedBlockEditScreen'))
const PageListScreen = lazyScreen(() => import('./PageListScreen'))

export const pagesFeature: AdminFeature = {
  entities: { page: { list: PageListScreen }, sharedBlock: { edit: SharedBlockEditScreen } },
}
