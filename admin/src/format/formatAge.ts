import type { Language } from '../managed/ManagedEntity'

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const

const justNow: Record<Language, string> = { nl: 'zojuist', en: 'just now' }

/** How long ago something was, as people say it: 3 hours ago. */
export function formatAge(instant: string, language: Language, now = Date.now()): string {
  const seconds = (now - Date.parse(instant)) / 1000
  const found = units.find(([, length]) => seconds >= length)
  if (!found) return justNow[language]
  const [unit, length] = found
  return new Intl.RelativeTimeFormat(language).format(-Math.floor(seconds / length), unit)
}
