import type { Language } from '../managed/ManagedEntity'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A size as people say it: 212 kB. */
export function formatBytes(bytes: number, language: Language): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : bytes < 1_000_000_000 ? 2 : 3
  return new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB', {
    style: 'unit',
    unit: units[power],
    maximumFractionDigits: power >= 2 ? 1 : 0,
  }).format(bytes / 1000 ** power)
}
