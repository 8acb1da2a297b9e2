import type {
  ImageFieldsFragment,
  MenuPageFragment,
  NewsTeaserFragment,
  PageFieldsFragment,
  ProductFieldsFragment,
  TipFieldsFragment,
} from '../src/generated/graphql'
import type { LayoutData } from '../src/screens/LayoutData'

export const image: ImageFieldsFragment = {
  url: '/uploads/images/bench.jpg',
  width: 1600,
  height: 1067,
  widths: [320, 640, 960],
  alt: null,
  focusX: null,
  focusY: null,
}

export const layout: LayoutData = {
  shop: {
    name: 'Cougar Computers',
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
    longitude: 5.6,
    openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      opens: weekday === 7 ? null : '09:00',
      closes: weekday === 7 ? null : '20:00',
    })),
    socialLinks: [{ network: 'facebook', url: 'https://example.com/cougar' }],
  },
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
  availability: 'last_items',
  productType: 'secondhand',
  condition: 'used',
  size: '14 inch',
  image,
  specifications: '<p>Accu nagekeken.</p>',
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
