import { type PriceName, priceReferenceOf } from './priceReferences.js'

/**
 * What a text may say of the shop by a placeholder, such as `{{shop.phone}}`: visitors read what the shop's record says
 * at that moment.
 */
export const shopPlaceholders = [
  'name',
  'slogan',
  'phone',
  'whatsapp',
  'email',
  'address',
  'street',
  'postalCode',
  'city',
  'openingHours',
  'replyTimeContact',
  'replyTimePhone',
  'replyTimeRemoteAssistance',
  'vatStandard',
  'vatReduced',
  'chamberOfCommerce',
  'vatNumber',
  'bankAccount',
] as const
export type ShopPlaceholder = (typeof shopPlaceholders)[number]

/** The beginning of a placeholder; what a text without it holds is read as it is. */
export const placeholderBeginning = '{{'

/** Anything between double braces, whose first group is what was meant. */
export const anyPlaceholder = /\{\{([^{}]*)\}\}/g

const known: ReadonlySet<string> = new Set(shopPlaceholders)

/** What a text can name: a detail of the shop, or the price of a service or product. */
export type PlaceholderName = ShopPlaceholder | PriceName

/** What stands between the braces: the name of a price, or that of a detail with `shop.` before it, which may be left out. */
export function placeholderNamed(text: string): PlaceholderName | null {
  const meant = text.trim()
  if (priceReferenceOf(meant)) return meant as PriceName
  const name = meant.replace(/^shop\./, '')
  return known.has(name) ? (name as ShopPlaceholder) : null
}

export function isPrice(name: PlaceholderName): name is PriceName {
  return name.startsWith('price.')
}

/** How a text holds it. */
export function placeholderText(name: PlaceholderName): string {
  return isPrice(name) ? `{{${name}}}` : `{{shop.${name}}}`
}

/** What texts name, each once. */
export function placeholdersIn(text: string): PlaceholderName[] {
  if (!text.includes(placeholderBeginning)) return []
  const named = [...text.matchAll(anyPlaceholder)].map(([, meant = '']) => placeholderNamed(meant))
  return [...new Set(named.filter((name) => name !== null))]
}

/** The letters of a price in a text, such as `€ 149,95`, and of one with "from". */
const shownPrice = { plain: 8, from: 12 }

/** The length of a text as its limit counts it: a price as what visitors read, whatever its name is. */
export function lengthOfText(text: string): number {
  if (!text.includes(placeholderBeginning)) return text.length
  const shown = text.replace(anyPlaceholder, (whole, meant: string) => {
    const name = placeholderNamed(meant)
    return name && isPrice(name) ? ' '.repeat(name.endsWith('.from') ? shownPrice.from : shownPrice.plain) : whole
  })
  return shown.length
}
