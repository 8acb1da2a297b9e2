import type {
  ImageFieldsFragment,
  MenuPageFragment,
  NewsTeaserFragment,
  PageFieldsFragment,
  ProductFieldsFragment,
  TipFieldsFragment,
} from '../src/generated/graphql'
import type { LayoutData } from '../src/kernel/screens/LayoutData'

export const image: ImageFieldsFragment = {
  url: '/uploads/images/bench.jpg',
  width: 1600,
  height: 1067,
  widths: [320, 640, 960],
  alt: null,
  focusX: null,
  focusY: null,
}

export const deployment = { timeZone: 'Europe/Amsterdam', currency: 'EUR' }

type Day = LayoutData['shop']['openingDays'][number]

/** A day of winter in Amsterdam with these hours. */
export function openDay(day: string, opens: string, closes: string): Day {
  const instant = (time: string) => new Date(`${day}T${time}:00+01:00`).toISOString()
  const period = { day, opens, closes, opensAt: instant(opens), closesAt: instant(closes) }
  return { ...closedDay(day), periods: [period] }
}

export function closedDay(day: string): Day {
  const startsAt = new Date(`${day}T00:00:00+01:00`).toISOString()
  return { day, startsAt, periods: [], isException: false, reason: null }
}

/** Days on end, closed on Sundays. */
function daysFrom(first: string, count: number): Day[] {
  const start = Date.parse(first)
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(start + index * 24 * 60 * 60 * 1000)
    const day = date.toISOString().slice(0, 10)
    return date.getUTCDay() === 0 ? closedDay(day) : openDay(day, '09:00', '20:00')
  })
}

export const layout: LayoutData = {
  shop: {
    name: 'Cougar Computers',
    isOpen: true,
    description: 'Reparatie en verkoop',
    phone: '+31 85 555 01 23',
    email: 'info@example.com',
    street: 'Molenstraat 12',
    postalCode: '5401 AB',
    city: 'Veldhoek',
    countryCode: 'NL',
    chamberOfCommerce: '00000000',
    vatNumber: 'NL000000000B01',
    latitude: 51.6,
    parking: null,
    mapImage: null,
    longitude: 5.6,
    openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      spans: weekday === 7 ? [] : [{ opens: '09:00', closes: '20:00' }],
    })),
    // Without a summer time on the way.
    openingDays: daysFrom('2026-11-21', 22),
    nextOpening: openDay('2026-11-23', '09:00', '20:00').periods[0] ?? null,
    closure: null,
    hoursHoldUntil: '2026-11-21T19:00:00.000Z',
    logo: null,
    logoDark: null,
    socialLinks: [{ network: 'facebook', url: 'https://example.com/cougar' }],
    announcement: null,
    closedAddresses: [],
    takesAppointments: false,
    replyTimes: { contact: 'next_day', phone: 'same_day', remoteAssistance: null },
  },
  special: { openingExceptions: [], servicePrices: { from: 35, to: 649.5 } },
  pages: [],
  year: 2026,
  publicUrl: 'https://shop.example',
  viewer: null,
}

export function menuPage(id: number, fields: Partial<MenuPageFragment> = {}): MenuPageFragment {
  return {
    id,
    title: `Pagina ${id}`,
    menuTitle: null,
    fullUrl: `pagina-${id}`,
    visibleInMenu: false,
    positionInMenu: null,
    visibleInTopMenu: false,
    positionInTopMenu: null,
    visibleInFooterMenu: false,
    positionInFooterMenu: null,
    belongsTo: null,
    ...fields,
  }
}

export const newsTeaser: NewsTeaserFragment = {
  id: 7,
  title: 'Valse mail',
  url: 'valse-mail',
  language: 'nl',
  introOverview: 'Klik niet.',
  intro: null,
  isTeaser: false,
  createdAt: '2026-11-10T09:00:00.000Z',
  category: { id: 1, title: 'Phishing' },
  overviewImage: image,
}

export const tip: TipFieldsFragment = {
  id: 21,
  title: 'Stof uit je computer',
  subtitle: null,
  intro: 'Stof maakt warm.',
  url: 'stof',
  language: 'nl',
  image,
  text: '<p>Blaas niet.</p>',
  translation: { language: 'en', url: 'dust' },
  createdAt: '2026-11-10T09:00:00.000Z',
  updatedAt: '2026-11-10T09:00:00.000Z',
}

export const product: ProductFieldsFragment = {
  id: 31,
  title: 'ThinkPad T480',
  url: 'thinkpad',
  language: 'nl',
  brand: 'Lenovo',
  price: 349.5,
  lowestPrice: null,
  saleText: null,
  availability: 'last_items',
  productType: 'secondhand',
  condition: 'used',
  size: '14 inch',
  image,
  saleUntil: null,
  gtin: '4006381333931',
  specifications: '<p>Accu nagekeken.</p>',
  warrantyMonths: 12,
  checked: [{ text: 'Accu 86%' }],
  images: [],
  translation: { language: 'en', url: 'thinkpad-en' },
  updatedAt: '2026-11-10T09:00:00.000Z',
}

export function page(fields: Partial<PageFieldsFragment> = {}): PageFieldsFragment {
  return {
    id: 1,
    language: 'nl',
    title: 'Reparatie',
    subtitle: null,
    showSubtitle: false,
    intro: null,
    showIntro: false,
    image: null,
    showSlider: false,
    sliderImages: [],
    showActionBtn: false,
    actionBtnTitle: null,
    seoDescription: null,
    facebookImage: null,
    fullUrl: 'reparatie',
    menuTitle: null,
    belongsTo: null,
    pageTranslation: { language: 'en', fullUrl: 'repair' },
    blocks: [],
    ...fields,
  }
}
