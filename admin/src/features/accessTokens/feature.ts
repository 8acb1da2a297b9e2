import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const AccessTokenCreateScreen = lazyScreen(() => import('./AccessTokenCreateScreen'))

export const accessTokensFeature: AdminFeature = {
  entities: { accessToken: { menu: 'administration', create: AccessTokenCreateScreen } },
}
