import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const OwnShopScreen = lazyScreen(() => import('./OwnShopScreen'))

export const ownShopFeature: AdminFeature = {
  screens: [
    {
      name: 'ownShop',
      section: 'eigen-winkel',
      title: 'ownShop.title',
      icon: 'sell',
      isHidden: true,
      Screen: OwnShopScreen,
    },
  ],
}
