import type { ShopPart } from '../../src/features/parts/shopParts.js'
import type { ShopSettings } from '../../src/features/shop/ShopSettings.js'
import type { ManagedRecord } from '../../src/kernel/fields/ManagedRecord.js'

/** The shop of the demo, which uses every part; closed days depend on the year, terms are those every shop begins with. */
export const demoShop: Omit<
  ShopSettings,
  keyof ManagedRecord | ShopPart | 'openingExceptions' | 'intakeTermsNl' | 'intakeTermsEn'
> = {
  name: 'Cougar Computers',
  sloganNl: 'Reparatie en verkoop van computers en laptops. Eerlijke prijzen, gewone taal.',
  sloganEn: 'Repair and sale of computers and laptops. Honest prices, plain words.',
  phone: '+31 85 555 01 23',
  whatsapp: '+31 85 555 01 23',
  email: 'info@example.com',
  socialLinks: [
    { network: 'facebook', url: 'https://www.facebook.com/example' },
    { network: 'instagram', url: 'https://www.instagram.com/example' },
  ],
  street: 'Molenstraat 12',
  postalCode: '5401 AB',
  city: 'Veldhoek',
  country: 'NL',
  latitude: 51.66,
  longitude: 5.61,
  mapImage: 'veldhoek-map',
  parkingNl: 'Voor de deur mag je twintig minuten gratis staan. Langer kan op het Molenplein, vijftig meter verderop.',
  parkingEn:
    'You may park at the door for twenty minutes free of charge. For longer there is Molenplein, fifty metres on.',
  // Numbers that nobody has, in their right form.
  chamberOfCommerce: '00000000',
  vatNumber: 'NL000000012B62',
  vatStandard: 21,
  vatReduced: 9,
  bankAccount: 'NL91 ABNA 0417 1643 00',
  replyTimeContact: 'next-day',
  replyTimePhone: 'same-day',
  replyTimeRemoteAssistance: 'same-day',
  remoteSupportUrl: '/downloads/hulp-op-afstand.cmd',
  remoteSupportInstructionsNl:
    'Open het bestand dat je downloadt. Windows start dan Snelle hulp. Bel ons, dan krijg je van ons een code die je daar intypt. Jij ziet alles wat we doen en kunt op elk moment stoppen.',
  remoteSupportInstructionsEn:
    'Open the file that you download. Windows then starts Quick Assist. Call us and we give you a code to type in there. You see everything we do and can stop at any moment.',
  logo: 'logo',
  logoDark: 'logo',
  icon: 'logo',
  accentColor: '#a94e1e',
  groundColor: '#fbf8f3',
  headingFace: 'grotesque',
  edgeShape: 'slanted',
  openingHours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '20:00' })),
  quotesMoveJobs: true,
  remindsPromised: true,
  remindsUncollectedFirst: true,
  remindsUncollectedSecond: true,
  remindsUncollectedLast: true,
  remindsQuotes: true,
  remindsAppointments: true,
  asksReviews: true,
  reviewDays: 5,
  closureNoticeDays: 7,
  appointmentsAtOnce: null,
  confirmsByMail: false,
  confirmsByMailUntil: null,
  mailName: null,
  mailAddress: null,
  mailReplyTo: null,
  signatureNl: 'Met vriendelijke groet,\nRobin en Sam van Cougar Computers',
  signatureEn: 'Kind regards,\nRobin and Sam of Cougar Computers',
  recipientsContact: [],
  recipientsPhone: [],
  recipientsRemoteAssistance: [],
}
