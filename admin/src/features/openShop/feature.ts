import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const OpenShopScreen = lazyScreen(() => import('./OpenShopScreen'))

export const openShopFeature: AdminFeature = {
  screens: [
    {
      name: 'openShop',
      asks: 'shopOpening',
      section: 'openen',
      title: 'openShop.title',
      icon: 'sell',
      group: 'administration',
      Screen: OpenShopScreen,
    },
  ],
}
