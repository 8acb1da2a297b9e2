import type { DemoPromotion } from './recordTypes.js'

/** What the demo shop is going to announce: on the days before the next Christmas. */
export const promotions: DemoPromotion[] = [
  {
    name: 'Kerst',
    textNl: 'Kerstactie: 15% korting op alles uit de outlet, tot en met tweede kerstdag.',
    textEn: 'Christmas offer: 15% off everything in the outlet, until the 26th of December.',
    linkNl: '/nl/verkoop/product-verkoop?soort=outlet',
    linkEn: '/en/sale/product-sale?type=outlet',
    firstDay: '12-12',
    endsOn: '12-27',
    percent: 15,
    target: 'product-type',
    productType: 'outlet',
  },
]
