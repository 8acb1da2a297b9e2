import { unitsOf } from '../shared/money.js'
import type { Language } from '../shared/screens.js'
import { dayText } from './dayText.js'
import { en } from './en.js'
import { fieldLabels, label } from './labels.js'
import { nl, type TextKey } from './nl.js'

/** A text of the catalogue with what is filled in; it becomes words when the reader's language is known. */
export interface Message {
  key: TextKey
  /**
   * `field` is the path of a field and is printed as its label, as an entity is, a list as a choice, another text in its words, an amount and a day as
   * the language writes it; anything else as it is.
   */
  values?: { field?: FieldName; [name: string]: MessageValue | undefined }
}

type MessageValue = string | number | Amount | DayName | EntityName | FieldName | Message | readonly (string | number)[]

/** In the shop's currency. */
interface Amount {
  cents: number
}

/** A day, such as 2026-11-28, as the language writes it. */
interface DayName {
  day: string
}

/** An entity, for messages that name it. */
interface EntityName {
  entity: string
}

/** A field of an entity or a block, for messages that name it. */
export interface FieldName {
  owner: string
  name: string
}

const catalogues = { nl, en }

/** `3 of 6`, `3 or 6`. */
const choices = {
  nl: new Intl.ListFormat('nl', { type: 'disjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
}

export function say(language: Language, message: Message): string {
  return catalogues[language][message.key].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = message.values?.[name]
    if (value === undefined) return placeholder
    if (typeof value !== 'object') return String(value)
    if (isList(value)) return choices[language].format(value.map(String))
    if ('cents' in value) return amountIn(language, value)
    if ('day' in value) return dayText(value.day, language)
    if ('entity' in value) return label(value.entity)[language]
    return 'key' in value ? say(language, value) : fieldLabels(value.owner, value.name)[language]
  })
}

/** `1.234,50`, `10`: without a currency. */
function amountIn(language: Language, { cents }: Amount): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', form).format(unitsOf(cents))
}

function isList(value: MessageValue): value is readonly (string | number)[] {
  return Array.isArray(value)
}
