import type { Feature } from '../kernel/Feature.js'
import { registerBlockTypes } from '../kernel/fields/blockTypes.js'
import type { Class } from '../kernel/fields/FieldDescription.js'
import { registerEntities } from '../kernel/fields/managedEntities.js'
import { kernelFeature } from '../kernel/kernelFeature.js'
import { registerAttachedTexts } from '../kernel/search/attachedTexts.js'
import { accountsFeature } from './accounts/feature.js'
import { appointmentsFeature } from './appointments/feature.js'
import { backupFeature } from './backup/feature.js'
import { billingFeature } from './billing/feature.js'
import { boughtItemsFeature } from './boughtItems/feature.js'
import { busyNetworksFeature } from './busyNetworks/feature.js'
import { buyingFeature } from './buying/feature.js'
import { confirmationsFeature } from './confirmations/feature.js'
import { customersFeature } from './customers/feature.js'
import { registerPersonalData } from './customers/PersonalData.js'
import { demoFeature } from './demo/feature.js'
import { devicesFeature } from './devices/feature.js'
import { downloadsFeature } from './downloads/feature.js'
import { failedDraftsFeature } from './failedDrafts/feature.js'
import { figuresFeature } from './figures/feature.js'
import { followUpsFeature } from './followUps/feature.js'
import { healthFeature } from './health/feature.js'
import { importsFeature } from './imports/feature.js'
import { intakeFeature } from './intake/feature.js'
import { invoicesFeature } from './invoices/feature.js'
import { jobsFeature } from './jobs/feature.js'
import { mailPreviewsFeature } from './mailPreviews/feature.js'
import { mailSetupFeature } from './mailSetup/feature.js'
import { mailTextsFeature } from './mailTexts/feature.js'
import { registerMails } from './mailTexts/mailRegistry.js'
import { mergedCustomersFeature } from './mergedCustomers/feature.js'
import { messagesFeature } from './messages/feature.js'
import { newsFeature } from './news/feature.js'
import { onboardingFeature } from './onboarding/feature.js'
import { onlinePaymentsFeature } from './onlinePayments/feature.js'
import { openItemsFeature } from './openItems/feature.js'
import { ownShopFeature } from './ownShop/feature.js'
import { pagesFeature } from './pages/feature.js'
import { passwordsFeature } from './passwords/feature.js'
import { paymentsFeature } from './payments/feature.js'
import { previewLinksFeature } from './previewLinks/feature.js'
import { pricesFeature } from './prices/feature.js'
import { privacyFeature } from './privacy/feature.js'
import { productsFeature } from './products/feature.js'
import { promotionsFeature } from './promotions/feature.js'
import { publicsiteFeature } from './publicsite/feature.js'
import { quotesFeature } from './quotes/feature.js'
import { redirectsFeature } from './redirects/feature.js'
import { remindersFeature } from './reminders/feature.js'
import { reservationsFeature } from './reservations/feature.js'
import { retentionFeature } from './retention/feature.js'
import { reviewRequestsFeature } from './reviewRequests/feature.js'
import { reviewsFeature } from './reviews/feature.js'
import { secondFactorFeature } from './secondFactor/feature.js'
import { sellingPointsFeature } from './sellingPoints/feature.js'
import { servicesFeature } from './services/feature.js'
import { sessionsFeature } from './sessions/feature.js'
import { setupFeature } from './setup/feature.js'
import { shopFeature } from './shop/feature.js'
import { startingContentFeature } from './startingContent/feature.js'
import { statisticsFeature } from './statistics/feature.js'
import { stockFeature } from './stock/feature.js'
import { switchesFeature } from './switches/feature.js'
import { registerSwitches } from './switches/shopSwitches.js'
import { tillFeature } from './till/feature.js'
import { tipsFeature } from './tips/feature.js'
import { tokensFeature } from './tokens/feature.js'
import { trackingFeature } from './tracking/feature.js'
import { visitorInvoicesFeature } from './visitorInvoices/feature.js'
import { visitorSearchFeature } from './visitorSearch/feature.js'
import { registerSearchEntries } from './visitorSearch/SearchEntry.js'
import { webhooksFeature } from './webhooks/feature.js'

/** Everything that the shop consists of; the entities of these are the menu of the back office, in this order. */
export const features: readonly Feature[] = [
  jobsFeature,
  quotesFeature,
  invoicesFeature,
  paymentsFeature,
  openItemsFeature,
  billingFeature,
  onlinePaymentsFeature,
  followUpsFeature,
  tillFeature,
  boughtItemsFeature,
  buyingFeature,
  appointmentsFeature,
  reservationsFeature,
  devicesFeature,
  customersFeature,
  mailSetupFeature,
  messagesFeature,
  pagesFeature,
  newsFeature,
  tipsFeature,
  productsFeature,
  servicesFeature,
  sellingPointsFeature,
  reviewsFeature,
  stockFeature,
  downloadsFeature,
  shopFeature,
  mailTextsFeature,
  visitorSearchFeature,
  tokensFeature,
  webhooksFeature,
  privacyFeature,
  sessionsFeature,
  accountsFeature,
  backupFeature,
  busyNetworksFeature,
  confirmationsFeature,
  demoFeature,
  failedDraftsFeature,
  figuresFeature,
  healthFeature,
  importsFeature,
  intakeFeature,
  mailPreviewsFeature,
  mergedCustomersFeature,
  onboardingFeature,
  ownShopFeature,
  switchesFeature,
  passwordsFeature,
  pricesFeature,
  promotionsFeature,
  publicsiteFeature,
  previewLinksFeature,
  redirectsFeature,
  remindersFeature,
  retentionFeature,
  reviewRequestsFeature,
  secondFactorFeature,
  setupFeature,
  startingContentFeature,
  statisticsFeature,
  trackingFeature,
  visitorInvoicesFeature,
  kernelFeature,
]

/** Every entity that is managed in the back office, in the order of its menu. */
export const entities = registerEntities(features.flatMap(({ entities: own }) => own ?? []))

/** Every kind of block that pages are built from, in the order of the back office's menu. */
export const pageBlocks = registerBlockTypes(features.flatMap(({ blocks }) => blocks ?? []))

registerMails(features.flatMap(({ mails }) => mails ?? []))

registerPersonalData(features.flatMap(({ personalData }) => personalData ?? []))

registerAttachedTexts(features.flatMap(({ texts }) => texts ?? []))

registerSwitches(features.flatMap(({ switches }) => switches ?? []))

registerSearchEntries(features.flatMap(({ searchEntries }) => searchEntries ?? []))

/** Every table of the product. */
export const tables: Class[] = [...entities, ...features.flatMap(({ tables: own }) => own ?? [])]
