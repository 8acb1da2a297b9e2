import type { AdminFeature } from '../../kernel/AdminFeature'
import { lazyScreen } from '../../kernel/components/lazyScreen'

const MailSettingsScreen = lazyScreen(() => import('./MailSettingsScreen'))
const OutboxListScreen = lazyScreen(() => import('./OutboxListScreen'))
const OutgoingMailScreen = lazyScreen(() => import('./OutgoingMailScreen'))

export const mailFeature: AdminFeature = {
  entities: {
    outgoingMail: { menu: 'administration', list: OutboxListScreen, view: OutgoingMailScreen, isMail: true },
  },
  formScreens: { 'shopSettings/mail': MailSettingsScreen },
}
