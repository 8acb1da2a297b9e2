import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const PartsScreen = lazyScreen(() => import('./PartsScreen'))

export const partsFeature: AdminFeature = {
  formScreens: { 'shopSettings/onderdelen': PartsScreen },
}
