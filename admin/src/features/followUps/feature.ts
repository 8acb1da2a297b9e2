import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'
import { jobNames } from '../jobs/jobNames'

const FollowUpScreen = lazyScreen(() => import('./FollowUpScreen'))

export const followUpsFeature: AdminFeature = {
  screens: [
    {
      name: 'followUps',
      asks: 'callsToMake',
      section: 'opvolgen',
      title: 'followUps.title',
      Screen: FollowUpScreen,
      icon: 'phone',
      group: 'first',
      needs: jobNames,
    },
  ],
}
