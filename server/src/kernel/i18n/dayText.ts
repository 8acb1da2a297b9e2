import type { Language } from '../shared/screens.js'

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/** A day in words with its weekday, such as Sunday 22 November 2026. */
export function weekdayText(day: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' })
  return `${weekday.format(new Date(`${day}T12:00:00Z`))} ${dayText(day, language)}`
}

/** A time of the clock in words, such as `14.30 uur` and `14:30`. @param time such as 14:30 */
export function timeText(time: string, language: Language): string {
  return { nl: `${time.replace(':', '.')} uur`, en: time }[language]
}

/** A day in words, such as 22 November 2026. */
export function dayText(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T12:00:00Z`))
}
