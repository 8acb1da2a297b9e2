import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import { e164Of } from '../../kernel/fields/phoneForms.js'
import { digitsOf } from '../../kernel/shared/phoneNumber.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { ShopSettings } from './ShopSettings.js'

/** What the shop does, in a sentence. */
export function sloganOf({ sloganNl, sloganEn }: ShopSettings, language: Language): string | null {
  return { nl: sloganNl, en: sloganEn }[language]
}

/** Where a visitor parks. */
export function parkingOf({ parkingNl, parkingEn }: ShopSettings, language: Language): string | null {
  return { nl: parkingNl, en: parkingEn }[language]
}

/** What a visitor does to get help from afar. */
export function remoteSupportInstructionsOf(shop: ShopSettings, language: Language): string | null {
  return { nl: shop.remoteSupportInstructionsNl, en: shop.remoteSupportInstructionsEn }[language]
}

/** `+31 413 123 456`, unless it was typed in that form; a number that cannot be called from abroad stays as it is. */
export function internationalPhone(number: string, { country }: Pick<ShopSettings, 'country'>): string {
  if (/^(\+|0800|0900)/.test(number)) return number
  return parsePhoneNumberFromString(number, country as CountryCode)?.formatInternational() ?? number
}

/** Where a message can be written to this number. */
export function whatsappAddress(number: string, { country }: Pick<ShopSettings, 'country'>): string {
  return `https://wa.me/${digitsOf(e164Of(number, country) ?? number)}`
}

/** `Dorpsstraat 1, 1234 AB Utrecht`, of which some may be missing; null when all is. */
export function addressLine({ street, postalCode, city }: ShopSettings): string | null {
  const place = [postalCode, city].filter(Boolean).join(' ')
  return [street, place].filter(Boolean).join(', ') || null
}

/** Words by which a password is guessed at this shop. */
export function guessableOfShop({ name, street, city, email }: ShopSettings): string[] {
  return [name, street, city, email].filter((text) => typeof text === 'string')
}
