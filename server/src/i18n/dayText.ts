import type { Language } from '../shared/screens.js'

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/** A day in words, such as 22 November 2026. */
export function dayText(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T12:00:00Z`))
}
