import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'
import { ResaleState } from './ResaleState'

const BuyingScreen = lazyScreen(() => import('./BuyingScreen'))

export const buyingFeature: AdminFeature = {
  entities: { boughtItem: { menu: 'work' } },
  screens: [
    {
      ...{ name: 'buying', asks: 'buyIn', section: 'inkoop', title: 'buying.title', icon: 'recycle', group: 'first' },
      ...{ needs: ['boughtItem'], covers: ['boughtItem'] },
      Screen: BuyingScreen,
    },
  ],
  values: {
    'boughtItem.resaleFrom': ({ record }) => (
      <ResaleState resaleFrom={String(record.resaleFrom)} soldAt={record.soldAt as string | null} />
    ),
  },
}
