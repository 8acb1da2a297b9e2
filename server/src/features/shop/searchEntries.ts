import type { Feature } from '../../kernel/Feature.js'
import type { Language } from '../../kernel/shared/screens.js'
import { screenAddress } from '../../kernel/shared/screens.js'
import { openingHoursText } from './openingHoursText.js'
import type { ShopSettings } from './ShopSettings.js'
import { addressLine, internationalPhone, parkingOf } from './shopFacts.js'

interface Fact {
  words: Record<Language, { title: string; finds: string }>
  /** What there is to know; null where the shop has not said it. */
  text(shop: Readonly<ShopSettings>, language: Language): string | null
}

const facts: Record<string, Fact> = {
  hours: {
    words: {
      nl: {
        title: 'Openingstijden',
        finds:
          'openingstijden, openingsuren, open, geopend, dicht, gesloten, zondag open, zaterdag open, vandaag open, morgen open, zijn jullie open, hoe laat open, hoe laat dicht, wanneer open, tot hoe laat, koopavond, avond open, tijden, maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, weekend, feestdagen, vakantie',
      },
      en: {
        title: 'Opening hours',
        finds:
          'opening hours, opening times, hours, times, open, closed, open on sunday, open on saturday, open today, are you open, when are you open, what time do you close, open late, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekend, public holidays',
      },
    },
    text: openingHoursText,
  },
  address: {
    words: {
      nl: {
        title: 'Adres en route',
        finds:
          'adres, route, routebeschrijving, waar zitten jullie, waar zijn jullie, waar is de winkel, waar vind ik jullie, locatie, vestiging, kaart, plattegrond, bereikbaarheid, postadres, bezoekadres, winkel, in de buurt, postcode, straat, openbaar vervoer, bus, trein, rolstoel, toegankelijk',
      },
      en: {
        title: 'Address and directions',
        finds:
          'address, directions, route, where are you, where are you located, where is the shop, find you, location, map, how to get there, visit, near me, postcode, street, public transport, bus, train, wheelchair, accessible',
      },
    },
    text: addressLine,
  },
  parking: {
    words: {
      nl: {
        title: 'Parkeren',
        finds:
          'parkeren, parkeerplaats, parkeerplek, parkeergelegenheid, gratis parkeren, auto kwijt, auto, auto neerzetten, parkeergarage, fiets stallen',
      },
      en: {
        title: 'Parking',
        finds: 'parking, park, where can I park, car park, parking space, free parking, car, bicycle',
      },
    },
    text: parkingOf,
  },
  phone: {
    words: {
      nl: {
        title: 'Bellen',
        finds:
          'bellen, telefoonnummer, telefoon nummer, telefonisch, nummer, jullie nummer, bel jullie, opbellen, telefonisch contact, belwinkel',
      },
      en: {
        title: 'Call us',
        finds: 'call, call you, phone number, telephone number, telephone, number, your number, by phone, ring you',
      },
    },
    text: (shop) => shop.phone && internationalPhone(shop.phone, shop),
  },
  whatsapp: {
    words: {
      nl: { title: 'WhatsApp', finds: 'whatsapp, whatsapp nummer, appen, app sturen, chat, chatten, appje' },
      en: { title: 'WhatsApp', finds: 'whatsapp, whatsapp number, chat, text you, message you' },
    },
    text: (shop) => shop.whatsapp && internationalPhone(shop.whatsapp, shop),
  },
  email: {
    words: {
      nl: { title: 'Mailadres', finds: 'mailadres, e-mailadres, emailadres, mail, e-mail, mailen, mail sturen' },
      en: { title: 'E-mail address', finds: 'email address, e-mail address, mail address, email, e-mail, send a mail' },
    },
    text: ({ email }) => email,
  },
  company: {
    words: {
      nl: {
        title: 'Bedrijfsgegevens',
        finds:
          'kvk, kvk nummer, kvk-nummer, kamer van koophandel, btw, btw nummer, btw-nummer, bedrijfsgegevens, iban, rekeningnummer, bankrekening, handelsnaam, colofon',
      },
      en: {
        title: 'Company details',
        finds:
          'chamber of commerce, chamber of commerce number, company number, registration number, vat, vat number, company details, iban, bank account, account number, legal notice',
      },
    },
    text: ({ chamberOfCommerce, vatNumber, bankAccount }, language) => {
      const named = { nl: ['KvK', 'btw', 'IBAN'], en: ['Chamber of Commerce', 'VAT', 'IBAN'] }[language]
      const said = [chamberOfCommerce, vatNumber, bankAccount].flatMap((value, at) =>
        value ? `${named[at]} ${value}` : [],
      )
      return said.join(', ') || null
    },
  },
}

export const shopEntries: Feature['searchEntries'] = [
  {
    name: 'shop',
    entries: (_, language, shop) =>
      Object.entries(facts).flatMap(([key, fact]) => {
        const text = fact.text(shop, language)
        if (!text) return []
        const words = { ...fact.words[language], text }
        return [{ kind: 'fact' as const, key, address: screenAddress('contact', language), words }]
      }),
  },
]
