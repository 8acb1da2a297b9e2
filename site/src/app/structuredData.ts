import { homeUrls, type Language, sharePictureAddress } from '@shop/server/screens'
import { type IntlShape } from 'react-intl'
import type { AccountingData } from '../features/accounting/loadAccounting'
import { appointmentTrail } from '../features/appointments/appointmentTrail'
import type { AppointmentData } from '../features/appointments/loadAppointment'
import type { BookedData } from '../features/appointments/loadBooked'
import type { BookingData } from '../features/appointments/loadBooking'
import type { ConfirmationData } from '../features/confirmations/loadConfirmation'
import type { InvoiceData } from '../features/invoices/loadInvoice'
import type { MailStopData } from '../features/mailStop/loadMailStop'
import type { MessageData } from '../features/messages/loadMessage'
import { messageTrail } from '../features/messages/MessageScreen'
import type { NewsData } from '../features/news/loadNews'
import type { NewsItemData } from '../features/news/loadNewsItem'
import { newsItemDescription } from '../features/news/newsItemDescription'
import type { PageData } from '../features/pages/PageData'
import { pageTrail } from '../features/pages/pageTrail'
import { questionsDescription } from '../features/pages/questionsDescription'
import type { DraftData } from '../features/preview/previewReaders'
import type { FaultData, PriceFinderData } from '../features/priceFinder/loadPriceFinder'
import { priceFinderTrail } from '../features/priceFinder/priceFinderTrail'
import { serviceDescription } from '../features/priceFinder/serviceDescription'
import type { ProductData } from '../features/products/loadProduct'
import type { ProductsData } from '../features/products/loadProducts'
import { productDescription } from '../features/products/productDescription'
import type { ReserveData } from '../features/reservations/loadReserve'
import type { ReservedData } from '../features/reservations/loadReserved'
import type { ReviewRequestData } from '../features/reviews/loadReviewRequest'
import type { ReviewsData } from '../features/reviews/loadReviews'
import { reviewsTrail } from '../features/reviews/ReviewsScreen'
import type { SearchData } from '../features/search/loadSearch'
import type { LoginData, SessionData } from '../features/sessions/loadSession'
import { openingSpecifications, specialSpecifications } from '../features/shop/openingSpecifications'
import type { StatusData } from '../features/status/loadStatus'
import type { TipData, TipsData } from '../features/tips/loadTips'
import { tipDescription } from '../features/tips/tipDescription'
import type { QuotePreviewData } from '../features/tracking/loadQuotePreview'
import type { TrackData, TrackFindData } from '../features/tracking/loadTrack'
import { type Crumb, fromHome, overviewTrail } from '../kernel/components/trail'
import { deployment } from '../kernel/i18n/deployment'
import type { LayoutData } from '../kernel/screens/LayoutData'
import type { Description } from '../kernel/structuredData/Description'
import { listDescriptions } from './listDescription'
import { scriptSafeJson } from './SiteState'

/** The data of any screen. */
export type LoadedScreen =
  | DraftData
  | MailStopData
  | ConfirmationData
  | ReviewRequestData
  | PageData
  | MessageData
  | NewsData
  | NewsItemData
  | TipsData
  | TipData
  | ReviewsData
  | SearchData
  | ProductsData
  | ProductData
  | SessionData
  | LoginData
  | StatusData
  | AccountingData
  | AppointmentData
  | BookingData
  | BookedData
  | ReserveData
  | ReservedData
  | InvoiceData
  | TrackData
  | TrackFindData
  | QuotePreviewData
  | PriceFinderData
  | FaultData

interface Page {
  language: Language
  intl: IntlShape
  layout: LayoutData
  /** Missing where the screen could not be loaded. */
  data: LoadedScreen | undefined
}

/** The structured data of a page for search engines, once the shop is open, and of no preview: each as JSON for a script element, which no text in it can close. */
export function structuredData({ language, intl, layout, data }: Page): string[] {
  if (!layout.shop.isOpen || data?.preview) return []
  const descriptions = [shopDescription(layout, intl)]
  if (data) {
    const trail = fromHome(trailOf(data, { language, intl, layout }), language, intl)
    if (trail.length > 1) descriptions.push(trailDescription(trail, layout))
    descriptions.push(...screenDescriptions(data, language, layout))
  }
  return descriptions.map((description) => scriptSafeJson({ '@context': 'https://schema.org', ...description }))
}

