import type { Language } from './screens.js'

const orders: Record<Language, Intl.Collator> = {
  nl: new Intl.Collator('nl', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
}

/**
 * The order of names for readers of a language, for `sort`: the same on every computer, whatever its own language is, and
 * by the numbers in them, so that "Windows 9" comes before "Windows 10".
 */
export function compareNames(language: Language): (one: string, other: string) => number {
  return orders[language].compare
}
