/**
 * The addresses of the screens, defined once: the site routes by them, the server redirects to them, lists them in the
 * sitemap and reserves them against pages. Paths have no language prefix and no leading slash.
 */
export const languages = ['nl', 'en'] as const
export type Language = (typeof languages)[number]

/** The language when none is requested. */
export const defaultLanguage: Language = 'nl'

/** Screens with an address in both languages: `/{language}/{path}`. */
export const screens = {
  news: { nl: 'nieuws', en: 'news' },
  tips: { nl: 'tips-en-tricks', en: 'tips-and-tricks' },
  products: { nl: 'verkoop/product-verkoop', en: 'sale/product-sale' },
  contact: { nl: 'contact', en: 'contact' },
  reviews: { nl: 'reviews', en: 'reviews' },
  phone: { nl: 'telefoon', en: 'phone' },
  remoteAssistance: { nl: 'hulp-op-afstand', en: 'remote-assistance' },
  appointment: { nl: 'afspraak', en: 'appointment' },
  search: { nl: 'zoeken', en: 'search' },
  priceFinder: { nl: 'prijswijzer', en: 'price-finder' },
} as const satisfies Record<string, Record<Language, string>>

export type Screen = keyof typeof screens

/** The not-found screen has its own address in each language; it answers 404 there too. */
export const notFoundPaths: Record<Language, string> = {
  nl: '/pagina-niet-gevonden',
  en: '/en/page-not-found',
}

/** The urls of the pages that are shown at the address of a screen. */
export const homeUrls: Record<Language, string> = { nl: 'home-nl', en: 'home-en' }
export const contactUrls: Record<Language, string> = { nl: 'contact-nl', en: 'contact-en' }

/** What is shown where a page without a picture of its own is shared: the shop's name in its look. */
export const sharePictureAddress = '/huisstijl/delen.png'
export const sharePictureSize = { width: 1200, height: 630 }

/** The query parameter with the page number of a list. */
export const pageParameters: Record<Language, string> = { nl: 'pagina', en: 'page' }

/** Records per page of a public list. */
export const publicPageSize = 9

/** Where a job is found by its number, and below it the secret address of each. */
const trackPaths: Record<Language, string> = { nl: 'volg', en: 'track' }

/** Above the secret addresses at which customers write a review that they were asked for. */
const reviewPaths: Record<Language, string> = { nl: 'jouw-review', en: 'your-review' }

/** Above the secret addresses at which mails are stopped that someone else has caused. */
const mailStopPaths: Record<Language, string> = { nl: 'niet-ik', en: 'not-me' }

/** Above the secret addresses at which strangers confirm what they have booked or reserved. */
const confirmationPaths: Record<Language, string> = { nl: 'bevestigen', en: 'confirm' }

/** Above the secret addresses of reservations. */
const reservationPaths: Record<Language, string> = { nl: 'reservering', en: 'reservation' }

/** Above the secret addresses of what was invoiced. */
const invoicePaths: Record<Language, string> = { nl: 'factuur', en: 'invoice' }

/** Above the secret addresses at which who has no account sees what is to become of a record. */
const previewLinkPaths: Record<Language, string> = { nl: 'voorbeeld', en: 'preview' }

/** Below the address of a product, where it is reserved. */
const reservePaths: Record<Language, string> = { nl: 'reserveren', en: 'reserve' }

/** The login page and home address of each role. */
export const roleAddresses = {
  'cms-admin': { login: '/login-admin', home: '/cougarXr7' },
  'cms-status-user': { login: '/login-status', home: '/status' },
  'cms-zzp': { login: '/login-zzp', home: '/zzp' },
  'cms-accountant': { login: '/login-boekhouding', home: '/boekhouding' },
} as const

/** The screen of the staff about their own account. */
export function accountPath(role: keyof typeof roleAddresses): string {
  return `${roleAddresses[role].home}/account`
}

/** Entities with a screen of their own: their path segments in the back office and in previews. */
export const shownRecords = {
  page: { section: "pagina's", previewSection: 'pagina' },
  newsItem: { section: 'nieuws', previewSection: 'nieuws' },
  tip: { section: 'tips', previewSection: 'tip' },
  product: { section: 'producten', previewSection: 'product' },
} as const

export type ShownRecord = keyof typeof shownRecords

/** The path of the back office. */
export const backOfficePath = roleAddresses['cms-admin'].home

/** Where the first account of a shop is made; it is there no more afterwards. */
export const beginPath = `${backOfficePath}/begin`

/** Where the owner goes on with the set-up. */
export const setupPath = `${backOfficePath}/inrichten`

