import type { InvoiceCustomer, InvoiceSeller } from '../../../kernel/shared/invoiceDocument.js'

/** Where a party receives electronic documents: a number, and the code of the list that it is of (EAS). */
export interface ElectronicAddress {
  scheme: string
  number: string
}

/** A party by the numbers that it is known by. */
type Numbers = Pick<InvoiceSeller & InvoiceCustomer, 'country' | 'chamberOfCommerce' | 'vatNumber'>

/** The register of the Dutch chamber of commerce. */
export const chamberOfCommerceScheme = '0106'

/** The lists of VAT numbers, by ISO 3166. */
const vatSchemes: Readonly<Record<string, string>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CH: '9927',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  DK: '0198',
  EE: '9931',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  GB: '9932',
  GR: '9933',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SE: '9955',
  SI: '9949',
  SK: '9950',
}

/** That of a party by its KvK number if it is Dutch, else by its VAT number; null without either. */
export function electronicAddress(party: Numbers): ElectronicAddress | null {
  const registered = registrationNumber(party)
  if (registered && party.country === 'NL') return { scheme: chamberOfCommerceScheme, number: registered }
  const number = vatNumberOf(party)
  const scheme = vatSchemes[party.country]
  return number && scheme ? { scheme, number } : null
}

/** The number of a party in the register of companies, without spaces; null without one. */
export function registrationNumber({ chamberOfCommerce }: Numbers): string | null {
  return chamberOfCommerce?.replace(/\s/g, '') || null
}

/** The VAT number of a party as in `NL123456789B01`, whatever stands between its signs; null without one. */
export function vatNumberOf({ country, vatNumber }: Numbers): string | null {
  const plain = vatNumber?.replace(/[^0-9a-z]/gi, '').toUpperCase()
  if (!plain) return null
  return /^[A-Z]{2}/.test(plain) ? plain : `${country}${plain}`
}
