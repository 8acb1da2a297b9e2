import { anyPlaceholder, placeholderBeginning, placeholderNamed } from '../shared/shopPlaceholders.js'
import type { Class, FieldDescription } from './FieldDescription.js'
import { isVerbatim, namesPricesItself } from './Managed.js'

/** Whether a text may hold placeholders: only those that the shop itself writes for visitors. */
export function takesPlaceholders(of: Class, { kind, form, writeOnly, readOnly, public: isShown }: FieldDescription) {
  return kind.words !== undefined && form === undefined && !writeOnly && !readOnly && isShown && !isVerbatim(of)
}

/** Whether a text may name prices: where any placeholder may stand, and in the mails of the shop. */
export function namesPrices(of: Class, field: FieldDescription): boolean {
  if (takesPlaceholders(of, field)) return true
  return namesPricesItself(of) && field.kind.words !== undefined && !field.readOnly
}

/** Whether every placeholder of a text exists. */
export function hasKnownPlaceholders(text: string): boolean {
  return [...text.matchAll(anyPlaceholder)].every(([, meant = '']) => placeholderNamed(meant) !== null)
}

/** The tags of rich text, between which its words stand. */
export const tag = /(<[^>]*>)/

/** Whether no placeholder of rich text stands in a tag, such as in a link, or has tags in it. */
export function hasWholePlaceholders(html: string): boolean {
  if (!html.includes(placeholderBeginning)) return true
  const parts = html.split(tag)
  const tags = parts.filter((_, index) => index % 2 === 1)
  const count = (text: string) => [...text.matchAll(anyPlaceholder)].length
  const words = parts.filter((_, index) => index % 2 === 0)
  const inWords = words.reduce((total, each) => total + count(each), 0)
  return !tags.some((each) => /\{\{|%7B%7B/i.test(each)) && count(words.join('')) === inWords
}
