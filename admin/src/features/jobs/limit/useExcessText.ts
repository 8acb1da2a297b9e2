import { type LimitedPrice, priceExcess } from '@shop/server/priceExcess'
import { formatMoney } from '../../../kernel/format/formatValue'
import { useTranslation } from '../../../kernel/i18n/useTranslation'

/** Says what a job comes to and which promise to its customer that goes beyond; null for none. Amounts in whole units. */
export function useExcessText(): (price: LimitedPrice) => string | null {
  const { translate, language } = useTranslation()
  return (price) => {
    const excess = priceExcess(price)
    if (!excess) return null
    const amounts = { total: formatMoney(price.total ?? 0, language), amount: formatMoney(excess.amount, language) }
    return translate(`above.${excess.beyond}`, amounts)
  }
}
