import type { Language } from '../managed/ManagedEntity'

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

const justNow: Record<Language, string> = { nl: 'zojuist', en: 'just now' }

const soon: Record<Language, string> = { nl: 'zo dadelijk', en: 'in a moment' }

/** How long ago something was, as people say it: 3 hours ago. */
export function formatAge(instant: string, language: Language, now = Date.now()): string {
  return relative((now - Date.parse(instant)) / 1000, -1, language) ?? justNow[language]
}

/** In how long something is: in 3 hours. */
export function formatUntil(instant: string, language: Language, now = Date.now()): string {
  return relative((Date.parse(instant) - now) / 1000, 1, language) ?? soon[language]
}

/** Null for less than a minute. */
function relative(seconds: number, direction: 1 | -1, language: Language): string | null {
  const found = units.find(([, length]) => seconds >= length)
  if (!found) return null
  const [unit, length] = found
  return new Intl.RelativeTimeFormat(language).format(direction * Math.floor(seconds / length), unit)
}
