import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const LookEditScreen = lazyScreen(() => import('./LookEditScreen'))

export const lookFeature: AdminFeature = {
  formScreens: { 'shopSettings/uiterlijk': LookEditScreen },
}
