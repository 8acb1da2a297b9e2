import type { Language } from '../../../kernel/managed/ManagedEntity'

/** From Monday, as the server counts them. */
export const weekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7]

/** The first of January 2024 was a Monday, so day n of that year is weekday n. */
export function weekdayName(weekday: number, language: Language, width: 'long' | 'narrow' = 'long'): string {
  return format(language, { weekday: width }, Date.UTC(2024, 0, weekday, 12))
}

/** `vrijdag 25 december 2026` */
export function longDay(day: string, language: Language): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const
  return format(language, parts, Date.parse(`${day}T12:00:00Z`))
}

/** `december 2026` */
export function monthName(month: string, language: Language): string {
  return format(language, { month: 'long', year: 'numeric' }, Date.parse(`${month}-01T12:00:00Z`))
}

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

function format(language: Language, parts: Intl.DateTimeFormatOptions, instant: number): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', ...parts }).format(instant)
}