/** Where the owner reads what a new shop says, and opens it. */
export const openShopPath = `${backOfficePath}/openen`

/** Where a customer fills in an intake, on a browser of the shop. */
export const selfIntakePath = `${backOfficePath}/inname/zelf`

/** Where a device is taken in. */
export const intakePath = `${backOfficePath}/inname`

/** Below this path the owner previews records as visitors would see them. */
export const previewPath = `${backOfficePath}/preview`

/** The screen for requesting a password link. */
export const passwordPath = '/wachtwoord'

/** Where a mailed link leads to choose a password. Its token is in the fragment, which browsers send to no server. */
export const choosePasswordPath = `${passwordPath}/kiezen`

/** Reserved first segments of addresses without a language. */
export const systemPaths = [
  'agenda',
  'api',
  'assets',
  'boekhouding',
  'cougarXr7',
  'en',
  'feed',
  'graphql',
  'healthz',
  'login-admin',
  'login-boekhouding',
  'login-status',
  'login-zzp',
  'metrics',
  'nl',
  'page-not-found',
  'pagina-niet-gevonden',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'status',
  'uitloggen',
  'uploads',
  'wachtwoord',
  'zzp',
] as const

/** Whether a screen of the product already uses this full_url, so that no page may. */
export function isReservedAddress(fullUrl: string): boolean {
  const first = fullUrl.split('/')[0] ?? ''
  const systemPath = systemPaths.some((path) => path.toLowerCase() === first)
  const screenPath = Object.values(screens).some((paths) => Object.values(paths).some((path) => path === fullUrl))
  const codePaths = [
    ...[trackPaths, reviewPaths, mailStopPaths, confirmationPaths, reservationPaths, invoicePaths],
    ...[previewLinkPaths, screens.appointment],
  ].flatMap((paths) => Object.values(paths))
  const codePath = codePaths.some((path) => path === first)
  return systemPath || screenPath || codePath
}

/** The address of a public list or detail: `screenAddress('news', 'nl', 'url')` is `/nl/nieuws/url`. */
export function screenAddress(screen: Screen, language: Language, url?: string): string {
  return url === undefined
    ? `/${language}/${screens[screen][language]}`
    : `/${language}/${screens[screen][language]}/${url}`
}

/** Where a job is found by its number; with its code, its secret address. */
export function trackAddress(language: Language, code?: string): string {
  return `/${language}/${trackPaths[language]}${code === undefined ? '' : `/${code}`}`
}

/** Where the conversation about a job stands on the screen of its secret address. */
export const conversationAnchor = 'berichten'

/** Whether an address of the site is that of a job, or of the screen that finds it. */
export function isTrackPath(path: string): boolean {
  return languages.some((language) => path === trackAddress(language) || path.startsWith(`${trackAddress(language)}/`))
}

/** The secret address at which a customer writes a review. */
export function reviewAddress(language: Language, code: string): string {
  return `/${language}/${reviewPaths[language]}/${code}`
}

export function isReviewPath(path: string): boolean {
  return languages.some((language) => path.startsWith(reviewAddress(language, '')))
}

/** The secret address at which who did not ask for a mail stops such mails. */
export function mailStopAddress(language: Language, code: string): string {
  return `/${language}/${mailStopPaths[language]}/${code}`
}

export function isMailStopPath(path: string): boolean {
  return languages.some((language) => path.startsWith(mailStopAddress(language, '')))
}

/** The secret address, which stands in a mail alone, at which what a stranger has booked or reserved is confirmed. */
export function confirmationAddress(language: Language, code: string): string {
  return `/${language}/${confirmationPaths[language]}/${code}`
}

export function isConfirmationPath(path: string): boolean {
  return languages.some((language) => path.startsWith(confirmationAddress(language, '')))
}

/** Where a visitor reserves a product. @param url of the product */
export function reserveAddress(language: Language, url: string): string {
  return `${screenAddress('products', language, url)}/${reservePaths[language]}`
}

/** The url of the product that is reserved at an address; null for any other address. */
export function reservedUrl(path: string): string | null {
  for (const language of languages) {
    const [before = '', after = ''] = reserveAddress(language, '*').split('*')
    const url = path.slice(before.length, -after.length)
    if (url && path === before + url + after) return url
  }
  return null
}

/** The secret address at which a visitor sees and cancels a reservation; without a code, what all of these are below. */
export function reservationAddress(language: Language, code?: string): string {
  return `/${language}/${reservationPaths[language]}${code === undefined ? '' : `/${code}`}`
}

