import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const TillScreen = lazyScreen(() => import('./TillScreen'))
const ClosingScreen = lazyScreen(() => import('./ClosingScreen'))

const needs = ['invoice']

export const tillFeature: AdminFeature = {
  entities: { tillClosing: { menu: 'work' }, cashMovement: { menu: 'work' } },
  screens: [
    {
      ...{
        name: 'till',
        asks: 'tillState',
        section: 'kassa',
        title: 'till.title',
        icon: 'sell',
        group: 'first',
        needs,
      },
      covers: ['tillClosing', 'cashMovement'],
      Screen: TillScreen,
    },
    {
      ...{
        name: 'closing',
        asks: 'closeTill',
        section: 'kassa/dagafsluiting',
        title: 'closing.title',
        icon: 'sell',
        needs,
      },
      isHidden: true,
      Screen: ClosingScreen,
    },
  ],
}
