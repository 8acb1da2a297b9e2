import { accessTokensFeature } from '../features/accessTokens/feature'
import { accountsFeature } from '../features/accounts/feature'
import { appointmentsFeature } from '../features/appointments/feature'
import { backupFeature } from '../features/backup/feature'
import { billingFeature } from '../features/billing/feature'
import { buyingFeature } from '../features/buying/feature'
import { customersFeature } from '../features/customers/feature'
import { devicesFeature } from '../features/devices/feature'
import { downloadsFeature } from '../features/downloads/feature'
import { figuresFeature } from '../features/figures/feature'
import { followUpsFeature } from '../features/followUps/feature'
import { importsFeature } from '../features/imports/feature'
import { intakeFeature } from '../features/intake/feature'
import { jobsFeature } from '../features/jobs/feature'
import { lookFeature } from '../features/look/feature'
import { mailFeature } from '../features/mail/feature'
import { mailTextsFeature } from '../features/mailTexts/feature'
import { messagesFeature } from '../features/messages/feature'
import { onlinePaymentsFeature } from '../features/onlinePayments/feature'
import { openShopFeature } from '../features/openShop/feature'
import { ownShopFeature } from '../features/ownShop/feature'
import { pagesFeature } from '../features/pages/feature'
import { pricesFeature } from '../features/prices/feature'
import { privacyFeature } from '../features/privacy/feature'
import { productsFeature } from '../features/products/feature'
import { promotionsFeature } from '../features/promotions/feature'
import { quotesFeature } from '../features/quotes/feature'
import { redirectsFeature } from '../features/redirects/feature'
import { reservationsFeature } from '../features/reservations/feature'
import { reviewsFeature } from '../features/reviews/feature'
import { servicesFeature } from '../features/services/feature'
import { setupFeature } from '../features/setup/feature'
import { shopFeature } from '../features/shop/feature'
import { staffFeature } from '../features/staff/feature'
import { stockFeature } from '../features/stock/feature'
import { switchesFeature } from '../features/switches/feature'
import { textsFeature } from '../features/texts/feature'
import { tillFeature } from '../features/till/feature'
import { visitorSearchFeature } from '../features/visitorSearch/feature'
import { webhooksFeature } from '../features/webhooks/feature'
import type { AdminFeature } from '../kernel/AdminFeature'
import { mediaFeature, publicationFeature, trashFeature } from '../kernel/kernelFeatures'

/** All there are; their screens stand in the menu in this order. */
export const features: readonly AdminFeature[] = [
  intakeFeature,
  tillFeature,
  buyingFeature,
  appointmentsFeature,
  figuresFeature,
  jobsFeature,
  followUpsFeature,
  quotesFeature,
  billingFeature,
  onlinePaymentsFeature,
  customersFeature,
  devicesFeature,
  setupFeature,
  ownShopFeature,
  openShopFeature,
  messagesFeature,
  mediaFeature,
  publicationFeature,
  textsFeature,
  pagesFeature,
  productsFeature,
  promotionsFeature,
  servicesFeature,
  pricesFeature,
  redirectsFeature,
  visitorSearchFeature,
  reviewsFeature,
  reservationsFeature,
  stockFeature,
  shopFeature,
  lookFeature,
  switchesFeature,
  mailTextsFeature,
  mailFeature,
  downloadsFeature,
  accessTokensFeature,
  webhooksFeature,
  staffFeature,
  privacyFeature,
  backupFeature,
  importsFeature,
  accountsFeature,
  trashFeature,
]