export function isReservationPath(path: string): boolean {
  return languages.some((language) => path.startsWith(reservationAddress(language, '')))
}

/** The secret address at which a customer reads an invoice; without a code, what all of these are below. */
export function invoiceAddress(language: Language, code?: string): string {
  return `/${language}/${invoicePaths[language]}${code === undefined ? '' : `/${code}`}`
}

/** The secret address at which who has no account sees what is to become of a record. */
export function previewLinkAddress(language: Language, code: string): string {
  return `/${language}/${previewLinkPaths[language]}/${code}`
}

export function isPreviewLinkPath(path: string): boolean {
  return languages.some((language) => path.startsWith(previewLinkAddress(language, '')))
}

/** The files of an invoice, by what they are: a page of A4, a roll of 80 mm, and UBL for programs. */
export const invoiceFileNames = { a4: 'a4.pdf', receipt: 'bon.pdf', ubl: 'ubl.xml' } as const
export type InvoiceFileForm = keyof typeof invoiceFileNames

/** Where a file of an invoice is, below its secret address. */
export function invoiceFileAddress(language: Language, code: string, form: InvoiceFileForm): string {
  return `${invoiceAddress(language, code)}/${invoiceFileNames[form]}`
}

export function isInvoicePath(path: string): boolean {
  return languages.some((language) => path.startsWith(invoiceAddress(language, '')))
}

/** Below the address of the screen, above those of the kinds that an appointment can be made for. */
const appointmentKindPaths: Record<Language, string> = { nl: 'soort', en: 'kind' }

/** Where a visitor chooses a time for an appointment of a kind. @param url of the kind */
export function appointmentKindAddress(language: Language, url: string): string {
  return screenAddress('appointment', language, `${appointmentKindPaths[language]}/${url}`)
}

/** The secret address at which a visitor moves or cancels an appointment. */
export function appointmentAddress(language: Language, code: string): string {
  return screenAddress('appointment', language, code)
}

/** Where calendars fetch an appointment, as iCalendar. */
export function appointmentCalendarPath(language: Language, code: string): string {
  return `${appointmentAddress(language, code)}/agenda.ics`
}

/** The calendar of all appointments, at a secret address of the shop. */
export function calendarFeedAddress(code: string): string {
  return `/agenda/${code}.ics`
}

/** Where the shop sees the appointments of a day, such as 2026-11-25. */
export function agendaAddress(day: string): string {
  return `${backOfficePath}/agenda?dag=${day}`
}

/** Whether an address of the site is the secret one of an appointment, or below it. */
export function isAppointmentPath(path: string): boolean {
  const secret = languages.map((language) => screenAddress('appointment', language, ''))
  return secret.some((above) => path.startsWith(above) && /^[0-9A-Za-z]{22}(\/|$)/.test(path.slice(above.length)))
}

/** Whether anyone who knows an address of the site may see or do more by it than others. */
export function isSecretPath(path: string): boolean {
  const secretPaths = [
    isTrackPath,
    isReviewPath,
    isMailStopPath,
    isConfirmationPath,
    isAppointmentPath,
    isReservationPath,
    isInvoicePath,
    isPreviewLinkPath,
  ]
  return secretPaths.some((isOf) => isOf(path))
}

/** The address of the feed of a language's news (RSS 2.0). */
export function feedAddress(language: Language): string {
  return `/feed/${language}.xml`
}

/** The address of a page by its full_url; home and contact have addresses of their own. */
export function pageAddress(language: Language, fullUrl: string): string {
  if (fullUrl === homeUrls[language]) return `/${language}`
  if (fullUrl === contactUrls[language]) return screenAddress('contact', language)
  return `/${language}/${fullUrl}`
}

/** The preview of a record, visible to visitors or not. */
export function previewAddress(kind: ShownRecord, id: number): string {
  return `${previewPath}/${shownRecords[kind].previewSection}/${id}`
}

/** Used instead of an id for the unsaved content of a form. */
export const draftSegment = 'concept'

/** The preview of unsaved content, embedded in the back office. */
export function draftAddress(kind: ShownRecord, language: Language): string {
  const address = `${previewPath}/${shownRecords[kind].previewSection}/${draftSegment}`
  return language === defaultLanguage ? address : `${address}?language=${language}`
}

/** The form for adding a page with this url. */
export function addPageAddress(url: string): string {
  return `${backOfficePath}/${shownRecords.page.section}/toevoegen?url=${url}`
}

/** The form for editing a record. */
export function editAddress(kind: ShownRecord, id: number): string {
  return `${backOfficePath}/${shownRecords[kind].section}/wijzigen/${id}`
}
