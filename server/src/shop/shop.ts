/** The shop itself: where it is, when it is open, how it is reached. */
export const shop = {
  name: 'Cougar Computers',
  description: {
    nl: 'Reparatie en verkoop van computers en laptops. Eerlijke prijzen, gewone taal.',
    en: 'Repair and sale of computers and laptops. Honest prices, plain words.',
  },
  phone: '+31 85 555 01 23',
  email: 'info@example.com',
  street: 'Molenstraat 12',
  postalCode: '5401 AB',
  city: 'Veldhoek',
  countryCode: 'NL',
  chamberOfCommerce: '00000000',
  vatNumber: 'NL000000000B00',
  /** On goods and repairs; the one place where it is written. */
  vatPercentage: 21,
  /** What a visitor starts for help from afar. */
  remoteSupportUrl: '/downloads/cougar-hulp-op-afstand.cmd',
  latitude: 51.66,
  longitude: 5.61,
  /** Weekdays from 1 (Monday) to 7 (Sunday); times in Europe/Amsterdam. */
  openingHours: [
    ...[1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '20:00' })),
    { weekday: 7, opens: null, closes: null },
  ],
  socialLinks: [
    { network: 'facebook', url: 'https://www.facebook.com/example' },
    { network: 'instagram', url: 'https://www.instagram.com/example' },
    { network: 'whatsapp', url: 'https://wa.me/31850000000' },
  ],
}
