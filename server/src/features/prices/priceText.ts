import type { Row } from '../../kernel/context/Row.js'
import { say } from '../../kernel/i18n/say.js'
import { currentPrices, type ReduciblePrice } from '../../kernel/shared/currentPrice.js'
import { unitsOf } from '../../kernel/shared/money.js'
import type { Language } from '../../kernel/shared/screens.js'

/** What a service or product costs, in cents. */
export interface Price {
  price: number | null
  /** What it costs at most; null where only the least is known, undefined for what has one price. */
  priceTo?: number | null | undefined
}

interface Wording {
  language: Language
  /** ISO 4217. */
  currency: string
  /** Whether it says "from" before the lowest price, also of what has one price. */
  isFrom?: boolean
}

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }
const formats = new Map<string, Intl.NumberFormat>()

/** What a price is in a text, as the screens say it: `€ 139`, `€ 139 tot € 189`, `vanaf € 139`. Begins in lower case. */
export function priceText({ price, priceTo = price }: Price, { language, currency, isFrom = false }: Wording): string {
  if (price === null) return say(language, { key: 'price.none' })
  if (price === 0 && priceTo === 0) return say(language, { key: 'price.free' })
  const from = amountText(price, language, currency)
  if (isFrom || priceTo === null) return say(language, { key: 'price.from', values: { from } })
  if (priceTo === price) return from
  return say(language, { key: 'price.range', values: { from, to: amountText(priceTo, language, currency) } })
}

/** What a record of something with a price costs now. */
export function priceOf(row: Row): Price {
  const { price = null, ...rest } = row as Row & Partial<ReduciblePrice>
  return currentPrices({ ...rest, price })
}

/** What it costs by its own record, whatever promotion runs. */
export function ownPriceOf(row: Row): Price {
  const { price, priceTo } = row as Row & Partial<Price>
  return { price: price ?? null, priceTo }
}

/** Without decimals where it has no cents, as on the screens. */
function amountText(cents: number, language: Language, currency: string): string {
  const digits = cents % 100 === 0 ? 0 : 2
  const key = `${language} ${currency} ${digits}`
  const known = formats.get(key)
  if (known) return known.format(unitsOf(cents))
  const format = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  })
  formats.set(key, format)
  return format.format(unitsOf(cents))
}
