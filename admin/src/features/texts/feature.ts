import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const ReplaceScreen = lazyScreen(() => import('./ReplaceScreen'))

export const textsFeature: AdminFeature = {
  screens: [
    {
      name: 'texts',
      asks: 'textMatches',
      section: 'zoeken-en-vervangen',
      title: 'texts.title',
      icon: 'search',
      group: 'content',
      Screen: ReplaceScreen,
    },
  ],
}
