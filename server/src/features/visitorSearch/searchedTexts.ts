import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import type { SwitchedOff } from '../../kernel/context/SwitchedOff.js'
import { choiceLabel } from '../../kernel/fields/Choice.js'
import {
  type Class,
  type FieldDescription,
  type FieldKind,
  fieldOf,
  fieldsOf,
} from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { takesPlaceholders } from '../../kernel/fields/placeholders.js'
import type { Language } from '../../kernel/shared/screens.js'
import { NewsCategory } from '../news/NewsCategory.js'
import { NewsItem } from '../news/NewsItem.js'
import type { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { ServiceGroup } from '../services/ServiceGroup.js'
import { fillParts, fillText, holdsPlaceholder } from '../shop/placeholders.js'
import { passagesOf } from './passages.js'
import type { Place, PlacedText } from './WordIndex.js'

type ShopContext = Pick<PublicContext, 'loaders' | 'services'>

/** A text that visitors see of a record. */
export interface SearchedText extends PlacedText {
  /** Whether an excerpt may show it: the title stands above it already, and the words that people use are no text. */
  isShown: boolean
}

/** What visitors call a record by and what is no text of its own: what it is of, what state it is in, who makes it. */
const namedBy: Partial<Record<string, readonly string[]>> = {
  newsItem: ['category' satisfies keyof NewsItem],
  service: ['group' satisfies keyof Service],
  product: ['productType', 'condition', 'brand'] satisfies (keyof Product)[],
}

/** The entities whose records bear names of others, with these. */
export const namedTypes: ReadonlyMap<Class, readonly Class[]> = new Map<Class, readonly Class[]>([
  [NewsItem, [NewsCategory]],
  [Service, [ServiceGroup]],
])

const placeOfWords: Record<NonNullable<FieldKind['words']>, Place> = { line: 'heading', lines: 'intro', html: 'text' }

/** What stands on a button says what to press, not what the record is about. */
const onButtons = /(?:Btn|button\w*)Title$/

/** By which records are found, and which no visitor reads. */
const unread: readonly string[] = ['searchWords' satisfies keyof Service]

/** For search engines alone. */
const offScreen: readonly FieldDescription['section'][] = ['search']

/**
 * The texts by which visitors find a record, in the order in which they stand there, as visitors read them: with the
 * details of the shop in place of placeholders, without what is not shown, without blocks of parts that are switched off.
 */
export async function searchedTexts(
  context: ShopContext,
  type: Class,
  row: Row,
  off: Pick<SwitchedOff, 'blocks'>,
): Promise<SearchedText[]> {
  const language = row.language as Language
  const { titleField } = managedEntity(type)
  const texts: SearchedText[] = []
  for (const field of fieldsOf(type)) {
    const value = row[field.name]
    if (field.blockTypes) {
      const shown = (value as Row[]).filter((block) => !off.blocks.has(String(block.type)))
      const filled = holdsPlaceholder(shown) ? await fillParts(context, language, field, shown) : shown
      texts.push(...filled.flatMap((block) => (block ? textsOf(field, block) : [])))
    } else if (typeof value === 'string' && isSearched(type, field, row)) {
      const text = await fillText(context, language, value, field)
      if (field.name === titleField) texts.push({ place: 'title', text, isShown: false })
      // A name in a menu is one of its names.
      else if (field.section === 'menu') texts.push({ place: 'title', text, isShown: false })
      else texts.push(...placed(field, text))
    }
  }
  for (const name of namedBy[managedEntity(type).name] ?? []) {
    const text = await nameOf(context, language, fieldOf(type, name), row[name])
    if (text) texts.push({ place: 'heading', text, isShown: false })
  }
  return texts
}

/** What a value is called: the record that it stands for, a choice, or the text that it is. */
async function nameOf(
  { loaders }: ShopContext,
  language: Language,
  field: FieldDescription | undefined,
  value: unknown,
): Promise<string | null> {
  if (!field || value == null) return null
  if (field.target) {
    const named = await loaders.record(field.target(), value as number)
    return named ? String((named as Row)[managedEntity(field.target()).titleField]) : null
  }
  return field.choice ? choiceLabel(field.choice, String(value))[language] : String(value)
}

function textsOf(field: FieldDescription, block: Values): SearchedText[] {
  const type = field.kind.parts?.typeOf(field, block)
  return type ? textsOfPart(type, block) : []
}

function textsOfPart(type: Class, part: Values): SearchedText[] {
  return fieldsOf(type).flatMap((field) => {
    const value = part[field.name]
    if (field.kind.parts && Array.isArray(value)) return value.flatMap((item: Values) => textsOf(field, item))
    return typeof value === 'string' && isSearched(type, field, part) ? placed(field, value) : []
  })
}

function isSearched(type: Class, field: FieldDescription, values: Values): boolean {
  if (!takesPlaceholders(type, field) || onButtons.test(field.name) || offScreen.includes(field.section)) return false
  const switchName = `show${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`
  return !fieldOf(type, switchName) || values[switchName] === true
}

function placed(field: FieldDescription, text: string): SearchedText[] {
  const { words = 'html' } = field.kind
  const passages = words === 'html' ? passagesOf(text) : [text]
  const isUnread = unread.includes(field.name)
  return passages.map((passage) => ({
    place: isUnread ? 'words' : placeOfWords[words],
    text: passage,
    isShown: !isUnread,
  }))
}
