import { type Language, languages } from '../../kernel/shared/screens.js'

/** The language that an address begins with. */
export function addressLanguage(url: string): Language | undefined {
  return languages.find((language) => url === `/${language}` || url.startsWith(`/${language}/`))
}
