import type { Block, BlockOptions } from '../src/features/pages/blocks/Block'
import type { ProductTeaserFragment, ServiceTeaserFragment, TipTeaserFragment } from '../src/generated/graphql'
import { image, newsTeaser } from './fixtures'

const options: BlockOptions = {
  title: 'Kop van het blok',
  subtitle: null,
  showSubtitle: false,
  intro: null,
  showIntro: false,
  backgroundColor: 'white',
  moreWhitespaceOnTop: false,
  moreWhitespaceUnderneath: false,
  hasBevelledEdge: false,
  internalLinkId: null,
  isTeaser: false,
  width: 'normal',
  height: 'automatic',
  showAppointmentButton: false,
  showContactButton: false,
  showQuestionButton: false,
}

export const product: ProductTeaserFragment = {
  id: 5,
  title: 'Lenovo ThinkPad T480',
  url: 'lenovo-thinkpad-t480',
  language: 'nl',
  brand: 'Lenovo',
  price: 289,
  lowestPrice: null,
  saleText: null,
  availability: 'last_items',
  productType: 'secondhand',
  condition: 'used',
  size: '14 inch',
  image,
}

/** A service, or a group of them. */
export function service(id: number, title: string): ServiceTeaserFragment {
  const usual = {
    url: 'dienst',
    language: 'nl' as const,
    deviceKinds: [],
    price: null,
    priceTo: null,
    lowestPrice: null,
    saleText: null,
    image: null,
    usualDays: null,
    usualJobs: null,
    usualPriceFrom: null,
    usualPriceTo: null,
  }
  return { id, title, intro: `Wat we doen bij ${title}`, icon: 'repair', backgroundColor: 'gray', ...usual }
}

export function tip(id: number, title: string): TipTeaserFragment {
  return { id, title, subtitle: null, intro: `Zo doe je dat: ${title}`, url: `tip-${id}`, language: 'nl', image: null }
}

/** One block of each type, by its type. */
export const blocks: { [Type in Block['__typename']]: Extract<Block, { __typename: Type }> } = {
  TextBlock: { __typename: 'TextBlock', ...options, text: '<p>Lopende tekst</p>' },
  IntroBlock: { __typename: 'IntroBlock', ...options, text: '<p>Eerste woorden</p>', image },
  CardBlock: {
    __typename: 'CardBlock',
    ...options,
    randomOrder: false,
    cards: [1, 2, 3].map((number) => ({
      title: `Kaart ${number}: € ${number}5`,
      text: null,
      icon: 'repair',
      image: null,
      link: null,
    })),
  },
  FaqBlock: {
    __typename: 'FaqBlock',
    ...options,
    questions: [{ question: 'Hoe lang duurt het?', answer: '<p>Twee dagen</p>' }],
  },
  NewsBlock: { __typename: 'NewsBlock', ...options, randomOrder: false, newsItems: [newsTeaser] },
  ContactBlock: {
    __typename: 'ContactBlock',
    ...options,
    contactText: null,
    buttonOneTitle: 'Kom langs',
    buttonOneText: 'Koffie staat klaar',
    buttonTwoTitle: 'Schrijf ons',
    buttonTwoText: null,
  },
  ReviewsBlock: {
    __typename: 'ReviewsBlock',
    ...options,
    reviews: [
      {
        id: 1,
        name: 'Petra V.',
        text: 'Alles stond er nog op.',
        stars: 4,
        writtenOn: '2026-11-07',
        source: 'Google',
        sourceUrl: 'https://example.com/reviews/1',
      },
    ],
  },
  FeaturesBlock: {
    __typename: 'FeaturesBlock',
    ...options,
    randomOrder: false,
    features: [
      { id: 1, icon: 'guarantee', title: 'Twee jaar garantie', text: 'Op wat wij erin zetten.' },
      { id: 2, icon: 'fast', title: 'Meestal in twee dagen klaar', text: null },
    ],
  },
  VideoBlock: { __typename: 'VideoBlock', ...options, address: 'https://youtu.be/aqz-KE-bpKQ', poster: image },
  GalleryBlock: { __typename: 'GalleryBlock', ...options, randomOrder: false, images: [image], folderImages: [] },
  TextColumnsBlock: {
    __typename: 'TextColumnsBlock',
    ...options,
    showTextColumns: true,
    columns: [1, 2, 3].map((number) => ({ icon: 'memory_upgrade', title: `Kolom ${number}`, text: 'Tekst' })),
  },
  BigContactButtonBlock: {
    __typename: 'BigContactButtonBlock',
    ...options,
    contactText: null,
    buttonTitle: 'Vraag wat het kost',
  },
  ComparisonBlock: {
    __typename: 'ComparisonBlock',
    ...options,
    beforeImage: { ...image, url: '/uploads/images/dusty.jpg' },
    afterImage: { ...image, url: '/uploads/images/clean.jpg' },
  },
  ProductSaleBlock: {
    __typename: 'ProductSaleBlock',
    ...options,
    randomOrder: false,
    productType: null,
    products: [product],
  },
  ServiceBlock: {
    __typename: 'ServiceBlock',
    ...options,
    randomOrder: false,
    services: [
      { ...service(1, 'Scherm vervangen'), group: service(1, 'Reparatie') },
      { ...service(2, 'Printer aansluiten'), group: service(2, 'Aan huis') },
      { ...service(3, 'Accu vervangen'), group: service(1, 'Reparatie') },
    ],
  },
  SliderTextImagesBlock: {
    __typename: 'SliderTextImagesBlock',
    ...options,
    showSlider: true,
    slides: ['Innemen', 'Nakijken', 'Ophalen'].map((title) => ({
      title,
      text: `${title} aan de balie`,
      image: { ...image, url: `/uploads/images/${title}.jpg` },
    })),
  },
  SpecificNewsBlock: {
    __typename: 'SpecificNewsBlock',
    ...options,
    randomOrder: false,
    count: 3,
    newsItems: [newsTeaser],
  },
  SpecificServicesBlock: {
    __typename: 'SpecificServicesBlock',
    ...options,
    services: [service(4, 'Virussen verwijderen')],
    serviceGroups: [],
  },
  PriceFinderBlock: {
    __typename: 'PriceFinderBlock',
    ...options,
    priceFinderText: 'Kies wat er stuk is.',
    deviceKind: null,
    services: [
      {
        id: 1,
        title: 'Nieuw scherm',
        url: 'nieuw-scherm',
        language: 'nl',
        icon: 'screen',
        price: 139,
        priceTo: null,
        deviceKinds: ['laptop'],
      },
    ],
  },
  SpecificTipsBlock: { __typename: 'SpecificTipsBlock', ...options, tips: [tip(1, 'Maak een back-up')] },
  TipBlock: { __typename: 'TipBlock', ...options, randomOrder: false, tips: [tip(2, 'Sluit af met Afsluiten')] },
}
