import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

import { OnlineMenuGate } from './OnlineMenuGate'

const BillingSettingsScreen = lazyScreen(() => import('./BillingSettingsScreen'))
const OnlinePaymentScreen = lazyScreen(() => import('./OnlinePaymentScreen'))

export const onlinePaymentsFeature: AdminFeature = {
  entities: { onlinePayment: { menu: 'work', menuGate: OnlineMenuGate, view: OnlinePaymentScreen } },
  formScreens: { 'shopSettings/facturatie': BillingSettingsScreen },
  statusLooks: {
    failed: { icon: 'undo', hue: 'refused' },
    canceled: { icon: 'undo', hue: 'past' },
  },
}
