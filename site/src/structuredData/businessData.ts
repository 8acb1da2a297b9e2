import type { LayoutData } from '../layout/loadLayout'
import type { Description } from './Description'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The shop itself with its opening hours, on every page. */
export function businessData({ shop, publicUrl }: LayoutData): Description {
  return {
    '@type': 'ComputerStore',
    '@id': `${publicUrl}/#shop`,
    name: shop.name,
    description: shop.description,
    url: publicUrl,
    telephone: shop.phone,
    email: shop.email,
    vatID: shop.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.street,
      postalCode: shop.postalCode,
      addressLocality: shop.city,
      addressCountry: shop.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: shop.latitude, longitude: shop.longitude },
    openingHoursSpecification: shop.openingHours
      .filter(({ opens, closes }) => opens && closes)
      .map(({ weekday, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdays[weekday - 1]}`,
        opens,
        closes,
      })),
    sameAs: shop.socialLinks.map(({ url }) => url),
  }
}
