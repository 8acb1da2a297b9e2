import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const SwitchesScreen = lazyScreen(() => import('./SwitchesScreen'))

export const switchesFeature: AdminFeature = {
  formScreens: { 'shopSettings/onderdelen': SwitchesScreen },
}
