import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const AccountScreen = lazyScreen(() => import('./AccountScreen'))

export const accountsFeature: AdminFeature = {
  entities: { signIn: { menu: 'administration' } },
  screens: [
    {
      name: 'account',
      asks: 'myAccount',
      section: 'account',
      title: 'account.title',
      icon: 'user',
      Screen: AccountScreen,
    },
  ],
}
