import type { EntityManager } from 'typeorm'
import { dayText } from '../../kernel/i18n/dayText.js'
import { say } from '../../kernel/i18n/say.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { unitsOf } from '../../kernel/shared/money.js'
import type { Language } from '../../kernel/shared/screens.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { readShop } from '../shop/readShop.js'
import type { Job } from './Job.js'
import { jobBill } from './JobBill.js'

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/** What the price of a job follows from besides the job. */
export interface PriceTerms extends Pick<Settings, 'currency' | 'timeZone'> {
  /** Of costs without lines, in percent; null for a shop without VAT. */
  vatRate: number | null
}

export async function priceTerms(
  manager: EntityManager,
  { currency, timeZone }: Pick<Settings, 'currency' | 'timeZone'>,
): Promise<PriceTerms> {
  return { currency, timeZone, vatRate: (await readShop(manager)).vatStandard }
}

/**
 * What a job costs, in words of a language: what its customer pays, as the screens say it, or costs without a VAT that is
 * not known; null as long as it has no price.
 */
export function jobPrice(
  { lines = [], costs = null, includingVat = true }: Partial<Pick<Job, 'lines' | 'costs' | 'includingVat'>>,
  language: Language,
  { currency, vatRate }: Omit<PriceTerms, 'timeZone'>,
): string | null {
  const bill = jobBill({ lines, costs, includingVat }, vatRate)
  if (bill === null) return null
  const price = priceText(bill.including, language, { currency })
  const hasVat = includingVat || bill.rates.length > 0
  return hasVat ? price : say(language, { key: 'notice.priceWithoutVat', values: { price } })
}

/** What its customer has agreed to and on which day, in words of a language; null where nothing was accepted with a sum. */
export function agreedPrice(
  { agreedTotal = null, agreedAt = null }: Partial<Pick<Job, 'agreedTotal' | 'agreedAt'>>,
  language: Language,
  terms: Omit<PriceTerms, 'vatRate'>,
): string | null {
  if (agreedTotal === null || agreedAt === null) return null
  const day = dayText(TimeZone.named(terms.timeZone).dayOf(Date.parse(agreedAt)), language)
  return say(language, { key: 'notice.agreed', values: { price: priceText(agreedTotal, language, terms), day } })
}

/** An amount in words of a language. */
export function priceText(cents: number, language: Language, { currency }: Pick<Settings, 'currency'>): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(unitsOf(cents))
}
