import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const SetupScreen = lazyScreen(() => import('./SetupScreen'))

export const setupFeature: AdminFeature = {
  screens: [
    {
      name: 'setup',
      asks: 'shopSetup',
      section: 'inrichten',
      title: 'setup.title',
      icon: 'sell',
      isHidden: true,
      Screen: SetupScreen,
    },
  ],
}
