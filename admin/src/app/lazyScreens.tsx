import { type ComponentType, lazy, Suspense } from 'react'
import { FormSkeleton } from '../kernel/components/FormSkeleton'

/** A screen that is loaded when it is opened. */
function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Screen = lazy(load) as unknown as ComponentType<Props>
  return (props) => (
    <Suspense fallback={<FormSkeleton />}>
      <Screen {...props} />
    </Suspense>
  )
}

export const AccessTokenCreateScreen = lazyScreen(() => import('../features/accessTokens/AccessTokenCreateScreen'))
export const AccountScreen = lazyScreen(() => import('../features/accounts/AccountScreen'))
export const AgendaScreen = lazyScreen(() => import('../features/appointments/AgendaScreen'))
export const BackupScreen = lazyScreen(() => import('../features/backup/BackupScreen'))
export const TrashScreen = lazyScreen(() => import('../kernel/trash/TrashScreen'))
export const CustomerScreen = lazyScreen(() => import('../features/customers/CustomerScreen'))
export const DeviceEditScreen = lazyScreen(() => import('../features/devices/DeviceEditScreen'))
export const DownloadEditScreen = lazyScreen(() => import('../features/downloads/DownloadEditScreen'))
export const FiguresScreen = lazyScreen(() => import('../features/figures/FiguresScreen'))
export const HistoryScreen = lazyScreen(() => import('../kernel/history/HistoryScreen'))
export const InboxScreen = lazyScreen(() => import('../features/messages/InboxScreen'))
export const IntakeScreen = lazyScreen(() => import('../features/intake/IntakeScreen'))
export const JobEditScreen = lazyScreen(() => import('../features/jobs/JobEditScreen'))
export const JobListScreen = lazyScreen(() => import('../features/jobs/JobListScreen'))
export const LookEditScreen = lazyScreen(() => import('../features/look/LookEditScreen'))
export const MailSettingsScreen = lazyScreen(() => import('../features/mail/MailSettingsScreen'))
export const MailTextEditScreen = lazyScreen(() => import('../features/mailTexts/MailTextEditScreen'))
export const MailTextListScreen = lazyScreen(() => import('../features/mailTexts/MailTextListScreen'))
export const MediaScreen = lazyScreen(() => import('../kernel/media/MediaScreen'))
export const PaperScreen = lazyScreen(() => import('../features/jobs/print/PaperScreen'))
export const MessageListScreen = lazyScreen(() => import('../features/messages/MessageListScreen'))
export const MessageScreen = lazyScreen(() => import('../features/messages/MessageScreen'))
export const OutboxListScreen = lazyScreen(() => import('../features/mail/OutboxListScreen'))
export const OutgoingMailScreen = lazyScreen(() => import('../features/mail/OutgoingMailScreen'))
export const QuoteEditScreen = lazyScreen(() => import('../features/quotes/QuoteEditScreen'))
export const ReservationScreen = lazyScreen(() => import('../features/reservations/ReservationScreen'))
export const SetupScreen = lazyScreen(() => import('../features/setup/SetupScreen'))
export const StaffScreen = lazyScreen(() => import('../features/staff/StaffScreen'))
export const OwnShopScreen = lazyScreen(() => import('../features/ownShop/OwnShopScreen'))
export const PrivacyScreen = lazyScreen(() => import('../features/privacy/PrivacyScreen'))
export const WebhookDeliveryListScreen = lazyScreen(() => import('../features/webhooks/WebhookDeliveryListScreen'))
export const WebhookDeliveryScreen = lazyScreen(() => import('../features/webhooks/WebhookDeliveryScreen'))
export const WebhookEditScreen = lazyScreen(() => import('../features/webhooks/WebhookEditScreen'))
