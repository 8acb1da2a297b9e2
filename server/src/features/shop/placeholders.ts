import type { PublicContext } from '../../kernel/context/PublicContext.js'
import {
  type Class,
  type FieldDescription,
  type FieldKind,
  type FieldValues,
  fieldsOf,
} from '../../kernel/fields/FieldDescription.js'
import { tag, takesPlaceholders } from '../../kernel/fields/placeholders.js'
import { label } from '../../kernel/i18n/labels.js'
import type { Language } from '../../kernel/shared/screens.js'
import {
  anyPlaceholder,
  isPrice,
  type PlaceholderName,
  placeholderBeginning,
  placeholderNamed,
  placeholdersIn,
  type ShopPlaceholder,
} from '../../kernel/shared/shopPlaceholders.js'
import { type Wording } from '../emptyFacts/emptyParts.js'
import { richTextWithoutEmpty } from '../emptyFacts/richTextWithoutEmpty.js'
import { asInSentence } from '../emptyFacts/sentencesIn.js'
import { ownWordsOf, withoutEmpty } from '../emptyFacts/withoutEmpty.js'
import { priceValuesFor } from '../prices/priceValues.js'
import { openingHoursText } from './openingHoursText.js'
import { replyTimes, type ShopSettings } from './ShopSettings.js'
import { addressLine, internationalPhone, sloganOf } from './shopFacts.js'

/** What stands in the place of each placeholder; empty where there is nothing to say. */
export type PlaceholderValues = ReadonlyMap<PlaceholderName, string>
type ShopContext = Pick<PublicContext, 'loaders' | 'services'>
type FilledField = Pick<FieldDescription, 'required'> & { kind: Pick<FieldKind, 'words'> }

interface Filling {
  language: Language
  values: PlaceholderValues
}

/** What stands in the place of each detail of the shop; nothing where it has not said it. */
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

/** The shop is read once for all texts of a call; of prices, those that the text names. */
async function valuesFor(context: ShopContext, language: Language, text: string): Promise<PlaceholderValues> {
  const prices = placeholdersIn(text).filter(isPrice)
  const shop = shopValuesFor(context, language)
  if (prices.length === 0) return shop
  return new Map<PlaceholderName, string>([...(await shop), ...(await priceValuesFor(context, language, prices))])
}

function shopValuesFor({ loaders, services }: ShopContext, language: Language): Promise<PlaceholderValues> {
  return loaders
    .batch('shop placeholders', async (languages: readonly Language[]) => {
      const shop = await services.shop.now()
      return languages.map((each) => placeholderValues(shop, each))
    })
    .load(language)
}

/**
 * A text as visitors read it. What the shop has not said leaves no hole: its sentence is left out, so that nothing may remain.
 * A title that has to say something keeps its own words, or is the name of the shop.
 * @param field which it is the text of; a title when not given
 */
export async function fillText(
  context: ShopContext,
  language: Language,
  text: string,
  field: FilledField = { kind: { words: 'line' }, required: true },
): Promise<string> {
  if (!text.includes(placeholderBeginning)) return text
  const values = await valuesFor(context, language, text)
  const filling = { language, values }
  const shown = filled(text, field, filling)
  if (shown.trim() !== '' || field.kind.words !== 'line' || !field.required) return shown
  return replaced(ownWordsOf(text, wordingOf(filling)), filling) || (values.get('name') ?? '')
}

/**
 * The blocks of a page, or the items of a list, with the texts that visitors read; null for those that nothing remains of
 * because the shop has not said what they are about.
 */
export async function fillParts<Part extends object>(
  context: ShopContext,
  language: Language,
  field: FieldDescription,
  parts: readonly Part[],
): Promise<(Part | null)[]> {
  const values = await valuesFor(context, language, holdsPlaceholder(parts) ? JSON.stringify(parts) : '')
  return filledParts(field, parts, { language, values }) as (Part | null)[]
}

/** Whether any text within a value holds a placeholder. */
export function holdsPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(placeholderBeginning)
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsPlaceholder)
}

function filledParts(field: FieldDescription, parts: readonly object[], filling: Filling): (object | null)[] {
  return parts.map((part) => {
    const type = field.kind.parts?.typeOf(field, part as FieldValues)
    return type ? filledPart(type, part, filling) : part
  })
}

function filledPart(type: Class, part: object, filling: Filling): object | null {
  const result: Record<string, unknown> = { ...part }
  for (const field of fieldsOf(type)) {
    const value = result[field.name]
    if (field.kind.parts && Array.isArray(value)) {
      const items = filledParts(field, value, filling).filter((item) => item !== null)
      if (items.length === 0 && value.length > 0) return null
      result[field.name] = items
    } else if (typeof value === 'string' && takesPlaceholders(type, field)) {
      const text = filled(value, field, filling)
      const isGone = text === '' && value !== ''
      if (isGone && field.required) return null
      result[field.name] = isGone ? null : text
    }
  }
  return result
}

/** Without what the shop has not said; in rich text only between tags, and escaped, so that nothing is read as markup. */
function filled(text: string, { kind }: FilledField, filling: Filling): string {
  const wording = wordingOf(filling)
  if (kind.words !== 'html') {
    return replaced(withoutEmpty(text, { ...wording, isTitle: kind.words === 'line' }), filling)
  }
  // The words of a block before a part of it, which a tag within the block stands before.
  let before = ''
  let isCell = false
  return richTextWithoutEmpty(text, wording)
    .split(tag)
    .map((part, index) => {
      if (index % 2 === 1) {
        if (inlineTag.test(part)) return part
        before = ''
        isCell = /^<t[dh]\b/i.test(part)
        return part
      }
      // A cell that begins with a price holds no sentence.
      const shown = replaced(part, filling, { written: escaped, before: isCell ? `– ${before}` : before })
      before += part
      return shown
    })
    .join('')
}

/** Tags that stand within a sentence. */
const inlineTag = /^<\/?(?:strong|b|em|i|u|s|a|code|sub|sup|mark|small|span)\b/i

function wordingOf({ language, values }: Filling): Wording {
  return {
    language,
    isEmpty(meant) {
      const name = placeholderNamed(meant)
      return name !== null && (values.get(name) ?? '') === ''
    },
  }
}

/** @param how each value is written, and what stands in the same block before the text */
function replaced(
  text: string,
  { language, values }: Filling,
  { written, before }: { written(value: string): string; before: string } = { written: (value) => value, before: '' },
): string {
  return text.replace(anyPlaceholder, (whole, meant: string, at: number) => {
    const name = placeholderNamed(meant)
    if (name === null) return whole
    const value = values.get(name) ?? ''
    // "From €139" begins a sentence with a capital.
    return written(isPrice(name) ? asInSentence(value, before + text, before.length + at, language) : value)
  })
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
