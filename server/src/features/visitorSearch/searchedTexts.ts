import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import type { SwitchedOff } from '../../kernel/context/SwitchedOff.js'
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
import type { Service } from '../services/Service.js'
import { fillParts, fillText, holdsPlaceholder } from '../shop/placeholders.js'
import { passagesOf } from './passages.js'
import type { Place, PlacedText } from './WordIndex.js'

type ShopContext = Pick<PublicContext, 'loaders' | 'services'>

/** A text that visitors see of a record. */
export interface SearchedText extends PlacedText {
  /** Whether an excerpt may show it: the title stands above it already, and the words that people use are no text. */
  isShown: boolean
}

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
  return texts
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
  return passages.map((passage) => ({
    place: placeOfWords[words],
    text: passage,
    isShown: !unread.includes(field.name),
  }))
}
