import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'
import { jobNames } from '../jobs/jobNames'

const FiguresScreen = lazyScreen(() => import('./FiguresScreen'))

export const figuresFeature: AdminFeature = {
  screens: [
    {
      name: 'figures',
      asks: 'figures',
      section: 'cijfers',
      title: 'figures.title',
      icon: 'progress',
      group: 'work',
      needs: jobNames,
      Screen: FiguresScreen,
    },
  ],
}
