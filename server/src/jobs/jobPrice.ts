import type { Job } from '../entities/Job.js'
import { say } from '../i18n/say.js'
import type { Settings } from '../settings/readSettings.js'
import { lineTotals } from '../shared/lineTotals.js'
import type { Language } from '../shared/screens.js'

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/** What a job costs, in words of a language: with VAT where its lines say what that is; null as long as it has no price. */
export function jobPrice(
  { lines = [], costs = null, includingVat = true }: Partial<Pick<Job, 'lines' | 'costs' | 'includingVat'>>,
  language: Language,
  { currency }: Pick<Settings, 'currency'>,
): string | null {
  const cents = lines.length > 0 ? lineTotals(lines, includingVat).including : costs
  if (cents === null) return null
  const price = priceText(cents, language, { currency })
  return lines.length > 0 || includingVat ? price : say(language, { key: 'notice.priceWithoutVat', values: { price } })
}

/** An amount in words of a language. */
export function priceText(cents: number, language: Language, { currency }: Pick<Settings, 'currency'>): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(cents / 100)
}
