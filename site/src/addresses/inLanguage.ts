import { defaultLanguage, type Language } from '@shop/server/screens'
import { withQuery } from './addresses'

/** An address in the language that a screen without one of its own was asked for in. */
export function inLanguage(address: string, language: Language): string {
  return withQuery(address, { language: language === defaultLanguage ? null : language })
}
