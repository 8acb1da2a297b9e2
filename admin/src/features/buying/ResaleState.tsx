import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** Whether what was bought has to be kept, may be sold, or is sold. */
export function ResaleState({ resaleFrom, soldAt }: { resaleFrom: string; soldAt: string | null }) {
  const { translate, language } = useTranslation()
  if (soldAt) return translate('buying.sold', { at: formatInstant(soldAt, language) })
  if (Date.parse(resaleFrom) > Date.now()) {
    return translate('buying.held', { at: formatInstant(resaleFrom, language) })
  }
  return translate('buying.free')
}
