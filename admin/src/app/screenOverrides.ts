import { type ComponentType, lazy } from 'react'
import { ShopEditScreen, ShopPartsScreen } from '../features/shop/ShopEditScreen'
import type { SelectionAdditionProps } from '../kernel/generate/list/SelectionAdditions'
import {
  AccessTokenCreateScreen,
  CustomerScreen,
  DeviceEditScreen,
  DownloadEditScreen,
  JobEditScreen,
  JobListScreen,
  LookEditScreen,
  MailSettingsScreen,
  MailTextEditScreen,
  MailTextListScreen,
  MessageListScreen,
  MessageScreen,
  OutboxListScreen,
  OutgoingMailScreen,
  QuoteEditScreen,
  ReservationScreen,
  WebhookDeliveryListScreen,
  WebhookDeliveryScreen,
  WebhookEditScreen,
} from './lazyScreens'

/** Overviews that are more than the generated one, by entity. */
export const listOverrides: Partial<Record<string, ComponentType>> = {
  email: MessageListScreen,
  emailPhone: MessageListScreen,
  emailRemoteAssistance: MessageListScreen,
  mailText: MailTextListScreen,
  outgoingMail: OutboxListScreen,
  statusNewPc: JobListScreen,
  statusRepair: JobListScreen,
  webhookDelivery: WebhookDeliveryListScreen,
}

/** Forms to add what takes more than its fields, by entity. */
export const createOverrides: Partial<Record<string, ComponentType>> = {
  accessToken: AccessTokenCreateScreen,
}

/** Forms with more to them than their fields, by entity. */
export const editOverrides: Partial<Record<string, ComponentType>> = {
  statusNewPc: JobEditScreen,
  statusRepair: JobEditScreen,
  customer: CustomerScreen,
  device: DeviceEditScreen,
  accountantDownload: DownloadEditScreen,
  mailText: MailTextEditScreen,
  quote: QuoteEditScreen,
  webhook: WebhookEditScreen,
  shopSettings: ShopEditScreen,
}

/** Screens of a divided form with more to them than their fields, by entity and address: `shopSettings/mail`. */
export const formScreenOverrides: Partial<Record<string, ComponentType>> = {
  'shopSettings/mail': MailSettingsScreen,
  'shopSettings/onderdelen': ShopPartsScreen,
  'shopSettings/uiterlijk': LookEditScreen,
}

/** Views that are more than the generated one, by entity. */
export const viewOverrides: Partial<Record<string, ComponentType>> = {
  email: MessageScreen,
  emailPhone: MessageScreen,
  emailRemoteAssistance: MessageScreen,
  outgoingMail: OutgoingMailScreen,
  reservation: ReservationScreen,
  webhookDelivery: WebhookDeliveryScreen,
}

const JobBulkButtons = lazy(() => import('../features/jobs/bulk/JobBulkButtons'))

/** Further actions on selected rows, by entity. */
export const selectionAdditions: Partial<Record<string, ComponentType<SelectionAdditionProps>>> = {
  customer: lazy(() => import('../features/customers/CustomerSelection')),
  statusNewPc: JobBulkButtons,
  statusRepair: JobBulkButtons,
}
