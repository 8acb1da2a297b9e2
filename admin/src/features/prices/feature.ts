import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const TypedPricesScreen = lazyScreen(() => import('./TypedPricesScreen'))

export const pricesFeature: AdminFeature = {
  screens: [
    {
      name: 'typedPrices',
      asks: 'unfollowedPrices',
      section: 'prijzen-in-teksten',
      title: 'typedPrices.title',
      icon: 'sell',
      group: 'sale',
      needs: ['service', 'product'],
      Screen: TypedPricesScreen,
    },
  ],
}
