import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const RedirectListScreen = lazyScreen(() => import('./RedirectListScreen'))

export const redirectsFeature: AdminFeature = { entities: { siteRedirect: { list: RedirectListScreen } } }
