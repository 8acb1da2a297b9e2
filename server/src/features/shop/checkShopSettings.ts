import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { type CountryCode, isValidPhoneNumber } from 'libphonenumber-js'
import type { Message } from '../../kernel/i18n/say.js'
import { isCompanyNumber, isVatNumber } from '../../kernel/shared/companyNumbers.js'
import { type LedgerNumber, wrongLedgerNumbers } from '../../kernel/shared/ledgerRoles.js'
import { type CheckedHours, checkOpeningHours } from './checkOpeningHours.js'

type Errors = Record<string, Message | false>

/** What is checked of a shop. */
interface CheckedShop extends CheckedHours {
  country: string
  phone: string | null
  whatsapp: string | null
  postalCode: string | null
  chamberOfCommerce: string | null
  vatNumber: string | null
  bankAccount: string | null
  latitude: number | null
  longitude: number | null
  invoiceSeries: string
  receiptSeries: string
  creditSeries: string
  ledgerNumbers: readonly LedgerNumber[] | null
  socialLinks: readonly { url: string }[] | null
}

const postalCodes: Record<string, RegExp> = {
  // No Dutch code has the letters SA, SD or SS.
  NL: /^[1-9]\d{3} ?(?!S[ADS])[A-Z]{2}$/i,
  BE: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  LU: /^(L-?)?[1-9]\d{3}$/i,
  FR: /^\d{5}$/,
}

/** The numbers of a shop have the form of its country. */
export function checkShopSettings(shop: CheckedShop): Errors {
  const { country } = shop
  const isDutch = country === 'NL'
  return {
    phone: isWrong(shop.phone, (text) => isPhoneNumberOf(text, country)) && { key: 'shop.phone' },
    whatsapp: isWrong(shop.whatsapp, (text) => isPhoneNumberOf(text, country)) && { key: 'shop.phone' },
    postalCode: isWrong(shop.postalCode, (text) => postalCodes[country]?.test(text) ?? true) && {
      key: isDutch ? 'shop.postalCode.nl' : 'shop.postalCode',
    },
    chamberOfCommerce: isDutch && isWrong(shop.chamberOfCommerce, isCompanyNumber) && { key: 'shop.chamberOfCommerce' },
    vatNumber: isWrong(shop.vatNumber, (text) => isVatNumber(text, country)) && {
      key: isDutch ? 'shop.vatNumber.nl' : 'shop.vatNumber',
    },
    bankAccount: isWrong(shop.bankAccount, (text) => isValidIBAN(electronicFormatIBAN(text) ?? '')) && {
      key: 'shop.bankAccount',
    },
    latitude: (shop.latitude === null) !== (shop.longitude === null) &&
      shop.latitude === null && { key: 'shop.position' },
    longitude: (shop.latitude === null) !== (shop.longitude === null) &&
      shop.longitude === null && { key: 'shop.position' },
    ...seriesErrors(shop),
    ...ledgerErrors(shop),
    ...socialLinkErrors(shop),
    ...checkOpeningHours(shop),
  }
}

function isWrong(text: string | null | undefined, isRight: (text: string) => boolean): boolean {
  return typeof text === 'string' && text !== '' && !isRight(text)
}

/** A number of the shop's country, or of another in its international form. */
function isPhoneNumberOf(text: string, country: string): boolean {
  return isValidPhoneNumber(text, country as CountryCode)
}

function socialLinkErrors({ socialLinks }: CheckedShop): Errors {
  return Object.fromEntries(
    (socialLinks ?? []).map(({ url }, index) => [
      `socialLinks.${index}.url`,
      isWrong(url, (text) => /^https:\/\//.test(text)) && { key: 'shop.webAddress' },
    ]),
  )
}

/** Two series with the same letters would have the same numbers. */
function seriesErrors({ invoiceSeries, receiptSeries, creditSeries }: CheckedShop): Errors {
  const all = { invoiceSeries, receiptSeries, creditSeries }
  const isTwice = (text: string) => Object.values(all).filter((other) => other === text).length > 1
  return Object.fromEntries(
    Object.entries(all).map(([name, text]) => {
      const isWrong = typeof text === 'string' && (!/^[A-Z]{1,4}$/.test(text) || isTwice(text))
      return [name, isWrong && { key: 'shop.series' }]
    }),
  )
}

function ledgerErrors({ ledgerNumbers }: CheckedShop): Errors {
  return Object.fromEntries(
    wrongLedgerNumbers(ledgerNumbers ?? []).map(({ index, field }) => [
      `ledgerNumbers.${index}.${field}`,
      { key: field === 'account' ? 'shop.ledgerAccount' : 'shop.ledgerNumber' },
    ]),
  )
}
