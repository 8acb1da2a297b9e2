import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const BillingSettingsScreen = lazyScreen(() => import('./BillingSettingsScreen'))

export const onlinePaymentsFeature: AdminFeature = {
  entities: { onlinePayment: { menu: 'work' } },
  formScreens: { 'shopSettings/facturatie': BillingSettingsScreen },
  statusLooks: {
    failed: { icon: 'undo', hue: 'refused' },
    canceled: { icon: 'undo', hue: 'past' },
  },
}
