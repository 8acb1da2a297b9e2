import { registerEntities } from '../../kernel/fields/managedEntities.js'
import { AccessToken } from './AccessToken.js'
import { AccountantDownload } from './AccountantDownload.js'
import { Appointment } from './Appointment.js'
import { AppointmentKind } from './AppointmentKind.js'
import { BlockedTime } from './BlockedTime.js'
import { Customer } from './Customer.js'
import { Device } from './Device.js'
import { Email } from './Email.js'
import { EmailPhone } from './EmailPhone.js'
import { EmailRemoteAssistance } from './EmailRemoteAssistance.js'
import { Erasure } from './Erasure.js'
import { Feature } from './Feature.js'
import { MailText } from './MailText.js'
import { NewsCategory } from './NewsCategory.js'
import { NewsGroup } from './NewsGroup.js'
import { NewsItem } from './NewsItem.js'
import { OutgoingMail } from './OutgoingMail.js'
import { Page } from './Page.js'
import { Product } from './Product.js'
import { Quote } from './Quote.js'
import { Reservation } from './Reservation.js'
import { Review } from './Review.js'
import { Service } from './Service.js'
import { ServiceGroup } from './ServiceGroup.js'
import { ShopSettings } from './ShopSettings.js'
import { SignIn } from './SignIn.js'
import { StatusNewPc } from './StatusNewPc.js'
import { StatusRepair } from './StatusRepair.js'
import { Tip } from './Tip.js'
import { Webhook } from './Webhook.js'
import { WebhookDelivery } from './WebhookDelivery.js'
import { ZzpProduct } from './ZzpProduct.js'

/** Every entity that is managed in the back office, in the order of its menu. */
export const entities = registerEntities([
  StatusRepair,
  StatusNewPc,
  Quote,
  Appointment,
  AppointmentKind,
  BlockedTime,
  Reservation,
  Device,
  Customer,
  Email,
  EmailPhone,
  EmailRemoteAssistance,
  OutgoingMail,
  Page,
  NewsItem,
  NewsCategory,
  NewsGroup,
  Tip,
  Product,
  Service,
  ServiceGroup,
  Feature,
  Review,
  ZzpProduct,
  AccountantDownload,
  ShopSettings,
  MailText,
  AccessToken,
  Webhook,
  WebhookDelivery,
  Erasure,
  SignIn,
])
