import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const PrivacyScreen = lazyScreen(() => import('./PrivacyScreen'))

export const privacyFeature: AdminFeature = {
  entities: { erasure: { menu: 'administration' } },
  screens: [
    {
      name: 'privacy',
      asks: 'customerData',
      section: 'privacy',
      title: 'privacy.title',
      icon: 'privacy',
      group: 'administration',
      Screen: PrivacyScreen,
    },
  ],
}
