import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const WebhookEditScreen = lazyScreen(() => import('./WebhookEditScreen'))
const WebhookDeliveryListScreen = lazyScreen(() => import('./WebhookDeliveryListScreen'))
const WebhookDeliveryScreen = lazyScreen(() => import('./WebhookDeliveryScreen'))

export const webhooksFeature: AdminFeature = {
  entities: {
    webhook: { menu: 'administration', edit: WebhookEditScreen },
    webhookDelivery: { menu: 'administration', list: WebhookDeliveryListScreen, view: WebhookDeliveryScreen },
  },
}