/** The shop itself with its opening hours, on every page. */
function shopDescription({ shop, special, publicUrl }: LayoutData, intl: IntlShape): Description {
  const { openingExceptions: exceptions = [], servicePrices: prices = null } = special ?? {}
  return {
    '@type': 'ComputerStore',
    '@id': `${publicUrl}/#shop`,
    name: shop.name,
    ...filled({
      description: shop.description,
      telephone: shop.phone,
      email: shop.email,
      vatID: shop.vatNumber,
    }),
    ...(prices && { priceRange: priceRange(prices, intl) }),
    url: publicUrl,
    image: publicUrl + sharePictureAddress,
    address: {
      '@type': 'PostalAddress',
      ...filled({ streetAddress: shop.street, postalCode: shop.postalCode, addressLocality: shop.city }),
      addressCountry: shop.countryCode,
    },
    ...(shop.latitude !== null && {
      geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
    }),
    // A shop that has not said when it is open is not closed all week.
    ...(shop.openingHours.length > 0 && {
      openingHoursSpecification: openingSpecifications(shop),
      specialOpeningHoursSpecification: specialSpecifications(shop, exceptions),
    }),
    sameAs: shop.socialLinks.map(({ url }) => url),
  }
}

function priceRange({ from, to }: { from: number; to: number }, { formatNumber }: IntlShape): string {
  const words = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency: deployment().currency, maximumFractionDigits: 0 })
  return from === to ? words(from) : `${words(Math.floor(from))} – ${words(Math.ceil(to))}`
}

/** Only what the shop has filled in. */
function filled(facts: Record<string, string | null>): Description {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
}

/** The way from home to the screen. */
function trailDescription(trail: Crumb[], { publicUrl }: LayoutData): Description {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: publicUrl + address,
    })),
  }
}

function trailOf(data: LoadedScreen, { language, intl, layout }: Omit<Page, 'data'>): Crumb[] {
  switch (data.kind) {
    case 'page':
      return data.page.fullUrl === homeUrls[language] ? [] : pageTrail(data.page, layout.pages)
    case 'message':
      return messageTrail(data.form, language, intl)
    case 'reviews':
      return reviewsTrail(language, intl)
    case 'appointment':
      return appointmentTrail(language, intl)
    case 'booking':
      return appointmentTrail(language, intl, data.of)
    case 'news':
    case 'tips':
    case 'products':
      return overviewTrail(data.kind, language, intl)
    case 'newsItem':
      return overviewTrail('news', language, intl, data.item)
    case 'tip':
      return overviewTrail('tips', language, intl, data.tip)
    case 'product':
      return overviewTrail('products', language, intl, data.product)
    case 'price-finder':
      return priceFinderTrail(language, intl, data.device)
    case 'fault':
      return priceFinderTrail(language, intl, data.device, data.fault)
    case 'draft':
    case 'login':
    case 'accounting':
    case 'session':
    case 'status':
    case 'booked':
    case 'reserve':
    case 'reserved':
    case 'invoice':
    case 'track':
    case 'track-find':
    case 'mail-stop':
    case 'confirmation':
    case 'review-request':
    case 'quote':
    case 'search':
      return []
  }
}

/** The subject of a screen: a product, a news item, a tip, questions with their answers, or what it lists. */
function screenDescriptions(data: LoadedScreen, language: Language, layout: LayoutData): Description[] {
  switch (data.kind) {
    case 'newsItem':
      return [newsItemDescription(data, layout)]
    case 'tip':
      return [tipDescription(data, layout)]
    case 'product':
      return [productDescription(data, layout)]
    case 'fault':
      return [serviceDescription(data, layout)]
    case 'page':
      return questionsDescription(data)
    case 'news':
    case 'tips':
    case 'products':
    case 'price-finder':
      return listDescriptions(data, language, layout.publicUrl)
    default:
      return []
  }
}
