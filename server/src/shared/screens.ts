/**
 * The addresses of the screens, once: the site routes by them, the server redirects to them, lists them in the
 * sitemap and keeps pages from taking them. Paths have no language prefix and no leading slash.
 */
export const languages = ['nl', 'en'] as const
export type Language = (typeof languages)[number]

/** The language that is spoken where none is asked for. */
export const defaultLanguage: Language = 'nl'

/** Screens that exist in both languages under an address of their own: `/{language}/{path}`. */
export const screens = {
  news: { nl: 'nieuws', en: 'news' },
  tips: { nl: 'tips-en-tricks', en: 'tips-and-tricks' },
  products: { nl: 'verkoop/product-verkoop', en: 'sale/product-sale' },
  contact: { nl: 'contact', en: 'contact' },
  reviews: { nl: 'reviews', en: 'reviews' },
  phone: { nl: 'telefoon', en: 'phone' },
  remoteAssistance: { nl: 'hulp-op-afstand', en: 'remote-assistance' },
} as const satisfies Record<string, Record<Language, string>>

export type Screen = keyof typeof screens

/** The not-found screen has its own address in each language; it answers 404 there too. */
export const notFoundPaths: Record<Language, string> = {
  nl: '/pagina-niet-gevonden',
  en: '/en/page-not-found',
}

/** Pages that stand behind a screen's address, by their own url. */
export const homeUrls: Record<Language, string> = { nl: 'home-nl', en: 'home-en' }
export const contactUrls: Record<Language, string> = { nl: 'contact-nl', en: 'contact-en' }

/** The query name that carries the number of a list's page. */
export const pageParameters: Record<Language, string> = { nl: 'pagina', en: 'page' }

/** Records on a page of a public list. */
export const publicPageSize = 9

/** Where each role logs in, and where it works afterwards. */
export const roleAddresses = {
  'cms-admin': { login: '/login-admin', home: '/cougarXr7' },
  'cms-status-user': { login: '/login-status', home: '/status' },
  'cms-zzp': { login: '/login-zzp', home: '/zzp' },
  'cms-accountant': { login: '/login-boekhouding', home: '/boekhouding' },
} as const

/** Records with a screen of their own: what the back office and the addresses of previews call them. */
export const shownRecords = {
  page: { section: "pagina's", previewSection: 'pagina' },
  newsItem: { section: 'nieuws', previewSection: 'nieuws' },
  tip: { section: 'tips', previewSection: 'tip' },
  product: { section: 'producten', previewSection: 'product' },
} as const

export type ShownRecord = keyof typeof shownRecords

/** Where the back office is, on this host. */
export const backOfficePath = roleAddresses['cms-admin'].home

/** Under this the site shows the owner records as visitors would see them. */
export const previewPath = `${backOfficePath}/preview`

/** Where somebody chooses a password, by a link that was sent or after asking for one. */
export const passwordPath = '/wachtwoord'

/** Addresses of the product itself, without a language. */
export const systemPaths = [
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

/** Whether a page may not live at this full_url, because a screen of the product already does. */
export function isReservedAddress(fullUrl: string): boolean {
  const first = fullUrl.split('/')[0] ?? ''
  const systemPath = systemPaths.some((path) => path.toLowerCase() === first)
  const screenPath = Object.values(screens).some((paths) => Object.values(paths).some((path) => path === fullUrl))
  return systemPath || screenPath
}

/** The address of a public list or detail: `screenAddress('news', 'nl', 'url')` is `/nl/nieuws/url`. */
export function screenAddress(screen: Screen, language: Language, url?: string): string {
  return url === undefined
    ? `/${language}/${screens[screen][language]}`
    : `/${language}/${screens[screen][language]}/${url}`
}

/** The address of a page by its full_url; home and contact stand at addresses of their own. */
export function pageAddress(language: Language, fullUrl: string): string {
  if (fullUrl === homeUrls[language]) return `/${language}`
  if (fullUrl === contactUrls[language]) return screenAddress('contact', language)
  return `/${language}/${fullUrl}`
}

/** Where the owner sees a record as visitors would, whether it is shown to them or not. */
export function previewAddress(kind: ShownRecord, id: number): string {
  return `${previewPath}/${shownRecords[kind].previewSection}/${id}`
}

/** In place of an id: what a form of the back office holds. */
export const draftSegment = 'concept'

/** Where the back office's own frame shows what a form holds before it is saved. */
export function draftAddress(kind: ShownRecord, language: Language): string {
  const address = `${previewPath}/${shownRecords[kind].previewSection}/${draftSegment}`
  return language === defaultLanguage ? address : `${address}?language=${language}`
}

/** Where the owner makes the page that is to have this url. */
export function addPageAddress(url: string): string {
  return `${backOfficePath}/${shownRecords.page.section}/toevoegen?url=${url}`
}

/** Where the owner changes a record. */
export function editAddress(kind: ShownRecord, id: number): string {
  return `${backOfficePath}/${shownRecords[kind].section}/wijzigen/${id}`
}
