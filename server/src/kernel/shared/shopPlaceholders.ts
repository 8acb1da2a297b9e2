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

/** What stands between the braces: the name with `shop.` before it, which may be left out. */
export function placeholderNamed(text: string): ShopPlaceholder | null {
  const name = text.trim().replace(/^shop\./, '')
  return known.has(name) ? (name as ShopPlaceholder) : null
}

/** How a text holds it. */
export function placeholderText(name: ShopPlaceholder): string {
  return `{{shop.${name}}}`
}
