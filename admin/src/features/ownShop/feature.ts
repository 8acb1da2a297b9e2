import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const OwnShopScreen = lazyScreen(() => import('./OwnShopScreen'))

export const ownShopFeature: AdminFeature = {
  screens: [
    {
      name: 'ownShop',
      asks: 'demoShop',
      section: 'eigen-winkel',
      title: 'ownShop.title',
      icon: 'sell',
      isHidden: true,
      Screen: OwnShopScreen,
    },
  ],
}
