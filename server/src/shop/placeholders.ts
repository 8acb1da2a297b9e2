import type { PublicContext } from '../context/PublicContext.js'
import { replyTimes, type ShopSettings } from '../entities/ShopSettings.js'
import { blockKeyOf } from '../fields/blockTypes.js'
import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { targetOf } from '../fields/outputTypes.js'
import { tag, takesPlaceholders } from '../fields/placeholders.js'
import { label } from '../i18n/labels.js'
import type { Language } from '../shared/screens.js'
import {
  anyPlaceholder,
  placeholderBeginning,
  placeholderNamed,
  type ShopPlaceholder,
} from '../shared/shopPlaceholders.js'
import { openingHoursText } from './openingHoursText.js'
import { addressLine, internationalPhone, sloganOf } from './shopFacts.js'

export type PlaceholderValues = ReadonlyMap<ShopPlaceholder, string>
type ShopContext = Pick<PublicContext, 'loaders' | 'services'>

/** What stands in the place of each placeholder; nothing where the shop has not said it. */
export function placeholderValues(shop: ShopSettings, language: Language): PlaceholderValues {
  const values: Record<ShopPlaceholder, string | null> = {
    name: shop.name,
    slogan: sloganOf(shop, language),
    phone: shop.phone && internationalPhone(shop.phone, shop),
    whatsapp: shop.whatsapp && internationalPhone(shop.whatsapp, shop),
    email: shop.email,
    address: addressLine(shop),
    street: shop.street,
    postalCode: shop.postalCode,
    city: shop.city,
    openingHours: openingHoursText(shop, language),
    replyTimeContact: replyTimeText(shop.replyTimeContact, language),
    replyTimePhone: replyTimeText(shop.replyTimePhone, language),
    replyTimeRemoteAssistance: replyTimeText(shop.replyTimeRemoteAssistance, language),
    vatStandard: percentage(shop.vatStandard),
    vatReduced: percentage(shop.vatReduced),
    chamberOfCommerce: shop.chamberOfCommerce,
    vatNumber: shop.vatNumber,
    bankAccount: shop.bankAccount,
  }
  return new Map(Object.entries(values).map(([name, value]) => [name as ShopPlaceholder, value ?? '']))
}

/** In the middle of a sentence. */
function replyTimeText(replyTime: string | null, language: Language): string | null {
  if (replyTime === null) return null
  const text = label(`choice.${replyTimes.name}.${replyTime}`)[language]
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function percentage(value: number | null): string | null {
  return value === null ? null : `${value}%`
}

/** The shop is read once for all texts of a call. */
function valuesFor({ loaders, services }: ShopContext, language: Language): Promise<PlaceholderValues> {
  return loaders
    .batch('shop placeholders', async (languages: readonly Language[]) => {
      const shop = await services.shop.now()
      return languages.map((each) => placeholderValues(shop, each))
    })
    .load(language)
}

/** A text as visitors read it. */
export async function fillText(
  context: ShopContext,
  language: Language,
  text: string,
  kind: FieldDescription['kind'] = 'text',
): Promise<string> {
  if (!text.includes(placeholderBeginning)) return text
  return filled(text, kind, await valuesFor(context, language))
}

/** The blocks of a page, or the items of a list, with the texts that visitors read. */
export async function fillParts<Part extends object>(
  context: ShopContext,
  language: Language,
  field: FieldDescription,
  parts: readonly Part[],
): Promise<Part[]> {
  const values = await valuesFor(context, language)
  return filledParts(field, parts, values) as Part[]
}

/** Whether any text within a value holds a placeholder. */
export function holdsPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(placeholderBeginning)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsPlaceholder)
}

function filledParts(field: FieldDescription, parts: readonly object[], values: PlaceholderValues): object[] {
  return parts.map((part) => {
    const type = field.kind === 'items' ? targetOf(field) : blockTypeOf(field, part)
    return type ? filledPart(type, part, values) : part
  })
}

function blockTypeOf({ blockTypes }: FieldDescription, part: object): Class | undefined {
  return blockTypes?.().find((candidate) => blockKeyOf(candidate) === (part as { type?: string }).type)
}

function filledPart(type: Class, part: object, values: PlaceholderValues): object {
  const result: Record<string, unknown> = { ...part }
  for (const field of fieldsOf(type)) {
    const value = result[field.name]
    if (field.kind === 'items' && Array.isArray(value)) result[field.name] = filledParts(field, value, values)
    else if (typeof value === 'string' && takesPlaceholders(type, field)) {
      result[field.name] = filled(value, field.kind, values)
    }
  }
  return result
}

/** In rich text only between tags, and escaped, so that nothing of the shop is read as markup. */
function filled(text: string, kind: FieldDescription['kind'], values: PlaceholderValues): string {
  if (kind !== 'richText') return replaced(text, values, (value) => value)
  return text
    .split(tag)
    .map((part, index) => (index % 2 === 1 ? part : replaced(part, values, escaped)))
    .join('')
}

function replaced(text: string, values: PlaceholderValues, written: (value: string) => string): string {
  return text.replace(anyPlaceholder, (whole, meant: string) => {
    const name = placeholderNamed(meant)
    return name === null ? whole : written(values.get(name) ?? '')
  })
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
