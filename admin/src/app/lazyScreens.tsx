import { type ComponentType, lazy, Suspense } from 'react'
import { FormSkeleton } from '../components/FormSkeleton'

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

export const AccessTokenCreateScreen = lazyScreen(() => import('../tokens/AccessTokenCreateScreen'))
export const AccountScreen = lazyScreen(() => import('../account/AccountScreen'))
export const AgendaScreen = lazyScreen(() => import('../agenda/AgendaScreen'))
export const BackupScreen = lazyScreen(() => import('../backups/BackupScreen'))
export const TrashScreen = lazyScreen(() => import('../trash/TrashScreen'))
export const CustomerScreen = lazyScreen(() => import('../customers/CustomerScreen'))
export const DeviceEditScreen = lazyScreen(() => import('../devices/DeviceEditScreen'))
export const DownloadEditScreen = lazyScreen(() => import('../downloads/DownloadEditScreen'))
export const FiguresScreen = lazyScreen(() => import('../figures/FiguresScreen'))
export const HistoryScreen = lazyScreen(() => import('../history/HistoryScreen'))
export const InboxScreen = lazyScreen(() => import('../inbox/InboxScreen'))
export const IntakeScreen = lazyScreen(() => import('../intake/IntakeScreen'))
export const JobEditScreen = lazyScreen(() => import('../jobs/JobEditScreen'))
export const JobListScreen = lazyScreen(() => import('../jobs/JobListScreen'))
export const LookEditScreen = lazyScreen(() => import('./LookEditScreen'))
export const MailSettingsScreen = lazyScreen(() => import('../mail/MailSettingsScreen'))
export const MailTextEditScreen = lazyScreen(() => import('../mailTexts/MailTextEditScreen'))
export const MailTextListScreen = lazyScreen(() => import('../mailTexts/MailTextListScreen'))
export const MediaScreen = lazyScreen(() => import('../media/MediaScreen'))
export const PaperScreen = lazyScreen(() => import('../jobs/print/PaperScreen'))
export const MessageListScreen = lazyScreen(() => import('../inbox/MessageListScreen'))
export const MessageScreen = lazyScreen(() => import('../inbox/MessageScreen'))
export const OutboxListScreen = lazyScreen(() => import('../mail/OutboxListScreen'))
export const OutgoingMailScreen = lazyScreen(() => import('../mail/OutgoingMailScreen'))
export const QuoteEditScreen = lazyScreen(() => import('../quotes/QuoteEditScreen'))
export const ReservationScreen = lazyScreen(() => import('../reservations/ReservationScreen'))
export const SetupScreen = lazyScreen(() => import('../setup/SetupScreen'))
export const StaffScreen = lazyScreen(() => import('../staff/StaffScreen'))
export const OwnShopScreen = lazyScreen(() => import('../ownShop/OwnShopScreen'))
export const PrivacyScreen = lazyScreen(() => import('../privacy/PrivacyScreen'))
export const WebhookDeliveryListScreen = lazyScreen(() => import('../webhooks/WebhookDeliveryListScreen'))
export const WebhookDeliveryScreen = lazyScreen(() => import('../webhooks/WebhookDeliveryScreen'))
export const WebhookEditScreen = lazyScreen(() => import('../webhooks/WebhookEditScreen'))
