import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'
import { jobNames } from '../jobs/jobNames'

const IntakeScreen = lazyScreen(() => import('./IntakeScreen'))

export const intakeFeature: AdminFeature = {
  screens: [
    {
      name: 'intake',
      asks: 'takeIn',
      section: 'inname',
      title: 'intake.title',
      icon: 'plus',
      group: 'first',
      needs: jobNames,
      Screen: IntakeScreen,
    },
  ],
}
