import type { IntlShape } from 'react-intl'
import { deployment } from '../../kernel/i18n/deployment'

/** What a service costs as plain text, by the same rules as `ServicePrice` shows it. Amounts in units of the currency. */
export function servicePriceText(intl: IntlShape, price: number | null, priceTo: number | null): string {
  if (price === null) return intl.formatMessage({ id: 'service.price.none' })
  if (price === 0 && priceTo === 0) return intl.formatMessage({ id: 'service.price.free' })
  const written = (amount: number) =>
    intl.formatNumber(amount, {
      style: 'currency',
      currency: deployment().currency,
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    })
  if (priceTo === price) return written(price)
  return intl.formatMessage(
    { id: priceTo === null ? 'service.price.from' : 'service.price.range' },
    { from: written(price), to: written(priceTo ?? price) },
  )
}
